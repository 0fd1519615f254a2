//! `bench scale`: what a house of many people needs, from what a load run measured. `docs/scale.md` explains the model.

use anyhow::Context as _;
use clap::Args;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

/// How many people are at tables.
const PEOPLE: [f64; 3] = [1e4, 1e5, 1e6];

/// How much of a core is planned for: the rest is for the hour after supper, and for when a node is gone.
const PLANNED: f64 = 0.5;

/// One in so many people looks at the lobby.
const LISTENERS: f64 = 20.0;

/// What the lobby costs (`bench lobby`): a change told to a visitor, in bytes, and as often a second at most.
const LOBBY_CHANGE_BYTES: f64 = 289.0;
const LOBBY_CHANGES: f64 = 2.0;

/// How often a second a node tells the others of its tables, at most, and a table's card in bytes.
const NEWS: f64 = 4.0;
const CARD_BYTES: f64 = 300.0;

/// How often the lobby hears of a table: opened, seats taken, dealt, over.
const CHANGES_OF_A_TABLE: f64 = 6.0;

#[derive(Args)]
pub(crate) struct Scale {
    /// What `bench load --store … --bus … --json` printed.
    #[arg(value_name = "FILE")]
    load: PathBuf,
    /// How many seconds pass between two moves of a person.
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    seconds: f64,
    /// How many people sit at a table.
    #[arg(long, value_name = "N", default_value_t = 3.0)]
    seats: f64,
    /// How many minutes a table lasts.
    #[arg(long, value_name = "N", default_value_t = 30.0)]
    minutes: f64,
    /// How many cores a node has.
    #[arg(long, value_name = "N", default_value_t = 4.0)]
    cores: f64,
}

/// A comparison of a load run, as far as it is needed.
#[derive(Deserialize)]
struct Compared {
    tables: u64,
    moves_a_second_each: Option<f64>,
    rounds: Vec<RoundRun>,
}

#[derive(Deserialize)]
struct RoundRun {
    house: Costs,
    set_up_otherwise: BTreeMap<String, Costs>,
}

/// What a move costs.
#[derive(Deserialize, Clone, Copy, Default, Debug)]
pub(crate) struct Costs {
    moves_per_second: f64,
    server_us_per_move: f64,
    clients_us_per_move: f64,
    database_us_per_move: f64,
    bus_us_per_move: f64,
    bus_bytes_per_move: f64,
    sent_bytes_per_move: f64,
    store_bytes_per_move: f64,
    moves_per_commit: f64,
    bytes_per_connection: f64,
    bytes_per_table: f64,
    /// How many nodes there were.
    #[serde(skip)]
    nodes: f64,
}

pub(crate) fn run(scale: &Scale) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(&scale.load)
        .with_context(|| format!("{} cannot be read", scale.load.display()))?;
    let compared: Vec<Compared> =
        serde_json::from_str(&text).context("this is not what `bench load --json` prints")?;
    let saturated = compared
        .iter()
        .find(|compared| compared.moves_a_second_each.is_none())
        .context("there are no saturated tables in it")?;
    let last = saturated.rounds.last().context("there are no rounds in it")?;
    let paced = compared
        .iter()
        .find(|compared| compared.moves_a_second_each.is_some())
        .context("there are no tables in it that make a move a second")?;
    let model = Model {
        busy: several(saturated)?,
        calm: several(paced)?,
    };
    let mut out = check(saturated, last);
    out += &plan(scale, &model);
    Ok(std::io::stdout().lock().write_all(out.as_bytes())?)
}

/// What was measured of several nodes.
fn several(compared: &Compared) -> anyhow::Result<Costs> {
    let setups = compared.rounds.last().map(|round| &round.set_up_otherwise);
    let mut nodes = setups
        .into_iter()
        .flatten()
        .filter(|(name, _)| name.ends_with("nodes"));
    let (name, costs) = nodes
        .next_back()
        .context("there are no several nodes in it: run it with --store and --bus")?;
    let count = name.split(' ').next().and_then(|count| count.parse().ok());
    Ok(Costs {
        nodes: count.unwrap_or(1.0),
        ..*costs
    })
}

/// What a move costs depends on how many share a commit: part of it is paid for each move, part of it for each commit.
struct Model {
    /// Nodes with all they can do, and many moves in a commit.
    busy: Costs,
    /// Nodes with little to do, and hardly more than one.
    calm: Costs,
}

impl Model {
    /// Moves that share a commit where a node makes so many a second: it commits one after the other, and no more often
    /// than when it has little to do.
    fn moves_per_commit(&self, moves_per_node: f64) -> f64 {
        let commits = self.calm.moves_per_second / self.calm.moves_per_commit.max(1.0) / self.calm.nodes;
        (moves_per_node / commits).clamp(
            self.calm.moves_per_commit.max(1.0),
            self.busy.moves_per_commit.max(1.0),
        )
    }

    /// A cost of a move, where so many share a commit.
    fn cost(&self, of: impl Fn(&Costs) -> f64, moves_per_commit: f64) -> f64 {
        let [busy, calm] =
            [&self.busy, &self.calm].map(|costs| (1.0 / costs.moves_per_commit.max(1.0), of(costs)));
        let by_commit = if calm.0 > busy.0 {
            (calm.1 - busy.1) / (calm.0 - busy.0)
        } else {
            0.0
        };
        busy.1 + by_commit * (1.0 / moves_per_commit - busy.0)
    }
}

/// How well the sum of the costs says what was measured: all cores of this machine were at work.
fn check(saturated: &Compared, last: &RoundRun) -> String {
    let cores = std::thread::available_parallelism().map_or(1.0, |count| count.get() as f64);
    let mut out = format!(
        "{} saturated tables on {cores} cores: what the costs of a move say, and what was measured\n\n",
        saturated.tables
    );
    out += "| set up as | costs, µs/move | moves/s by the model | measured | model/measured |\n|---|---|---|---|---|\n";
    let all = std::iter::once(("house", &last.house)).chain(
        last.set_up_otherwise
            .iter()
            .map(|(name, costs)| (name.as_str(), costs)),
    );
    for (name, costs) in all {
        let sum = costs.server_us_per_move
            + costs.clients_us_per_move
            + costs.database_us_per_move
            + costs.bus_us_per_move;
        let model = cores * 1e6 / sum;
        let measured = costs.moves_per_second;
        let _ = writeln!(
            out,
            "| {name} | {sum:.0} | {model:.0} | {measured:.0} | {:.2} |",
            model / measured
        );
    }
    out += "\n";
    out
}

/// What so many people need.
struct Needs {
    moves: f64,
    nodes: f64,
    cores: f64,
    database_cores: f64,
    bus_cores: f64,
    memory: f64,
    to_people: f64,
    bus_bytes: f64,
    written: f64,
    commits: f64,
    tables: f64,
    lobby: f64,
    news: f64,
    cards: f64,
}

impl Needs {
    fn of(people: f64, scale: &Scale, model: &Model) -> Needs {
        let moves = people / scale.seconds;
        let tables = people / scale.seats;
        // With as few nodes as are planned for, each has so much to do that most moves share a commit; with two the cost
        // is found first.
        let mut nodes = 2.0;
        let (cores, together) = loop {
            let together = model.moves_per_commit(moves / nodes);
            let cores = moves * model.cost(|costs| costs.server_us_per_move, together) / 1e6 / PLANNED;
            if cores <= nodes * scale.cores {
                break (cores, together);
            }
            nodes += 1.0;
        };
        let cores_of = |of: fn(&Costs) -> f64| moves * model.cost(of, together) / 1e6 / PLANNED;
        let costs = &model.calm;
        let opened = tables / (scale.minutes * 60.0);
        let changes = opened * CHANGES_OF_A_TABLE;
        // A node tells all it has in one message.
        let news = (changes / nodes).min(NEWS) * nodes * (nodes - 1.0);
        Needs {
            moves,
            nodes,
            cores,
            database_cores: cores_of(|costs| costs.database_us_per_move),
            bus_cores: cores_of(|costs| costs.bus_us_per_move),
            memory: (people * costs.bytes_per_connection + tables * costs.bytes_per_table) / nodes
                + tables * CARD_BYTES,
            to_people: moves * costs.sent_bytes_per_move,
            bus_bytes: moves * costs.bus_bytes_per_move + changes * CARD_BYTES * (nodes - 1.0),
            written: moves * costs.store_bytes_per_move,
            commits: moves / together,
            tables,
            lobby: people / LISTENERS * LOBBY_CHANGES * LOBBY_CHANGE_BYTES,
            news,
            cards: tables * CARD_BYTES,
        }
    }
}

/// A line of the plan: what it is, its value, the unit, and what it is divided by for that.
type Row = (&'static str, fn(&Needs) -> f64, f64, usize);

fn plan(scale: &Scale, model: &Model) -> String {
    let rows: [Row; 14] = [
        ("tables", |needs| needs.tables, 1.0, 0),
        ("moves/s", |needs| needs.moves, 1.0, 0),
        ("cores of nodes", |needs| needs.cores, 1.0, 1),
        ("nodes", |needs| needs.nodes, 1.0, 0),
        ("memory of a node, GB", |needs| needs.memory, 1e9, 1),
        ("to people, MB/s", |needs| needs.to_people, 1e6, 1),
        ("the lobby to visitors, MB/s", |needs| needs.lobby, 1e6, 1),
        ("cores of PostgreSQL", |needs| needs.database_cores, 1.0, 1),
        ("commits/s", |needs| needs.commits, 1.0, 0),
        ("written to PostgreSQL, MB/s", |needs| needs.written, 1e6, 1),
        ("cores of NATS", |needs| needs.bus_cores, 1.0, 1),
        ("over NATS, MB/s", |needs| needs.bus_bytes, 1e6, 1),
        ("news of tables, messages/s", |needs| needs.news, 1.0, 0),
        (
            "cards of all tables in each node, MB",
            |needs| needs.cards,
            1e6,
            0,
        ),
    ];
    let mut out = format!(
        "A move every {} s of each person, {} at a table, {} minutes a table, {} cores a node, half of each planned for\n\n",
        scale.seconds, scale.seats, scale.minutes, scale.cores
    );
    let needs = PEOPLE.map(|people| Needs::of(people, scale, model));
    out += "| people at tables | 10,000 | 100,000 | 1,000,000 |\n|---|---|---|---|\n";
    for (name, of, unit, digits) in rows {
        let [few, more, many] = needs.each_ref().map(|needs| of(needs) / unit);
        let _ = writeln!(
            out,
            "| {name} | {few:.digits$} | {more:.digits$} | {many:.digits$} |"
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Costs, Model, Needs, Scale};

    fn scale() -> Scale {
        Scale {
            load: "load.json".into(),
            seconds: 10.0,
            seats: 2.0,
            minutes: 30.0,
            cores: 4.0,
        }
    }

    fn costs(server_us_per_move: f64, moves_per_commit: f64) -> Costs {
        Costs {
            moves_per_second: 1_000.0,
            server_us_per_move,
            moves_per_commit,
            sent_bytes_per_move: 1_000.0,
            nodes: 2.0,
            ..Costs::default()
        }
    }

    #[test]
    fn a_move_costs_more_the_fewer_share_a_commit() {
        // 90 µs for each move and 110 for each commit; 500 commits a second at most.
        let model = Model {
            busy: costs(100.0, 11.0),
            calm: costs(200.0, 1.0),
        };
        let cost = |together| model.cost(|costs| costs.server_us_per_move, together);
        assert!((cost(11.0) - 100.0).abs() < 1e-9 && (cost(1.0) - 200.0).abs() < 1e-9);
        assert!((cost(2.0) - 145.0).abs() < 1e-9, "{}", cost(2.0));
        assert_eq!(model.moves_per_commit(100.0), 1.0);
        assert_eq!(model.moves_per_commit(1_000.0), 2.0);
        assert_eq!(model.moves_per_commit(1e6), 11.0);
        let few = Needs::of(10_000.0, &scale(), &model);
        assert_eq!((few.moves, few.nodes, few.to_people), (1_000.0, 2.0, 1e6));
        assert!((few.cores - 0.4).abs() < 1e-9, "{}", few.cores);
        let many = Needs::of(1e6, &scale(), &model);
        // 100,000 moves a second at 100 µs are 10 cores, and half of each is planned for.
        assert!(
            (many.cores - 20.0).abs() < 1e-9 && many.nodes == 5.0,
            "{}",
            many.cores
        );
    }
}
