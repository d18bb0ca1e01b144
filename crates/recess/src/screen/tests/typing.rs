//! Moves that are written out, clauses that are opened from a page, and the card beside everything else.

use super::{SIZES, brawl, drawn, night, press, text, typed};
use tui::ratatui::crossterm::event::KeyCode;
use tui::ratatui::style::Modifier;
use words::Lang;

#[test]
fn a_move_is_edited_completed_and_brought_back() {
    let mut client = brawl(Lang::English);
    let screen = |client: &mut _| text(&drawn(client, SIZES[0]));
    typed(&mut client, ":HUMLIATION");
    press(&mut client, KeyCode::Enter);
    let told = screen(&mut client);
    assert!(told.contains("“HUMLIATION” is not a move: there is no card “HUMLIATION”"), "{told}");
    assert!(told.contains("mean “humiliation”?"), "{told}");
    // The cursor goes back to the missing letter.
    for _ in 0..7 {
        press(&mut client, KeyCode::Left);
    }
    typed(&mut client, "I");
    assert!(screen(&mut client).contains("> HUMILIATION "));
    press(&mut client, KeyCode::Esc);
    // What was written before is on the arrow keys, also after the line was closed.
    typed(&mut client, ":");
    press(&mut client, KeyCode::Up);
    assert!(screen(&mut client).contains("> HUMLIATION "));
    press(&mut client, KeyCode::Esc);
    // Tab completes what can be done now, and then players and cards.
    typed(&mut client, ":blo");
    press(&mut client, KeyCode::Tab);
    assert!(screen(&mut client).contains("> BLOCK"));
    press(&mut client, KeyCode::Esc);
    typed(&mut client, ":foo > ca");
    press(&mut client, KeyCode::Tab);
    assert!(screen(&mut client).contains("> foo > Carl "));
    press(&mut client, KeyCode::Esc);
    typed(&mut client, ":block");
    press(&mut client, KeyCode::Enter);
    assert!(screen(&mut client).contains("Ann answers with Block"), "{}", screen(&mut client));
}

#[test]
fn what_is_wrong_with_a_written_move_is_said_in_the_language_that_is_spoken() {
    for (lang, says) in [(Lang::Italian, "non c'è"), (Lang::Spanish, "no hay"), (Lang::Czech, "není")] {
        let mut client = night(lang);
        typed(&mut client, ":FAIRY DUS > Bob");
        press(&mut client, KeyCode::Enter);
        let told = text(&drawn(&mut client, SIZES[0]));
        assert!(told.contains("FAIRY DUS") && told.contains(says), "{told}");
    }
}

#[test]
fn clauses_on_a_page_open_with_enter() {
    for (keys, kind) in [("w", "why not?"), ("i", "First Aid")] {
        let mut client = brawl(Lang::English);
        press(&mut client, KeyCode::Tab);
        press(&mut client, KeyCode::Home);
        press(&mut client, KeyCode::Down);
        press(&mut client, KeyCode::Down);
        typed(&mut client, keys);
        let buffer = drawn(&mut client, SIZES[0]);
        let page = text(&buffer);
        assert!(page.contains(kind) && page.contains("Enter open the clause"), "{page}");
        // The clause that Enter opens is the one that stands out.
        let marked = |modifier: Modifier| -> String {
            let rows = buffer.content().chunks(80).skip(1).take(22);
            let cells = rows.flatten().filter(|cell| cell.modifier.contains(modifier));
            cells.map(tui::ratatui::buffer::Cell::symbol).collect()
        };
        let all = marked(Modifier::REVERSED);
        let clause = &all[all.find("LM-").unwrap_or_else(|| panic!("{all}\n{page}"))..];
        let end = clause.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-');
        let clause = clause[..end.unwrap_or(clause.len())].trim_end_matches(char::is_alphabetic);
        press(&mut client, KeyCode::Enter);
        let rules = text(&drawn(&mut client, SIZES[0]));
        assert!(
            rules.contains("The rulebook and the cards") && rules.contains(&format!("─ {clause}")),
            "{clause}\n{rules}"
        );
        // And back to the page.
        press(&mut client, KeyCode::Esc);
        assert_eq!(text(&drawn(&mut client, SIZES[0])), page);
    }
}

#[test]
fn a_wide_screen_shows_what_the_selected_card_does() {
    let mut client = brawl(Lang::English);
    let shown = |client: &mut _, size| text(&drawn(client, size));
    assert!(!shown(&mut client, (159, 50)).contains("─ Chain ─"));
    press(&mut client, KeyCode::Tab);
    press(&mut client, KeyCode::Home);
    let first = shown(&mut client, (160, 50));
    assert!(first.contains("─ Block ─"), "{first}");
    press(&mut client, KeyCode::Down);
    for size in [(160, 50), (160, 24), (220, 60)] {
        let chain = shown(&mut client, size);
        assert!(chain.contains("─ Chain ─") && !chain.contains("─ Block ─"), "{chain}");
    }
    // In another language at once, and in a fight where there is room.
    typed(&mut client, "gg");
    assert!(shown(&mut client, (160, 50)).contains("─ Cadena ─"));
    let mut night = night(Lang::English);
    press(&mut night, KeyCode::Tab);
    let told = text(&drawn(&mut night, (160, 50)));
    assert!(told.contains("─ Lightning Trap ─"), "{told}");
}
