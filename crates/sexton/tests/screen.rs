//! The full screen in a terminal, as far as only the system can tell.

#![cfg(unix)]

use std::process::Command;

/// Starts a program in a terminal of its own, sends it a signal once it has taken the mouse, and says what is left.
const SCRIPT: &str = r#"
import fcntl, os, pty, select, signal, struct, subprocess, sys, termios, time

number, command = int(sys.argv[1]), sys.argv[2:]
ours, theirs = pty.openpty()
fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
before = termios.tcgetattr(theirs)
program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)

def read(until):
    seen, end = b"", time.monotonic() + 60
    while not until(seen):
        assert time.monotonic() < end, seen
        if select.select([ours], [], [], 0.1)[0]:
            seen += os.read(ours, 65536)
    return seen

read(lambda seen: b"\x1b[?1000h" in seen and b"\x1b[?1049h" in seen)
assert termios.tcgetattr(theirs) != before, "the keys are read one by one"
program.send_signal(number)
rest = read(lambda seen: program.poll() is not None and not select.select([ours], [], [], 0)[0])
assert program.wait() == -number, program.returncode
assert rest.count(b"\x1b[?1000l") == 1, rest
assert b"\x1b[?1049l" in rest, rest
assert termios.tcgetattr(theirs) == before, "the keys are as they were"
print("given back")
"#;

#[test]
fn the_terminal_is_given_back_when_the_program_is_told_to_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not installed: nothing was played in a terminal");
        return;
    }
    for game in ["rest-in-peace", "dawn-under"] {
        // SIGHUP, SIGINT, SIGTERM
        for signal in ["1", "2", "15"] {
            let folder = tempfile::tempdir().unwrap();
            let done = Command::new("python3")
                .args(["-c", SCRIPT, signal, env!("CARGO_BIN_EXE_sexton"), "play", game])
                .args(["--lang", "en", "--data"])
                .arg(folder.path())
                .env("TERM", "xterm-256color")
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&done.stdout);
            let err = String::from_utf8_lossy(&done.stderr);
            assert_eq!(said, "given back\n", "{game}, signal {signal}: {err}");
        }
    }
}
