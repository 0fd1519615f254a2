//! Everything Dawn Under can say, one phrase of each kind.

use dawn_under::api::{AfterGifts, Gifts, OPTIONS, PRESETS, Way};
use dawn_under::parts::{Colour, Content, End, Grave, Underside};
use dawn_under::{Command, DawnUnder, Ending, Kind, Phase, Reason, Refusal, Sighting, text};
use engine::{Game, Phrase, Refusing, Rule, Seat, SeatSet, Seen};

/// Everything that can be said.
pub(crate) fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    phrases.extend(sightings().iter().map(DawnUnder::say_sighting));
    phrases.extend(sightings().iter().filter_map(text::reveal));
    phrases.extend(commands().iter().map(DawnUnder::say_command));
    phrases.extend(commands().iter().map(text::help));
    phrases.extend(Refusal::samples().iter().map(Refusing::phrase));
    phrases.extend(Kind::ALL.map(text::kind));
    phrases.extend(Reason::ALL.map(text::reason));
    phrases.extend(Colour::ALL.map(text::colour));
    phrases.extend(End::ALL.map(text::end));
    phrases.extend(undersides().map(text::underside));
    phrases.extend(contents().map(text::content));
    phrases.extend(["title", "blurb"].map(|name| Phrase::new(format!("du-game-{name}"))));
    let bots = [
        "visitor",
        "mourner-weak",
        "mourner",
        "mourner-sharp",
        "mourner-ideal",
        "gravedigger",
        "sexton",
    ];
    phrases.extend(bots.map(|bot| Phrase::new(format!("du-bot-{bot}"))));
    phrases.extend(DawnUnder::ADVICE.iter().map(|advice| Phrase::new(advice.say)));
    phrases.extend(options());
    phrases
}

/// What is seen in play; the end, which says more, is left out.
pub(crate) fn seen_lines() -> Vec<Phrase> {
    sightings()
        .iter()
        .filter(|sighting| !matches!(sighting, Sighting::Ended { .. }))
        .map(DawnUnder::say_sighting)
        .collect()
}

/// The rules a player can be pointed to.
pub(crate) fn rules() -> Vec<Rule> {
    let refusals = Refusal::samples().into_iter().map(|refusal| refusal.rule());
    let commands = commands().into_iter().map(|it| DawnUnder::rule_of(&it));
    let kinds = Kind::ALL.into_iter().map(Kind::rule);
    let options = OPTIONS.iter().map(|option| option.rule);
    let advice = DawnUnder::ADVICE.iter().map(|advice| advice.rule);
    let options = options.chain(advice);
    options.chain(refusals).chain(commands).chain(kinds).collect()
}

const SEAT: Seat = Seat(1);
const OTHER: Seat = Seat(2);

fn grave() -> Grave {
    Grave::new(24).expect("there are sixty graves")
}

fn undersides() -> impl Iterator<Item = Underside> {
    Colour::ALL
        .into_iter()
        .map(Underside::Colour)
        .chain([Underside::Rat])
}

fn contents() -> impl Iterator<Item = Content> {
    let vampires = Colour::ALL.into_iter().map(Content::Vampire);
    vampires.chain([Content::Empty, Content::Garlic(OTHER)])
}

fn sightings() -> Vec<Sighting> {
    let (seat, grave) = (SEAT, grave());
    let mut sightings = vec![
        Sighting::TurnStarted { seat },
        Sighting::GarlicPut { seat, grave },
        Sighting::LeftEmpty { seat },
        Sighting::GarlicReturned { seat, grave },
        Sighting::StakeTaken { seat },
        Sighting::StakesReturned { seat },
        Sighting::FoundGiven { to: seat },
        Sighting::RatTaken { seat, grave },
        Sighting::StintStarted { seat },
        Sighting::LidReplaced { grave },
        Sighting::PlagueEnded,
        Sighting::Closed { grave },
        Sighting::RucolaCame { seat },
        Sighting::RucolaLost {
            from: seat,
            to: OTHER,
        },
        Sighting::RucolaPlaced { seat, grave },
        Sighting::BatPut { seat, grave },
        Sighting::Believed { seat },
        Sighting::Doubted { seat },
        Sighting::Stopped { seat },
        Sighting::TurnEnded { seat },
    ];
    for content in contents() {
        let lids = undersides().map(Seen::Face).chain([Seen::Back]);
        sightings.extend(lids.map(|lid| Sighting::Opened {
            seat,
            grave,
            lid,
            content,
        }));
    }
    sightings.extend(phases().map(|phase| Sighting::Asked { phase }));
    sightings.extend(undersides().map(|lid| Sighting::LidRevealed { grave, lid }));
    for winners in [SeatSet::only(seat), [seat, OTHER].into_iter().collect()] {
        sightings.extend(Reason::ALL.map(|reason| Sighting::Ended {
            ending: Ending { winners, reason },
        }));
    }
    sightings.extend(Colour::ALL.into_iter().flat_map(of_colour));
    sightings.iter().for_each(is_listed);
    sightings
}

fn of_colour(vampire: Colour) -> Vec<Sighting> {
    let (seat, grave) = (SEAT, grave());
    let mut sightings = vec![
        Sighting::FoundTaken { seat, grave, vampire },
        Sighting::VampireRevealed { seat, vampire },
        Sighting::ReserveRevealed { lid: vampire },
        Sighting::SetAsideRevealed { vampire },
    ];
    for end in End::ALL {
        sightings.push(Sighting::Turned { seat, end, vampire });
        sightings.push(Sighting::Received { seat, end, vampire });
        sightings.push(Sighting::Given {
            from: seat,
            to: OTHER,
            end,
            vampire,
        });
        sightings.extend([Way::Match, Way::Help, Way::Bat].map(|way| Sighting::LaidIn {
            seat,
            end,
            vampire,
            grave,
            way,
        }));
    }
    sightings
}

/// One phase of each kind, and one in which nobody is asked.
fn phases() -> impl Iterator<Item = Phase> {
    let (seat, grave) = (SEAT, grave());
    let vampire = Colour::ALL[0];
    let gifts = Gifts {
        to: OTHER,
        from: seat,
        more: 0,
        waiting: [].into_iter().collect(),
        then: AfterGifts::OpeningEnds,
    };
    let then = dawn_under::api::AfterReceive::Gifts(gifts);
    let asked = Kind::ALL.into_iter().map(move |kind| match kind {
        Kind::Act => Phase::Act { seat },
        Kind::PlaceMatch => Phase::PlaceMatch { seat, grave },
        Kind::Garlic => Phase::Garlic { seat, grave },
        Kind::Give => Phase::Give(gifts),
        Kind::Receive => Phase::Receive { seat, vampire, then },
        Kind::PlagueStep => Phase::PlagueStep { seat },
        Kind::PlaceRucola => Phase::PlaceRucola { seat },
        Kind::RucolaEnd => Phase::RucolaEnd { seat, grave },
        Kind::MoveRucola => Phase::MoveRucola { seat, from: grave },
        Kind::Doubt => Phase::Doubt { seat, grave },
        Kind::GiveFound => Phase::GiveFound { seat, vampire, grave },
        Kind::BatEnd => Phase::BatEnd {
            seat,
            grave,
            may_decline: true,
        },
    });
    asked.chain([Phase::Moving])
}

/// Does not compile when a sighting is added: list it above, too.
fn is_listed(sighting: &Sighting) {
    match sighting {
        Sighting::TurnStarted { .. }
        | Sighting::Opened { .. }
        | Sighting::LaidIn { .. }
        | Sighting::Turned { .. }
        | Sighting::GarlicPut { .. }
        | Sighting::LeftEmpty { .. }
        | Sighting::GarlicReturned { .. }
        | Sighting::StakeTaken { .. }
        | Sighting::StakesReturned { .. }
        | Sighting::Given { .. }
        | Sighting::FoundTaken { .. }
        | Sighting::FoundGiven { .. }
        | Sighting::Received { .. }
        | Sighting::RatTaken { .. }
        | Sighting::StintStarted { .. }
        | Sighting::LidReplaced { .. }
        | Sighting::PlagueEnded
        | Sighting::Closed { .. }
        | Sighting::RucolaCame { .. }
        | Sighting::RucolaLost { .. }
        | Sighting::RucolaPlaced { .. }
        | Sighting::BatPut { .. }
        | Sighting::Believed { .. }
        | Sighting::Doubted { .. }
        | Sighting::Stopped { .. }
        | Sighting::Asked { .. }
        | Sighting::TurnEnded { .. }
        | Sighting::Ended { .. }
        | Sighting::LidRevealed { .. }
        | Sighting::VampireRevealed { .. }
        | Sighting::ReserveRevealed { .. }
        | Sighting::SetAsideRevealed { .. } => {}
    }
}

fn commands() -> Vec<Command> {
    let grave = grave();
    let mut commands = vec![
        Command::Open { grave },
        Command::Bat { grave },
        Command::EndTurn,
        Command::PutGarlic,
        Command::LeaveEmpty,
        Command::Stop,
        Command::Rucola { grave },
        Command::Believe,
        Command::Doubt,
        Command::GiveFound { to: OTHER },
    ];
    for end in End::ALL {
        commands.extend([
            Command::Lay { end },
            Command::Give { end },
            Command::Receive { end },
        ]);
    }
    commands
}

fn options() -> Vec<Phrase> {
    let mut keys = Vec::new();
    for option in OPTIONS {
        let key = format!("du-option-{}", option.name.replace('_', "-"));
        // Numbers are the same in every language.
        let named = option.values.iter().filter(|value| value.parse::<u32>().is_err());
        keys.extend(named.map(|value| format!("{key}-{}", value.replace('_', "-"))));
        keys.extend([format!("{key}-help"), key]);
    }
    for preset in PRESETS {
        let key = format!("du-preset-{}", preset.name);
        keys.extend([format!("{key}-help"), key]);
    }
    keys.into_iter().map(Phrase::new).collect()
}
