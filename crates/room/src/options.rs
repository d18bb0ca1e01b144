//! The options of a table: what they may be, and changing them before the first game.

use crate::pace::Times as _;
use crate::places::Holder;
use crate::room::Room;
use crate::{Conn, Effects};
use kit::Kit;
use table::{Phrase, Seat};
use wire::{ChatLine, Options, OwnNumber, RefusalReason};

/// The longest text of an option, in bytes.
const LONGEST_SETTING: usize = 1000;

/// How many numbers of its own a game's table may set.
const OWN_NUMBERS: usize = 32;

/// Opens the game with these options. Returns them as they are kept, or what is wrong with them.
pub(crate) fn checked<K: Kit>(options: &Options) -> Result<(K, Options), Phrase> {
    check_size(options)?;
    let kit = K::new(options)?;
    for level in &options.bots {
        if !K::LEVELS.contains(&level.as_str()) {
            return Err(Phrase::new("table-level").with("level", level.clone()).with("levels", K::LEVELS.join(", ")));
        }
    }
    if options.beat > Options::LONGEST_BEAT {
        return Err(Phrase::new("table-beat").with("most", Options::LONGEST_BEAT));
    }
    check_own::<K>(options)?;
    // With players' own cards, the stored decks say which cards they were.
    let decks = kit.decks().unwrap_or_else(|| options.decks.clone());
    Ok((kit, Options { decks, ..options.clone() }))
}

/// Rejects options that are larger than any table needs: they are saved, and sent to everybody who reads the list.
fn check_size(options: &Options) -> Result<(), Phrase> {
    let Options { decks, rules, bots, own, .. } = options;
    let texts = [decks, rules, &options.game].into_iter().chain(bots);
    let long = texts.chain(own.keys()).any(|text| text.len() > LONGEST_SETTING);
    if bots.len() >= Seat::MAX || own.len() > OWN_NUMBERS || long {
        let why = Phrase::new("error-options-too-long");
        return Err(why.with("bots", Seat::MAX - 1).with("most", LONGEST_SETTING));
    }
    Ok(())
}

/// Checks that the game lists these numbers, and that they are within their bounds.
fn check_own<K: Kit>(options: &Options) -> Result<(), Phrase> {
    let listed = K::own_numbers();
    for (name, value) in &options.own {
        let Some(OwnNumber { least, most, .. }) = listed.iter().find(|number| number.name == *name) else {
            return Err(Phrase::new("table-no-option").with("name", name.clone()));
        };
        if !(least..=most).contains(&value) {
            let bounds = Phrase::new("table-option-bounds").with("name", name.clone());
            return Err(bounds.with("least", *least).with("most", *most));
        }
    }
    Ok(())
}

impl<K: Kit> Room<K> {
    /// Changes the options for the host, before the first game. Votes to begin were for the old ones, so they are void.
    pub(crate) fn change_options(&mut self, conn: Conn, seat: Seat, wanted: &Options, fx: &mut Effects) {
        match self.changed(seat, wanted) {
            Err(why) => Self::refuse(fx, conn, None, vec![RefusalReason { clauses: Vec::new(), say: why }]),
            Ok((_, options)) if options == self.options => {}
            Ok((kit, options)) => {
                let reserve = options.pace.reserve();
                self.places.resize_with(options.players, Holder::default);
                self.places.iter_mut().for_each(|holder| holder.reserve = reserve);
                (self.kit, self.options, self.wish) = (kit, options, None);
                fx.options = Some(self.options.clone());
                let say = Phrase::new("table-changed").with("name", self.places[seat.index()].name.clone());
                self.tell_said(ChatLine { by: None, text: String::new(), say: Some(say) }, fx);
                self.tell_table(fx);
            }
        }
    }

    fn changed(&self, seat: Seat, wanted: &Options) -> Result<(K, Options), Phrase> {
        if self.run.is_some() {
            return Err(Phrase::new("table-not-now"));
        }
        if self.host() != Some(seat) {
            return Err(Phrase::new("table-host-only"));
        }
        if wanted.game != self.options.game {
            return Err(Phrase::new("table-same-game"));
        }
        let sitting = self.places.iter().rposition(|holder| holder.secret.is_some() || holder.level.is_some());
        let needed = sitting.map_or(0, |at| at + 1);
        let (kit, options) = checked::<K>(wanted)?;
        if options.players < needed {
            return Err(Phrase::new("table-seats-taken").with("n", needed));
        }
        Ok((kit, options))
    }
}
