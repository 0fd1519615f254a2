//! Everything Rest in Peace can say, one phrase of each kind.

use engine::{Game, Phrase, Refusing, Rule};
use rest_in_peace::api::{Fate, OPTIONS, PRESETS, Via};
use rest_in_peace::parts::{Card, Clue, Pattern, Room, Secret, Suit};
use rest_in_peace::{Command, End, Kind, Loss, Refusal, RestInPeace, Sighting, text};

const KINDS: [Kind; 3] = [Kind::Clue, Kind::Room, Kind::Fresh];

/// Everything that can be said.
pub(crate) fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    phrases.extend(sightings(card()).iter().map(RestInPeace::say_sighting));
    phrases.extend(commands().iter().map(RestInPeace::say_command));
    phrases.extend(commands().iter().map(text::help));
    phrases.extend(Refusal::samples().iter().map(Refusing::phrase));
    phrases.extend(Loss::ALL.map(text::loss));
    phrases.extend(KINDS.map(text::kind));
    phrases.extend(Clue::ALL.map(text::clue));
    phrases.extend(Suit::ALL.map(text::suit));
    phrases.extend(Pattern::all().map(text::pattern));
    phrases.extend(Secret::ALL.map(text::secret));
    phrases.extend(Room::all().map(text::room));
    phrases.extend(names());
    phrases.extend(options());
    phrases.extend(tallies());
    phrases
}

/// What is seen in play, in every room; the end, which says more, is left out.
pub(crate) fn seen_lines() -> Vec<Phrase> {
    let ends = |sighting: &Sighting| matches!(sighting, Sighting::Ended { .. } | Sighting::Doomed { .. });
    Room::all()
        .flat_map(|room| sightings(Card::new(room, Suit::Clubs)))
        .filter(|sighting| !ends(sighting))
        .map(|sighting| RestInPeace::say_sighting(&sighting))
        .collect()
}

/// The rules a player can be pointed to.
pub(crate) fn rules() -> Vec<Rule> {
    let refusals = Refusal::samples().map(|refusal| refusal.rule());
    let commands = commands().map(|command| RestInPeace::rule_of(&command));
    let options = OPTIONS.iter().map(|option| option.rule);
    options.chain(refusals).chain(commands).collect()
}

fn card() -> Card {
    "Q♣".parse().expect("it is a card")
}

fn sightings(card: Card) -> Vec<Sighting> {
    let order = Pattern::from_idx(2);
    let room = card.room();
    let mut sightings = vec![
        Sighting::DoorUsed { card },
        Sighting::FreshUsed { card },
        Sighting::CluesShuffled,
        Sighting::ClueLeft,
        Sighting::BonesTaken { room },
        Sighting::RoomClosed { room },
        Sighting::FreshDrawn { card },
        Sighting::Ended { end: End::Won },
        Sighting::CluesOpened { order },
    ];
    let vias = [Via::Start, Via::Door, Via::Passage];
    sightings.extend(vias.map(|via| Sighting::Entered { room, via }));
    let fates = [
        Fate::Stays,
        Fate::BrickWall,
        Fate::Locked,
        Fate::Duplicate,
        Fate::Unused,
    ];
    sightings.extend(fates.map(|fate| Sighting::DoorDrawn { card, fate }));
    sightings.extend(Clue::ALL.map(|clue| Sighting::ClueTurned { clue }));
    sightings.extend(KINDS.map(|kind| Sighting::Asked { kind }));
    for secret in Secret::ALL {
        sightings.push(Sighting::SecretTurned { room, secret });
        sightings.push(Sighting::SecretOpened { room, secret });
    }
    for reason in Loss::ALL {
        sightings.push(Sighting::Doomed { reason });
        sightings.push(Sighting::Ended {
            end: End::Lost(reason),
        });
    }
    sightings.iter().for_each(is_listed);
    sightings
}

/// Does not compile when a sighting is added: list it above, too.
fn is_listed(sighting: &Sighting) {
    match sighting {
        Sighting::Entered { .. }
        | Sighting::DoorUsed { .. }
        | Sighting::FreshUsed { .. }
        | Sighting::SecretTurned { .. }
        | Sighting::CluesShuffled
        | Sighting::ClueTurned { .. }
        | Sighting::ClueLeft
        | Sighting::DoorDrawn { .. }
        | Sighting::BonesTaken { .. }
        | Sighting::RoomClosed { .. }
        | Sighting::FreshDrawn { .. }
        | Sighting::Asked { .. }
        | Sighting::Doomed { .. }
        | Sighting::Ended { .. }
        | Sighting::SecretOpened { .. }
        | Sighting::CluesOpened { .. } => {}
    }
}

fn commands() -> [Command; 8] {
    let card = card();
    [
        Command::Flip,
        Command::Skip,
        Command::Door { card },
        Command::Passage,
        Command::Close,
        Command::CloseViaPassage,
        Command::Fresh { card },
        Command::Concede,
    ]
}

/// What clients say by key, without the game's help.
fn names() -> Vec<Phrase> {
    let mut keys: Vec<String> = Room::all()
        .map(|room| format!("rp-room-name-{}", room.number()))
        .collect();
    keys.extend(["skull", "hourglass", "cross"].map(|clue| format!("rp-clue-letter-{clue}")));
    keys.extend(["locked", "passage", "ghost"].map(|secret| format!("rp-secret-short-{secret}")));
    keys.extend(["title", "blurb"].map(|name| format!("rp-game-{name}")));
    keys.extend(["won-title", "lost-title", "won-1", "won-2", "won-3"].map(|end| format!("rp-end-{end}")));
    keys.extend((1..=6).map(|number| format!("rp-epitaph-{number}")));
    keys.into_iter().map(Phrase::new).collect()
}

fn options() -> Vec<Phrase> {
    let mut keys = Vec::new();
    for option in OPTIONS {
        let key = format!("rp-option-{}", option.name.replace('_', "-"));
        // Numbers are the same in every language.
        let named = option.values.iter().filter(|value| value.parse::<u32>().is_err());
        keys.extend(named.map(|value| format!("{key}-{value}")));
        keys.extend([format!("{key}-help"), key]);
    }
    for preset in PRESETS {
        let key = format!("rp-preset-{}", preset.name);
        keys.extend([format!("{key}-help"), key]);
    }
    keys.into_iter().map(Phrase::new).collect()
}

/// What RP-7.7 counts.
fn tallies() -> Vec<Phrase> {
    let measures = [
        "decisions",
        "entries",
        "closings",
        "cards-drawn",
        "cards-left",
        "clues",
        "bones",
    ];
    let tally = |measure: &str, count: u32| Phrase::new(format!("rp-tally-{measure}")).with("count", count);
    measures
        .iter()
        .flat_map(|measure| (0..4).map(move |count| tally(measure, count)))
        .collect()
}
