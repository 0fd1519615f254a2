//! Addresses of stores, as they may be shown.

/// An address without its password, for logs and screens.
pub fn without_password(url: &str) -> String {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let address = match address.split_once("://") {
        Some((scheme, rest)) => {
            let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            match authority.rsplit_once('@') {
                Some((user, host)) => {
                    let user = user.split_once(':').map_or(user, |(user, _)| user);
                    format!("{scheme}://{user}@{host}{path}")
                }
                None => address.to_owned(),
            }
        }
        None => address.to_owned(),
    };
    let kept: Vec<&str> = query
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with("password="))
        .collect();
    match kept.as_slice() {
        [] => address,
        kept => format!("{address}?{}", kept.join("&")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("/var/lib/sexton", "/var/lib/sexton"),
            (
                "postgres://db.example.org/house",
                "postgres://db.example.org/house",
            ),
            ("postgres://anne:s3cret@db/house", "postgres://anne@db/house"),
            ("postgres://anne:p%40ss@db:5433", "postgres://anne@db:5433"),
            ("postgres://anne:a@b@db/house", "postgres://anne@db/house"),
            (
                "postgres://db/house?user=anne&password=s3cret&sslmode=require",
                "postgres://db/house?user=anne&sslmode=require",
            ),
            ("postgres://db/house?password=s3cret", "postgres://db/house"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
