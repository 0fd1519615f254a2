//! Every command anybody could think of, legal or not.

use ruhe_in_frieden::parts::{Family, Grave, GraveSet, Pill, Relative};
use ruhe_in_frieden::{Answer, Command, How, Play};

/// Every command anybody could think of.
pub(crate) fn conceivable() -> Vec<Command> {
    let mut commands = vec![
        Command::EndVisits,
        Command::EndPills,
        Command::EndShares,
        Command::Respond(Answer::Pass),
    ];
    commands.extend(Family::all().map(|family| Command::ChooseFamily { family }));
    commands.extend(Grave::all().map(|grave| Command::BuyShare { grave }));
    let relatives: Vec<Relative> = Family::all()
        .flat_map(|family| Grave::all().map(move |wish| Relative { family, wish }))
        .collect();
    let all: GraveSet = Grave::all().collect();
    for relative in relatives.iter().copied() {
        for kind in Pill::ALL {
            commands.push(Command::Visit { relative, kind });
            commands.push(Command::BuyPill { relative, kind });
        }
        commands.push(Command::Bury {
            relative,
            how: How::New,
        });
        for grave in Grave::all() {
            commands.push(Command::Bury {
                relative,
                how: How::Double { grave },
            });
            commands.extend(all.subsets().map(|docs| Command::Bury {
                relative,
                how: How::Regular { grave, docs },
            }));
        }
    }
    for play in plays(&relatives) {
        commands.push(Command::PlayCard(play));
        commands.push(Command::Interrupt(play));
        commands.push(Command::Respond(Answer::Play(play)));
    }
    commands
}

fn plays(relatives: &[Relative]) -> Vec<Play> {
    let mut plays = Vec::new();
    for grave in Grave::all() {
        plays.push(Play::Shock { grave });
        plays.push(Play::Maintenance { grave });
        plays.push(Play::Illegible { grave });
        for to in Grave::all() {
            for coffin in relatives.iter().copied() {
                plays.push(Play::MixUp {
                    from: grave,
                    coffin,
                    to,
                });
                plays.push(Play::MixUpDouble {
                    from: grave,
                    coffin,
                    to,
                });
            }
        }
    }
    plays
}
