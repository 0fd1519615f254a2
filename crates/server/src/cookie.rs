//! Who a guest is: a signed cookie that scripts cannot read and other sites cannot send.
//!
//! The cookie holds the guest's number and a token. The signature keeps made-up cookies from the store; the store
//! knows the token by its hash only, so that a stolen file opens no seat.

use crate::Config;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::fmt::Write as _;
use store::{GuestId, Store, StoreError, TokenHash};

/// The name of the setting that keeps the key.
const SETTING: &str = "cookie-key";

/// The names of the cookies: who a guest is, and that they know the password of the house.
const GUEST: &str = "sexton";
const PASS: &str = "sexton-pass";

/// Browsers keep a cookie no longer than this.
const DAYS: u32 = 400;

/// The key that signs cookies.
#[derive(Clone)]
pub(crate) struct CookieKey([u8; 32]);

/// What a cookie says, once its signature holds.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Credential {
    /// The guest it claims to be.
    pub(crate) guest: GuestId,
    token: String,
}

impl Credential {
    /// A credential for a guest, with a new token.
    pub(crate) fn new(guest: GuestId) -> Result<Credential, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let token = hex(&bytes);
        Ok(Credential { guest, token })
    }

    /// What the store knows the token by.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.token)
    }
}

impl CookieKey {
    /// The key of this house, made when it is first needed.
    pub(crate) async fn of(store: &dyn Store) -> Result<CookieKey, StoreError> {
        let mut fresh = [0; 32];
        // Without chance there can be no key; a house that guesses one must not start.
        getrandom::fill(&mut fresh).map_err(|_| StoreError::Unknown)?;
        let kept = store.setting_or(SETTING.to_owned(), hex(&fresh)).await?;
        let key = engine::Digest::from_hex(&kept).ok_or(StoreError::Unknown)?;
        Ok(CookieKey(key.0))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length fits");
        mac.update(text.as_bytes());
        mac
    }

    /// A number that stands for an address and tells nothing of it.
    pub(crate) fn address(&self, address: &str) -> u64 {
        let bytes = self.mac(&format!("address {address}")).finalize().into_bytes();
        let mut number = [0; 8];
        number.copy_from_slice(&bytes[..8]);
        u64::from_le_bytes(number)
    }

    /// The credential of another person at the device of a guest. It never travels: the cookie of the first one and
    /// the number stand for it.
    pub(crate) fn companion(&self, first: &Credential, number: u8) -> Credential {
        let mac = self.mac(&format!("companion {number} of {}", first.token));
        let bytes = mac.finalize().into_bytes();
        let mut id = [0; 8];
        id.copy_from_slice(&bytes[..8]);
        Credential {
            guest: GuestId(u64::from_le_bytes(id)),
            token: hex(&bytes),
        }
    }

    /// The cookie as it is set.
    pub(crate) fn write(&self, config: &Config, credential: &Credential) -> HeaderValue {
        set(config, GUEST, &self.sign(credential), DAYS)
    }

    /// A credential with its signature, as it travels.
    pub(crate) fn sign(&self, credential: &Credential) -> String {
        let body = format!("{}.{}", credential.guest, credential.token);
        let mac = hex(&self.mac(&body).finalize().into_bytes());
        format!("{body}.{mac}")
    }

    /// A cookie that takes the guest's away.
    pub(crate) fn forget(config: &Config) -> HeaderValue {
        set(config, GUEST, "", 0)
    }

    /// The cookie of somebody who knows the password of the house. With another password it is worth nothing.
    pub(crate) fn write_pass(&self, config: &Config, password: &str) -> HeaderValue {
        let mac = hex(&self.mac(&pass(password)).finalize().into_bytes());
        set(config, PASS, &mac, DAYS)
    }

    /// Whether a request comes from somebody who knows the password of the house.
    pub(crate) fn has_pass(&self, config: &Config, headers: &HeaderMap, password: &str) -> bool {
        let holds = |value: &str| {
            let mac = engine::Digest::from_hex(value)?;
            // Compared in constant time.
            self.mac(&pass(password)).verify_slice(&mac.0).ok()
        };
        find(config, PASS, headers, holds).is_some()
    }

    /// Whether two secrets are the same, in a time that tells nothing of either.
    pub(crate) fn is_same(&self, one: &str, other: &str) -> bool {
        let one = self.mac(one).finalize().into_bytes();
        self.mac(other).verify_slice(&one).is_ok()
    }

    /// The credential among the cookies of a request, if its signature holds.
    pub(crate) fn read(&self, config: &Config, headers: &HeaderMap) -> Option<Credential> {
        find(config, GUEST, headers, |value| self.verify(value))
    }

    /// What travelled, if its signature holds.
    pub(crate) fn verify(&self, value: &str) -> Option<Credential> {
        let (body, mac) = value.rsplit_once('.')?;
        let (guest, token) = body.split_once('.')?;
        let mac = engine::Digest::from_hex(mac)?;
        // Compared in constant time.
        self.mac(body).verify_slice(&mac.0).ok()?;
        Some(Credential {
            guest: guest.parse().ok()?,
            token: token.to_owned(),
        })
    }
}

/// What is signed for whoever knows the password of the house.
fn pass(password: &str) -> String {
    format!("pass {password}")
}

/// A cookie as it is set. Where the house shares its address with others, they do not get to see it.
fn set(config: &Config, name: &str, value: &str, days: u32) -> HeaderValue {
    let name = full_name(config, name);
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let path = if config.base_path.is_empty() {
        "/"
    } else {
        &config.base_path
    };
    let seconds = days * 86_400;
    let cookie = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).expect("digits, letters and signs of cookies")
}

/// The first cookie of a name that holds.
fn find<T>(config: &Config, name: &str, headers: &HeaderMap, holds: impl Fn(&str) -> Option<T>) -> Option<T> {
    let name = full_name(config, name);
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(found, value)| (found == name).then(|| holds(value)).flatten())
}

/// Behind TLS the name itself makes browsers insist on it; and on a path of its own where there is none.
fn full_name(config: &Config, name: &str) -> String {
    let prefix = match (config.is_secure(), config.base_path.is_empty()) {
        (true, true) => "__Host-",
        (true, false) => "__Secure-",
        (false, _) => "",
    };
    format!("{prefix}{name}")
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookie.parse().unwrap());
        headers
    }

    fn pair(cookie: &HeaderValue) -> String {
        let text = cookie.to_str().unwrap();
        text.split(';').next().unwrap().to_owned()
    }

    #[test]
    fn a_cookie_is_read_as_it_was_written() {
        let key = CookieKey([3; 32]);
        let config = Config::default();
        let credential = Credential::new(GuestId(77)).unwrap();
        let cookie = key.write(&config, &credential);
        let text = cookie.to_str().unwrap();
        assert!(text.contains("; HttpOnly; SameSite=Lax") && !text.contains("Secure"));
        let sent = headers(&format!("other=1; {}; more=2", pair(&cookie)));
        assert!(key.read(&config, &sent) == Some(credential));
    }

    #[test]
    fn people_at_one_device_are_told_apart_and_known_again() {
        let key = CookieKey([3; 32]);
        let first = Credential::new(GuestId(77)).unwrap();
        let second = key.companion(&first, 1);
        assert!(second == key.companion(&first, 1));
        assert!(second != key.companion(&first, 2) && second != first);
        assert!(second.guest != key.companion(&Credential::new(GuestId(77)).unwrap(), 1).guest);
    }

    #[test]
    fn a_changed_cookie_is_nobodys() {
        let key = CookieKey([3; 32]);
        let config = Config::default();
        let cookie = pair(&key.write(&config, &Credential::new(GuestId(77)).unwrap()));
        for position in "sexton=".len()..cookie.len() {
            let mut bytes = cookie.clone().into_bytes();
            bytes[position] = if bytes[position] == b'0' { b'1' } else { b'0' };
            let changed = headers(std::str::from_utf8(&bytes).unwrap());
            assert!(key.read(&config, &changed).is_none(), "byte {position}");
        }
        assert!(CookieKey([4; 32]).read(&config, &headers(&cookie)).is_none());
        for nonsense in ["sexton=", "sexton=...", "sexton=a.b.c", "x=y"] {
            assert!(key.read(&config, &headers(nonsense)).is_none());
        }
    }

    #[test]
    fn behind_tls_the_cookie_never_travels_without_it() {
        let key = CookieKey([3; 32]);
        let config = Config {
            public_url: Some("https://sexton.example.org".to_owned()),
            ..Config::default()
        };
        let credential = Credential::new(GuestId(1)).unwrap();
        let cookie = key.write(&config, &credential);
        assert!(cookie.to_str().unwrap().starts_with("__Host-sexton="));
        assert!(cookie.to_str().unwrap().ends_with("; Secure"));
        assert!(key.read(&config, &headers(&pair(&cookie))) == Some(credential));
    }
}
