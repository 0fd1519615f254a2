//! What an address says: where PostgreSQL is, and how the line to it is kept secret.

use super::tls::{MakeTls, Trust};
use crate::StoreError;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::PathBuf;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

/// Where the certificates of the system are.
const SYSTEM_ROOTS: &str = "/etc/ssl/certs/ca-certificates.crt";

/// How long a connection may take to come about.
const CONNECT: Duration = Duration::from_secs(3);

/// How long a line may be dead before it is found out.
const SILENCE: Duration = Duration::from_secs(10);

/// Everything that is needed to connect.
pub(super) struct Dial {
    pub(super) config: Config,
    pub(super) tls: MakeTls,
    /// The address without its password, for messages.
    pub(super) place: String,
    /// What PostgreSQL calls these connections: the program, and a number for each store that is opened.
    pub(super) name: String,
}

/// What the names of our connections begin with.
pub(super) const PROGRAM: &str = "sexton";

impl Dial {
    /// Reads an address. `sslmode` is as everywhere (`disable`, `prefer`, `require`, `verify-full`); `sslrootcert` names
    /// the certificates to trust, if they are not those of the system.
    pub(super) fn of(url: &str) -> Result<Dial, StoreError> {
        let place = crate::without_password(url);
        let wrong = |what: String| StoreError::Unfit {
            place: place.clone(),
            what,
        };
        let (address, query) = url.split_once('?').unwrap_or((url, ""));
        let mut mode = "prefer";
        let mut roots = PathBuf::from(SYSTEM_ROOTS);
        let mut others = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = value,
                Some(("sslrootcert", value)) => roots = PathBuf::from(value),
                _ => others.push(pair),
            }
        }
        let (mode, trust) = match mode {
            "disable" => (SslMode::Disable, Trust::Anybody),
            "prefer" => (SslMode::Prefer, Trust::Anybody),
            "require" => (SslMode::Require, Trust::Anybody),
            "verify-full" => (SslMode::Require, Trust::Signed(roots)),
            other => {
                let what =
                    format!("sslmode: expected disable, prefer, require or verify-full, found {other}");
                return Err(wrong(what));
            }
        };
        let address = match others.as_slice() {
            [] => address.to_owned(),
            others => format!("{address}?{}", others.join("&")),
        };
        let mut config: Config = address
            .parse()
            .map_err(|error: tokio_postgres::Error| wrong(super::line::in_words(&error)))?;
        // Chance, of the kind that is there for everybody: a name need not be secret.
        let number = RandomState::new().build_hasher().finish();
        let name = format!("{PROGRAM} {number:016x}");
        config
            .ssl_mode(mode)
            .application_name(&name)
            .connect_timeout(CONNECT)
            .keepalives_idle(SILENCE)
            .tcp_user_timeout(SILENCE);
        let tls = MakeTls::new(&trust).map_err(wrong)?;
        Ok(Dial {
            config,
            tls,
            place,
            name,
        })
    }
}
