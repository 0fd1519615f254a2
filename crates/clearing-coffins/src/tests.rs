//! The scenarios of CC-14 and the properties, on positions only tests can build.

mod bat;
mod claims;
mod deals;
mod information;
mod moon;
mod penalties;
mod pointed;
mod rounds;
pub(crate) mod scene;
mod skull;
mod verdicts;
mod walks;
mod words;

/// Four rows under these options, for verdicts the referee made.
pub(crate) fn position_for_referee(options: crate::Options) -> scene::Scene {
    scene::Position::rows(&["…", "[PM] …", "[YM] [PK] …", "…"])
        .with(|own| *own = options)
        .build()
}
