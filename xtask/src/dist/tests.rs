//! That what is packed is there, and that what is in `deploy/` names only what exists.

use super::*;
use crate::workspace;
use std::collections::BTreeSet;

fn read(file: &str) -> String {
    let root = workspace::root().unwrap();
    fs::read_to_string(root.join(file)).unwrap()
}

/// What the program can be told by the environment, as its source says.
fn variables() -> BTreeSet<String> {
    let root = workspace::root().unwrap().join("crates/sexton/src/cli");
    let mut texts = vec![read("crates/sexton/src/cli.rs")];
    for entry in fs::read_dir(root).unwrap() {
        texts.push(fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let named = texts.iter().flat_map(|text| text.split("env = \"").skip(1));
    named
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

#[test]
fn whatever_is_packed_exists() {
    let root = workspace::root().unwrap();
    let packed = debian::sources().into_iter().chain(BESIDE.map(str::to_owned));
    for file in packed {
        assert!(root.join(&file).is_file(), "{file}");
    }
}

fn product(glibc: Option<&str>) -> Product {
    Product {
        version: "0.2.0".to_owned(),
        architecture: "amd64",
        made: PathBuf::new(),
        out: PathBuf::new(),
        glibc: glibc.map(str::to_owned),
        epoch: "0".to_owned(),
    }
}

#[test]
fn a_package_says_what_it_is_and_needs() {
    let usual = [
        "Package: sexton",
        "Version: 0.2.0",
        "Architecture: amd64",
        "Installed-Size: 12345",
    ];
    let needs = "Depends: libc6 (>= 2.34)";
    for glibc in [None, Some("2.34")] {
        let control = debian::fill(&read("deploy/debian/control"), &product(glibc), "12345");
        let has = |line: &str| control.lines().any(|found| found == line);
        for line in usual {
            assert!(has(line), "{line}\n{control}");
        }
        assert_eq!(has(needs), glibc.is_some(), "{control}");
        // Nothing is left to fill in: the one @ is the maintainer's.
        assert_eq!(control.matches('@').count(), 1, "{control}");
    }
}

#[test]
fn a_program_needs_the_newest_glibc_it_names() {
    let symbols = "0000 DF *UND* 0000 (GLIBC_2.4) fchmod\n0000 DF *UND* 0000 (GLIBC_2.34) open\n0000 (GLIBC_2.2.5) read";
    assert_eq!(oldest_glibc(symbols).as_deref(), Some("2.34"));
    assert_eq!(oldest_glibc("no symbols"), None);
}

#[test]
fn settings_of_the_service_and_the_container_are_settings_of_the_program() {
    let known = variables();
    assert!(known.contains("SEXTON_ACME") && known.contains("SEXTON_HOST"));
    for file in [
        "deploy/sexton.default",
        "deploy/Containerfile",
        "deploy/sexton.service",
        "deploy/nodes/sexton@.service",
        "deploy/nodes/compose.yml",
        "deploy/nodes/try",
    ] {
        let text = read(file);
        let words = text.split(|letter: char| !(letter.is_ascii_uppercase() || letter == '_'));
        for word in words.filter(|word| word.starts_with("SEXTON_")) {
            assert!(known.contains(word), "{file}: {word}");
        }
    }
}

/// The lines of a Containerfile that say something, each as its instruction and its words.
fn instructions(text: &str) -> Vec<(String, Vec<String>)> {
    let joined = text.replace("\\\n", " ");
    let lines = joined
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            (words.next().unwrap(), words.collect())
        })
        .collect()
}

#[test]
fn a_container_copies_only_what_exists_and_runs_what_it_copies() {
    let root = workspace::root().unwrap();
    let instructions = instructions(&read("deploy/Containerfile"));
    let mut stages = BTreeSet::new();
    let mut copied = BTreeSet::new();
    for (name, words) in &instructions {
        match name.as_str() {
            "FROM" => stages.extend(words.iter().skip(2).cloned()),
            "COPY" => {
                let paths: Vec<_> = words.iter().filter(|word| !word.starts_with("--")).collect();
                let (to, from) = paths.split_last().unwrap();
                copied.insert((*to).clone());
                match words.iter().find_map(|word| word.strip_prefix("--from=")) {
                    Some(stage) => assert!(stages.contains(stage), "{stage}"),
                    None => from
                        .iter()
                        .for_each(|path| assert!(root.join(path).exists(), "{path}")),
                }
            }
            "RUN" | "WORKDIR" | "USER" | "VOLUME" | "EXPOSE" | "STOPSIGNAL" | "ENV" | "ENTRYPOINT"
            | "CMD" => {}
            other => panic!("{other} is no instruction we use"),
        }
    }
    let entry = instructions
        .iter()
        .find(|(name, _)| name == "ENTRYPOINT")
        .unwrap();
    assert!(
        copied.iter().any(|path| entry.1[0] == format!("[\"{path}\"]")),
        "{entry:?}"
    );
    let profile = ["--profile", "dist"].map(str::to_owned);
    let build = &instructions
        .iter()
        .filter(|(name, _)| name == "RUN")
        .nth(1)
        .unwrap()
        .1;
    assert!(build.windows(2).any(|words| words == profile), "{build:?}");
    assert!(read("Cargo.toml").contains("[profile.dist]"));
}

#[test]
fn the_service_is_locked_in() {
    let root = workspace::root().unwrap();
    let unit = root.join("deploy/sexton.service");
    let analyse = |options: &[&str]| Command::new("systemd-analyze").args(options).arg(&unit).output();
    let Ok(done) = analyse(&["security", "--offline=true", "--threshold=30"]) else {
        // Where there is no systemd, what makes the difference is looked for.
        let text = read("deploy/sexton.service");
        for line in [
            "DynamicUser=yes",
            "ProtectSystem=strict",
            "NoNewPrivileges=yes",
            "SystemCallFilter=@system-service",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}");
        }
        return;
    };
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "its exposure is above 3.0:\n{told}");
}

/// What a script of the package asks Debian's helpers for, if the service was enabled or not.
fn asked_by(script: &str, arguments: &[&str], is_enabled: bool) -> Vec<String> {
    let name = format!("sexton-scripts-{}-{is_enabled}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let asked = folder.join("asked");
    let helper = format!(
        "#!/bin/sh\necho \"$@\" >>{}\n[ \"$2\" != was-enabled ] || {is_enabled}\n",
        asked.display()
    );
    for program in ["deb-systemd-helper", "deb-systemd-invoke", "systemctl"] {
        write(&folder.join(program), &helper).unwrap();
        permit(&folder.join(program), 0o755).unwrap();
    }
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let script = workspace::root().unwrap().join("deploy/debian").join(script);
    run_quietly(Command::new("sh").arg(script).args(arguments).env("PATH", path)).unwrap();
    let asked = fs::read_to_string(asked).unwrap();
    fs::remove_dir_all(folder).unwrap();
    asked.lines().map(str::to_owned).collect()
}

#[test]
fn it_is_enabled_unless_the_host_has_disabled_it() {
    // Debian names the version it was at before, also after a removal: that is no reason to leave it disabled.
    for before in [&["configure", ""], &["configure", "0.2.0"]] {
        let asked = asked_by("postinst", before, true);
        assert!(asked.contains(&"enable sexton.service".to_owned()), "{asked:?}");
        let asked = asked_by("postinst", before, false);
        assert!(!asked.contains(&"enable sexton.service".to_owned()), "{asked:?}");
    }
}

#[test]
fn a_node_is_locked_in_as_a_house_alone_is() {
    let alone = read("deploy/sexton.service");
    let node = read("deploy/nodes/sexton@.service");
    let lines: Vec<&str> = node.lines().skip_while(|line| line.starts_with('#')).collect();
    let differing: Vec<&str> = lines
        .iter()
        .zip(alone.lines())
        .filter(|(one, other)| *one != other)
        .map(|(one, _)| one.split('=').next().unwrap())
        .collect();
    assert_eq!(lines.len(), alone.lines().count());
    assert_eq!(
        differing,
        ["Description", "ExecStart", "EnvironmentFile", "StateDirectory"]
    );
}

#[test]
fn the_proxy_and_the_bus_of_nodes_understand_their_files() {
    let nodes = workspace::root().unwrap().join("deploy/nodes");
    let addresses = ["FIRST", "SECOND", "THIRD"].map(|name| (name, "127.0.0.1:7398"));
    let tried = [
        ("/usr/sbin/haproxy", "haproxy.cfg", &["-c", "-f"][..]),
        ("/usr/sbin/nats-server", "nats.conf", &["-t", "-c"][..]),
    ];
    for (program, file, options) in tried {
        let done = Command::new(program)
            .args(options)
            .arg(nodes.join(file))
            .envs(addresses)
            .envs([("PORT", "7398"), ("NATS_PASSWORD", "lantern")])
            .output();
        // What is not installed cannot be asked; the check installs both.
        if let Ok(done) = done {
            let told = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{file}: {told}");
        }
    }
}

#[test]
fn nginx_understands_its_file() {
    let folder = std::env::temp_dir().join(format!("sexton-nginx-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    // It binds to where it listens even when it is only asked whether it could.
    let listen = format!("listen unix:{}/socket", folder.display());
    let nodes = read("deploy/nodes/nginx.conf").replace("listen 8080", &listen);
    fs::write(folder.join("nodes.conf"), nodes).unwrap();
    let whole = "pid nginx.pid; events {} http { access_log off; include nodes.conf; }";
    fs::write(folder.join("nginx.conf"), whole).unwrap();
    let done = Command::new("/usr/sbin/nginx")
        .args(["-t", "-e", "stderr", "-p"])
        .arg(&folder)
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .output();
    fs::remove_dir_all(&folder).unwrap();
    // What is not installed cannot be asked; the check installs it.
    if let Ok(done) = done {
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{told}");
    }
}

#[test]
fn the_trial_of_nodes_finds_the_addresses_in_the_file_of_nginx() {
    let (nginx, trial) = (read("deploy/nodes/nginx.conf"), read("deploy/nodes/try"));
    for address in [
        "10.0.0.11:7398",
        "10.0.0.12:7398",
        "10.0.0.13:7398",
        "listen 8080",
    ] {
        assert!(nginx.contains(address) && trial.contains(address), "{address}");
    }
}

#[test]
fn other_machines_are_named() {
    let error = run(Path::new("."), Some("riscv64-unknown-linux-musl")).unwrap_err();
    assert!(error.to_string().contains("x86_64-unknown-linux-musl"), "{error}");
}
