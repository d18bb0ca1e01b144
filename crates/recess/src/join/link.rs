//! Links to a server: to a table, as a friend sends it (`https://host/t/ID`, with `#key=SECRET` for one's own seat), and to a
//! game that is over (`https://host/replay/ID/2`).

use client::{Error, Server};

/// A server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    secure: bool,
    /// The host, and the port if it is not the default.
    authority: String,
}

impl Address {
    /// Reads an address with the path behind it, which has no slash in front; `None` if it is none.
    pub(crate) fn read(text: &str) -> Option<(Address, &str)> {
        let address = text.trim();
        let address = address.split_once('#').map_or(address, |(address, _)| address);
        let (scheme, rest) = address.split_once("://").unwrap_or(("http", address));
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" => true,
            _ => return None,
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let host = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if authority.is_empty() || !authority.chars().all(host) || authority.starts_with(':') {
            return None;
        }
        let port = authority.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.ends_with(']'));
        if port.is_some_and(|port| port.parse::<u16>().is_err()) {
            return None;
        }
        let path = path.split('?').next().unwrap_or_default().trim_end_matches('/');
        Some((Address { secure, authority: authority.to_ascii_lowercase() }, path))
    }

    /// The server at this address.
    pub(crate) fn server(&self) -> Result<Server, Error> {
        if self.secure { Server::securely_at(&self.authority) } else { Ok(Server::at(&self.authority)) }
    }

    /// The server's address, for people.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

/// A table of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) address: Address,
    pub(crate) table: String,
    /// The secret of a seat.
    pub(crate) key: Option<String>,
}

impl Link {
    /// Reads a link; `None` if it is none to a table.
    pub(crate) fn read(text: &str) -> Option<Link> {
        let (address, path) = Address::read(text)?;
        let table = path.strip_prefix("t/").filter(|table| is_word(table))?;
        let fragment = text.trim().split_once('#').map_or("", |(_, fragment)| fragment);
        let key = fragment.split('&').find_map(|part| part.strip_prefix("key=")).filter(|key| is_word(key));
        if fragment.contains("key=") && key.is_none() {
            return None;
        }
        Some(Link { address, table: table.to_owned(), key: key.map(str::to_owned) })
    }

    /// The link without a secret.
    pub(crate) fn public(&self) -> String {
        format!("{}/t/{}", self.address.origin(), self.table)
    }
}

/// A game at a table, to be told when it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameLink {
    pub(crate) address: Address,
    pub(crate) table: String,
    /// Which game at the table, counted from 1; the last that is over if none is named.
    pub(crate) number: Option<u32>,
}

impl GameLink {
    /// Reads a link to a replay, to its file, or to a table.
    pub(crate) fn read(text: &str) -> Option<GameLink> {
        let (address, path) = Address::read(text)?;
        let parts: Vec<&str> = path.split('/').collect();
        let (table, number) = match parts[..] {
            ["t", table] => (table, None),
            ["replay", table, number] | ["api", "replays", table, number] => {
                (table, Some(number.strip_suffix(".play").unwrap_or(number).parse().ok()?))
            }
            _ => return None,
        };
        is_word(table).then(|| GameLink { address, table: table.to_owned(), number })
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_as_pages_and_as_files() {
        let read = |text: &str| GameLink::read(text).map(|game| (game.address.origin(), game.table, game.number));
        let game = |number| Some(("https://a.b".to_owned(), "k3x9".to_owned(), number));
        assert_eq!(read("https://a.b/replay/k3x9/2"), game(Some(2)));
        assert_eq!(read("https://a.b/replay/k3x9/2?seat=1#x"), game(Some(2)));
        assert_eq!(read("https://a.b/api/replays/k3x9/2.play"), game(Some(2)));
        assert_eq!(read("https://a.b/t/k3x9#key=5d41"), game(None));
        for bad in ["https://a.b", "https://a.b/replay/k3x9", "https://a.b/replay/k3x9/two", "https://a.b/replay/k-/2"]
        {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn links_are_read_in_all_forms_that_friends_send() {
        let read = |text: &str| Link::read(text).map(|link| (link.public(), link.key));
        let plain = |link: &str| Some((link.to_owned(), None));
        assert_eq!(read("http://127.0.0.1:7777/t/ABCDEFGH"), plain("http://127.0.0.1:7777/t/ABCDEFGH"));
        assert_eq!(read(" HTTPS://Play.Example.org/t/abc/?x=1 "), plain("https://play.example.org/t/abc"));
        assert_eq!(read("localhost:7777/t/abc"), plain("http://localhost:7777/t/abc"));
        assert_eq!(read("http://[::1]:7777/t/abc"), plain("http://[::1]:7777/t/abc"));
        assert_eq!(read("http://[::1]/t/abc"), plain("http://[::1]/t/abc"));
        let with_key = Some(("https://a.b/t/abc".to_owned(), Some("5d41".to_owned())));
        assert_eq!(read("https://a.b/t/abc#key=5d41"), with_key);
        assert_eq!(read("https://a.b/t/abc#x=1&key=5d41"), with_key);
        for bad in [
            "",
            "abc",
            "http://",
            "http:///t/abc",
            "http://a.b/",
            "http://a.b/t/",
            "http://a.b/t/a/b",
            "ftp://a.b/t/abc",
            "http://a.b:port/t/abc",
            "http://a.b:99999/t/abc",
            "http://a b/t/abc",
            "http://u@a.b/t/abc",
            "http://:80/t/abc",
            "http://a.b/t/abc#key=",
            "http://a.b/t/abc#key=a\"b",
            "http://a.b/t/ä",
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
