//! Who is calling: the address, as far as limits need it. It is never logged and never kept.

use crate::Config;
use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// An address as limits count it: IPv6 by its network of 64 bits, because one household has all of those.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// Who calls: the other end of the line, or whom a trusted proxy names.
    pub(crate) fn of(config: &Config, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let named = config.proxy_header.as_deref().filter(|_| is_private(peer));
        let named = named.and_then(|name| headers.get_all(name).iter().next_back());
        let named = named.and_then(|value| value.to_str().ok()).and_then(last_address);
        Caller::from_address(named.unwrap_or(peer))
    }

    /// Whether the other end of the line is the device itself for all we know: what the system measures to a proxy is not
    /// the way to the device.
    pub(crate) fn is_direct(config: &Config, peer: IpAddr) -> bool {
        config.proxy_header.is_none() && !is_private(peer)
    }

    /// Who holds a connection before anything is said over it. Nobody in particular if a proxy may: behind it are many.
    pub(crate) fn of_connection(config: &Config, peer: IpAddr) -> Option<Caller> {
        let is_proxy = config.proxy_header.is_some() && is_private(peer);
        (!is_proxy).then(|| Caller::from_address(peer))
    }

    /// An address somebody typed.
    pub(crate) fn read(text: &str) -> Option<Caller> {
        let text = text.trim();
        let address = text.strip_suffix("/64").unwrap_or(text);
        address.parse().ok().map(Caller::from_address)
    }

    fn from_address(address: IpAddr) -> Caller {
        Caller(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        })
    }
}

/// As people write it, for whoever keeps it out. It is not logged.
impl fmt::Display for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// The address a proxy appended itself: the last one. What stands before it was said by the caller.
fn last_address(value: &str) -> Option<IpAddr> {
    let last = value.rsplit(',').next()?.trim();
    last.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

/// Whether a proxy may stand there: on this machine or in a private network.
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(proxy_header: Option<&str>, peer: &str, forwarded: &[&str]) -> IpAddr {
        let config = Config {
            proxy_header: proxy_header.map(str::to_owned),
            ..Config::default()
        };
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        Caller::of(&config, peer.parse().unwrap(), &headers).0
    }

    #[test]
    fn what_is_measured_to_a_proxy_is_not_the_way_to_a_device() {
        // CC-10.5
        let direct = |proxy_header: Option<&str>, peer: &str| {
            let config = Config {
                proxy_header: proxy_header.map(str::to_owned),
                ..Config::default()
            };
            Caller::is_direct(&config, peer.parse().unwrap())
        };
        assert!(direct(None, "203.0.113.9"));
        assert!(
            !direct(None, "127.0.0.1"),
            "a proxy nobody told us of may stand here"
        );
        assert!(!direct(Some("x-forwarded-for"), "203.0.113.9"));
    }

    #[test]
    fn a_proxy_is_believed_only_where_one_may_stand() {
        let check = |proxy_header, peer, forwarded: &[&str], expected: &str| {
            let expected: IpAddr = expected.parse().unwrap();
            assert_eq!(
                caller(proxy_header, peer, forwarded),
                expected,
                "{peer} {forwarded:?}"
            );
        };
        let header = Some("x-forwarded-for");
        check(None, "127.0.0.1", &["203.0.113.7"], "127.0.0.1");
        check(header, "127.0.0.1", &["203.0.113.7"], "203.0.113.7");
        check(header, "10.1.2.3", &["8.8.8.8, 203.0.113.7"], "203.0.113.7");
        check(header, "127.0.0.1", &["8.8.8.8", "203.0.113.7"], "203.0.113.7");
        check(header, "203.0.113.9", &["203.0.113.7"], "203.0.113.9");
        check(header, "127.0.0.1", &["nonsense"], "127.0.0.1");
        check(header, "127.0.0.1", &[], "127.0.0.1");
    }

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for (typed, written) in [
            ("203.0.113.7", "203.0.113.7"),
            (" ::ffff:203.0.113.7 ", "203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ] {
            let caller = Caller::read(typed).unwrap();
            assert_eq!(caller.to_string(), written);
            assert!(Caller::read(written) == Some(caller));
        }
        assert!(Caller::read("example.org").is_none() && Caller::read("").is_none());
    }

    #[test]
    fn a_household_is_one_caller() {
        let network: IpAddr = "2001:db8:1:2::".parse().unwrap();
        assert_eq!(caller(None, "2001:db8:1:2:3:4:5:6", &[]), network);
        assert_eq!(caller(None, "::ffff:192.0.2.1", &[]).to_string(), "192.0.2.1");
    }
}
