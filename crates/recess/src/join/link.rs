//! The link to a table that a player sends to friends: `https://host/t/ID`, with `#key=SECRET` for one's own seat.

use client::{Error, Server};

/// A table of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    secure: bool,
    /// The host, and the port if it is not the default.
    authority: String,
    pub(crate) table: String,
    /// The secret of a seat.
    pub(crate) key: Option<String>,
}

impl Link {
    /// Reads a link; `None` if it does not lead to a table.
    pub(crate) fn read(text: &str) -> Option<Link> {
        let (address, fragment) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
        let (scheme, rest) = address.split_once("://").unwrap_or(("http", address));
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" => true,
            _ => return None,
        };
        let (authority, path) = rest.split_once('/')?;
        let path = path.split('?').next()?;
        let table = path.strip_prefix("t/")?.trim_end_matches('/');
        let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric());
        let host = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if !word(table) || authority.is_empty() || !authority.chars().all(host) || authority.starts_with(':') {
            return None;
        }
        let port = authority.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.ends_with(']'));
        if port.is_some_and(|port| port.parse::<u16>().is_err()) {
            return None;
        }
        let key = fragment.split('&').find_map(|part| part.strip_prefix("key=")).filter(|key| word(key));
        if fragment.contains("key=") && key.is_none() {
            return None;
        }
        let key = key.map(str::to_owned);
        Some(Link { secure, authority: authority.to_ascii_lowercase(), table: table.to_owned(), key })
    }

    /// The link's server.
    pub(crate) fn server(&self) -> Result<Server, Error> {
        if self.secure { Server::securely_at(&self.authority) } else { Ok(Server::at(&self.authority)) }
    }

    /// The server's address, for people.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }

    /// The link without a secret.
    pub(crate) fn public(&self) -> String {
        format!("{}/t/{}", self.origin(), self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
