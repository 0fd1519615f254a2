//! TLS to PostgreSQL, by what the address says.

use super::complaint;
use std::os::unix::fs::PermissionsExt as _;
use store::postgres::PostgresStore;
use testbed::postgres::Postgres;

#[test]
fn the_line_is_sealed_and_who_answers_is_known_if_the_address_says_so() {
    let Some(mut postgres) = Postgres::start_by_port() else {
        return;
    };
    let port = postgres.address().port();
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let data = postgres.data_folder();
    let (cert, key) = (data.join("server.crt"), data.join("server.key"));
    std::fs::write(&cert, made.cert.pem()).unwrap();
    std::fs::write(&key, made.key_pair.serialize_pem()).unwrap();
    let owner = std::os::unix::fs::MetadataExt::uid(&std::fs::metadata(&data).unwrap());
    std::os::unix::fs::chown(&key, Some(owner), None).unwrap();
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o600)).unwrap();
    let url = |host: &str, rest: &str| format!("postgres://sexton@{host}:{port}/postgres?{rest}");
    let require = url("127.0.0.1", "sslmode=require");
    let told = complaint(&require);
    assert!(told.contains("TLS"), "the server has none yet: {told}");
    postgres.run("postgres", "ALTER SYSTEM SET ssl = on");
    postgres.run(
        "postgres",
        "ALTER SYSTEM SET password_encryption = 'scram-sha-256'",
    );
    postgres.run("postgres", "CREATE ROLE anne SUPERUSER LOGIN");
    postgres.stop(testbed::postgres::Stop::Fast);
    // Only whoever is sealed and knows the password comes in.
    std::fs::write(
        data.join("pg_hba.conf"),
        "local all sexton trust\nhostssl all sexton 127.0.0.1/32 trust\nhostssl all anne 127.0.0.1/32 scram-sha-256\n",
    )
    .unwrap();
    postgres.go_on();
    postgres.run("postgres", "ALTER ROLE anne PASSWORD 's3cret'");
    PostgresStore::open(&require).unwrap();
    let told = complaint(&url("127.0.0.1", "sslmode=disable"));
    assert!(told.contains("no encryption"), "{told}");
    let trusted = format!("sslmode=verify-full&sslrootcert={}", cert.display());
    PostgresStore::open(&url("localhost", &trusted)).unwrap();
    let told = complaint(&url("127.0.0.1", &trusted));
    assert!(told.contains("certificate"), "another name: {told}");
    let told = complaint(&url("localhost", "sslmode=verify-full"));
    assert!(told.contains("certificate"), "signed by nobody known: {told}");
    let told = complaint(&url("localhost", "sslmode=verify-full&sslrootcert=/nowhere.pem"));
    assert!(told.contains("/nowhere.pem"), "{told}");
    let with_password =
        |password: &str| format!("postgres://anne:{password}@localhost:{port}/postgres?{trusted}");
    PostgresStore::open(&with_password("s3cret")).unwrap();
    let told = complaint(&with_password("wr0ng"));
    assert!(
        told.contains("password authentication failed") && !told.contains("wr0ng"),
        "{told}"
    );
}
