//! Reverse proxies that are trusted to say who is asking.

use ipnet::IpNet;
use std::net::IpAddr;

/// The reverse proxies in front of a server. No other client is believed about addresses.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Proxies(Vec<IpNet>);

impl Proxies {
    /// Reads addresses and networks separated by commas. The error is the part that is neither.
    pub fn parse(text: &str) -> Result<Proxies, String> {
        let network = |part: &str| {
            let part = part.trim();
            let one = part.parse::<IpAddr>().map(IpNet::from);
            one.or_else(|_| part.parse::<IpNet>()).map_err(|_| part.to_owned())
        };
        text.split(',').map(network).collect::<Result<Vec<_>, _>>().map(Proxies)
    }

    /// Whether this address is one of the proxies.
    #[must_use]
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Who is asking: `peer`, or the address that trusted proxies name (`X-Forwarded-For`, the nearest last). Behind
    /// a chain of proxies it is the last address that is not itself a proxy.
    pub(crate) fn asking<'a>(&self, peer: IpAddr, named: impl DoubleEndedIterator<Item = &'a str>) -> IpAddr {
        let mut asking = peer;
        for name in named.rev() {
            if !self.trusts(asking) {
                break;
            }
            match name.trim().parse::<IpAddr>() {
                Ok(address) => asking = address.to_canonical(),
                Err(_) => break,
            }
        }
        asking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_configured_proxies_are_believed() {
        let proxies = Proxies::parse("10.0.0.0/8, 192.0.2.1,::1").unwrap();
        let asking = |peer: &str, named: &str| proxies.asking(peer.parse().unwrap(), named.split(',')).to_string();
        assert_eq!(asking("10.1.2.3", "198.51.100.7"), "198.51.100.7");
        assert_eq!(asking("::1", "203.0.113.9, 10.0.0.4"), "203.0.113.9");
        // What a client made up stands before what the proxy added.
        assert_eq!(asking("192.0.2.1", "1.1.1.1, 198.51.100.7"), "198.51.100.7");
        assert_eq!(asking("192.0.2.1", "unknown"), "192.0.2.1");
        assert_eq!(asking("198.51.100.7", "1.1.1.1"), "198.51.100.7");
        assert_eq!(Proxies::default().asking([127, 0, 0, 1].into(), "1.1.1.1".split(',')).to_string(), "127.0.0.1");
    }

    #[test]
    fn a_part_that_is_no_network_is_named() {
        assert_eq!(Proxies::parse("10.0.0.0/8,proxy.example"), Err("proxy.example".into()));
        assert_eq!(Proxies::parse("10.0.0.0/40"), Err("10.0.0.0/40".into()));
    }
}
