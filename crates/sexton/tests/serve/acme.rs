//! A house that fetches its own certificate, from a real ACME server on this machine.
//!
//! `SEXTON_PEBBLE=pebble cargo nextest run -p sexton --features acme acme` runs it; pebble is Let's Encrypt's own test
//! server (Debian: pebble).

use crate::place::sexton;
use crate::tls::{Papers, get_by_tls, trust};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

/// A process that ends with the test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Ends {
    /// Reads what it says until a line has these words.
    fn says(&mut self, words: &str) {
        let mut lines = BufReader::new(self.0.stderr.take().unwrap()).lines();
        let mut said = Vec::new();
        while let Some(Ok(line)) = lines.next() {
            if line.contains(words) {
                // Whoever is not listened to any more must not stop for that.
                std::thread::spawn(move || lines.for_each(drop));
                return;
            }
            said.push(line);
        }
        panic!("expected {words:?}: {said:#?}");
    }
}

fn free() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .unwrap()
        .local_addr()
        .unwrap()
}

fn start_pebble(program: &Path, papers: &Papers, ports: [SocketAddr; 3]) -> Ends {
    let [acme, manage, house] = ports;
    let config = papers.file("pebble.json");
    let told = json!({"pebble": {
        "listenAddress": acme.to_string(),
        "managementListenAddress": manage.to_string(),
        "certificate": papers.file("cert.pem"),
        "privateKey": papers.file("key.pem"),
        "httpPort": free().port(),
        "tlsPort": house.port(),
        "ocspResponderURL": "",
    }});
    std::fs::write(&config, told.to_string()).unwrap();
    let mut command = Command::new("sh");
    // It says everything on standard output.
    command.args(["-c", "exec \"$1\" -config \"$2\" 1>&2", "sh"]);
    command.arg(program).arg(config).env("PEBBLE_VA_NOSLEEP", "1");
    let child = command
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pebble = Ends(child);
    pebble.says("ACME directory available");
    pebble
}

#[test]
fn a_house_fetches_its_certificate_and_keeps_it() {
    let Some(program) = std::env::var_os("SEXTON_PEBBLE") else {
        return;
    };
    let papers = Papers::new();
    let folder = tempfile::tempdir().unwrap();
    let [acme, manage, address] = [free(), free(), free()];
    let _pebble = start_pebble(Path::new(&program), &papers, [acme, manage, address]);
    let open = |words: &str| {
        let mut command = sexton(&[
            "serve",
            "--log-level",
            "info",
            "--acme",
            "localhost",
            "--acme-directory",
        ]);
        command.arg(format!("https://localhost:{}/dir", acme.port()));
        command.arg("--acme-roots").arg(papers.file("cert.pem"));
        command.arg(format!("--public-url=https://localhost:{}", address.port()));
        command
            .arg(format!("--port={}", address.port()))
            .arg("--data")
            .arg(folder.path());
        let child = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut house = Ends(child);
        house.says(words);
        house
    };
    let house = open("a new certificate is in use");
    let root = get_by_tls(papers.roots(), manage, "/roots/0").unwrap();
    let root = CertificateDer::from_pem_slice(root.as_bytes()).unwrap();
    let health = get_by_tls(trust(root.clone()), address, "/health").unwrap();
    assert!(health.ends_with("{\"health\":\"well\"}"), "{health}");
    drop(house);
    // The next time it is there already.
    let _house = open("the certificate is in use");
    assert!(get_by_tls(trust(root), address, "/health").is_ok());
}
