//! Findings as a page: one file without references to others, with a table beside every plot.

use super::plot::{self, Row, Trace};
use super::{Findings, Length};
use crate::report::Thousands;
use crate::statistics::Interval;
use std::fmt::{Display, Write as _};

const STYLE: &str = include_str!("page.css");

impl Findings {
    /// All findings as a page of HTML; `title` is what the game is called.
    pub fn to_page(&self, title: &str) -> String {
        let mut page = Page(String::new());
        let head = escape(&format!("{title}: {}", self.format.word()));
        page.line("<!doctype html>");
        page.line("<html lang=\"en\">");
        page.line("<head>");
        page.line("<meta charset=\"utf-8\">");
        page.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        page.line(format_args!("<title>{head}</title>"));
        page.line(format_args!("<style>\n{STYLE}</style>"));
        page.line("</head>\n<body>\n<main>");
        page.line(format_args!("<h1>{head}</h1>"));
        let lead = escape(&format!("{}, seed {}.", self.extent(), self.seed));
        page.line(format_args!("<p class=\"lead\">{lead}</p>"));
        self.put_run(&mut page);
        self.put_ratings(&mut page);
        self.put_wins(&mut page);
        self.put_pairs(&mut page);
        self.put_balance(&mut page);
        self.put_points(&mut page);
        self.put_length(&mut page);
        self.put_ends(&mut page);
        self.put_curves(&mut page);
        page.line("</main>\n</body>\n</html>");
        page.0
    }

    fn put_run(&self, page: &mut Page) {
        page.open("The run", "");
        let bots: Vec<&str> = self.bots.iter().map(|bot| bot.bot).collect();
        let mut facts = vec![
            (
                "Game",
                format!("{} (rules version {})", self.game, self.rules_version),
            ),
            ("Bots", bots.join(", ")),
            ("Seats", self.seats.to_string()),
            ("Tables", Thousands(self.tables).to_string()),
            ("Seed", self.seed.to_string()),
            ("Options", self.options_told()),
            ("Program", format!("sexton {}", self.version)),
        ];
        if self.unfinished > 0 {
            let cut = format!(
                "{} tables, after {} decisions; nobody won them",
                Thousands(self.unfinished),
                Thousands(u64::from(self.decisions_max))
            );
            facts.insert(4, ("Cut short", cut));
        }
        if self.not_found_out > 0 {
            let tables = Thousands(self.not_found_out);
            let text = format!("{tables} tables, whose positions were too many; they count as lost");
            facts.insert(4, ("Not found out", text));
        }
        if self.shared > 0 {
            facts.insert(4, ("Won together", format!("{} tables", Thousands(self.shared))));
        }
        page.line("<dl>");
        for (name, told) in facts {
            page.line(format_args!("<dt>{name}</dt><dd>{}</dd>", escape(&told)));
        }
        page.line("</dl>");
        page.close();
    }

    /// The options as they are typed on a command line.
    fn options_told(&self) -> String {
        let Some(options) = self.options.as_object() else {
            return self.options.to_string();
        };
        let told = options.iter().map(|(name, value)| match value.as_str() {
            Some(word) => format!("{name}={word}"),
            None => format!("{name}={value}"),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn put_ratings(&self, page: &mut Page) {
        let ladder = self.ladder();
        if ladder.is_empty() {
            return;
        }
        page.open(
            "Rating ladder",
            "Weng-Lin ratings, the best first. Everybody begins with 25. Ranges are 95 %.",
        );
        let rows: Vec<Row> = ladder
            .iter()
            .map(|(bot, rating)| Row {
                label: (*bot).to_owned(),
                told: format!("{:.1}", rating.rating),
                value: rating.rating,
                interval: rating.interval,
            })
            .collect();
        let cells = ladder.iter().map(|(bot, rating)| {
            let Interval { low, high } = rating.interval;
            vec![
                (*bot).to_owned(),
                format!("{:.2}", rating.rating),
                format!("{:.2}", rating.uncertainty),
                format!("{low:.2} – {high:.2}"),
            ]
        });
        page.both(
            &plot::intervals(
                "Ratings with their ranges; the table has the numbers",
                &rows,
                &[],
                None,
            ),
            "",
            &table("Ratings", &["Bot", "Rating", "±", "95 %"], cells),
        );
        page.close();
    }

    fn put_wins(&self, page: &mut Page) {
        let note = match self.seats {
            1 => "How often each bot won. Ranges are 95 % (Wilson).",
            _ => {
                "How often a seat with this bot won. Ranges are 95 % (Wilson), as if all tables were independent."
            }
        };
        page.open("Wins", note);
        let rows = self.bots.iter().map(|bot| Won {
            name: bot.bot.to_owned(),
            count: bot.count,
            of: bot.seats,
            share: bot.share.share,
            interval: bot.interval,
        });
        self.put_shares(page, "Wins by bot", ["Bot", "Seats"], rows.collect());
        page.close();
    }

    fn put_pairs(&self, page: &mut Page) {
        if self.pairs.is_empty() {
            return;
        }
        let note = match self.seats {
            1 => {
                "Bots that played the same deals, each alone. Level means that both won, or neither; it counts half."
            }
            _ => {
                "Bots at the same table, seat against seat. Level means that both won, or neither; it counts half."
            }
        };
        page.open("Against each other", note);
        let rows: Vec<Row> = self
            .pairs
            .iter()
            .map(|pair| Row {
                label: format!("{} against {}", pair.bot, pair.against),
                told: percent(pair.share),
                value: 100.0 * pair.share,
                interval: hundredfold(pair.interval),
            })
            .collect();
        let cells = self.pairs.iter().map(|pair| {
            let counts = [pair.ahead, pair.level, pair.behind].map(|count| Thousands(count).to_string());
            let mut cells = vec![format!("{} against {}", pair.bot, pair.against)];
            cells.extend(counts);
            cells.extend([percent(pair.share), range(pair.interval)]);
            cells
        });
        let about = "Shares of each pair with their ranges; the table has the numbers";
        page.both(
            &plot::intervals(about, &rows, &[0.0, 100.0], Some(50.0)),
            "Per cent; the dashed line is 50 %.",
            &table(
                "Pairs",
                &["Pair", "Ahead", "Level", "Behind", "Share", "95 %"],
                cells,
            ),
        );
        page.close();
    }

    fn put_balance(&self, page: &mut Page) {
        if self.seats == 1 {
            return;
        }
        page.open(
            "Balance by seat",
            "How often each seat won, whoever sat there. Seats are counted from 1.",
        );
        let rows = self.balance.iter().map(|seat| Won {
            name: format!("seat {}", seat.seat.0 + 1),
            count: seat.count,
            of: self.tables,
            share: seat.share.share,
            interval: seat.interval,
        });
        self.put_shares(page, "Wins by seat", ["Seat", "Tables"], rows.collect());
        page.close();
        for kind in self.kinds() {
            let name = &kind[0].group;
            let note = format!("How often seats of each {name} won.");
            page.open(&format!("Balance by {name}"), &note);
            let rows = kind.iter().map(|group| Won {
                name: format!("{name} {}", group.number),
                count: group.count,
                of: group.seats,
                share: group.share.share,
                interval: group.interval,
            });
            let caption = format!("Wins by {name}");
            self.put_shares(page, &caption, ["Group", "Seats"], rows.collect());
            page.close();
        }
    }

    /// Shares of wins as a plot and a table.
    fn put_shares(&self, page: &mut Page, caption: &str, [name, of]: [&str; 2], won: Vec<Won>) {
        let rows: Vec<Row> = won
            .iter()
            .map(|won| Row {
                label: won.name.clone(),
                told: percent(won.share),
                value: 100.0 * won.share,
                interval: hundredfold(won.interval),
            })
            .collect();
        let cells = won.iter().map(|won| {
            let counts = [won.count, won.of].map(|count| Thousands(count).to_string());
            let mut cells = vec![won.name.clone()];
            cells.extend(counts);
            cells.extend([percent(won.share), range(won.interval)]);
            cells
        });
        let even = self.even_share().map(|share| 100.0 * share);
        let note = match even {
            Some(even) => format!("Per cent; the dashed line is {even:.1} %, an even share."),
            None => "Per cent.".to_owned(),
        };
        let about = format!("{caption} with their ranges; the table has the numbers");
        page.both(
            &plot::intervals(&about, &rows, &[0.0], even),
            &note,
            &table(caption, &[name, "Wins", of, "Share", "95 %"], cells),
        );
    }

    fn put_points(&self, page: &mut Page) {
        let scored = || {
            self.bots
                .iter()
                .filter_map(|bot| Some((bot.bot, bot.points.as_ref()?)))
        };
        if scored().next().is_none() {
            return;
        }
        page.open(
            "Points",
            "What the game counts at the end; in some games fewer are better. Ranges are 95 %.",
        );
        let (mut rows, mut cells) = (Vec::new(), Vec::new());
        for (bot, points) in scored() {
            let (mean, reach) = (points.mean, 1.96 * points.standard_error);
            rows.push(Row {
                label: bot.to_owned(),
                told: format!("{mean:.2}"),
                value: mean,
                interval: Interval {
                    low: mean - reach,
                    high: mean + reach,
                },
            });
            let mut row = vec![
                bot.to_owned(),
                format!("{mean:.2}"),
                format!("{:.2}", points.standard_error),
            ];
            let marks = [points.min, points.q25, points.median, points.q75, points.max];
            row.extend(marks.map(|mark| mark.to_string()));
            cells.push(row);
        }
        let head = ["Bot", "Mean", "±", "Least", "25 %", "50 %", "75 %", "Most"];
        page.both(
            &plot::intervals(
                "Mean points with their ranges; the table has the numbers",
                &rows,
                &[],
                None,
            ),
            "",
            &table("Points by bot", &head, cells.into_iter()),
        );
        page.close();
    }

    fn put_length(&self, page: &mut Page) {
        let Some(Length {
            measure,
            spread,
            histogram,
        }) = &self.length
        else {
            return;
        };
        page.open("Lengths", &format!("How many {measure} the tables took."));
        let bars = histogram.iter().map(|bar| (bar.length, bar.count));
        let bins = plot::bins(bars, 40);
        let facts = [
            (
                "mean",
                format!("{:.2} ± {:.2}", spread.mean, spread.standard_error),
            ),
            ("shortest", spread.min.to_string()),
            ("a quarter took at most", spread.q25.to_string()),
            ("half took at most", spread.median.to_string()),
            ("three quarters took at most", spread.q75.to_string()),
            ("longest", spread.max.to_string()),
        ];
        let facts = facts.into_iter().map(|(name, told)| vec![name.to_owned(), told]);
        let cells = bins.iter().map(|bin| {
            let lengths = if bin.from == bin.to {
                bin.from.to_string()
            } else {
                format!("{} – {}", bin.from, bin.to)
            };
            vec![lengths, Thousands(bin.count).to_string()]
        });
        let measure = escape(measure);
        let all = table("How often each length came up", &[&measure, "Tables"], cells);
        let mut tables = table("Lengths in short", &["", &measure], facts);
        let _ = write!(tables, "<details><summary>All bars</summary>\n{all}</details>\n");
        page.both(
            &plot::histogram(
                "How often each length came up; the table has the numbers",
                &bins,
                spread.median,
            ),
            &format!("Tables by {measure}; the dashed line is the middle table."),
            &tables,
        );
        page.close();
    }

    fn put_ends(&self, page: &mut Page) {
        page.open(
            "Ends and measures",
            "Why tables ended, and the numbers of the game over all finished tables.",
        );
        let ends = self.reasons.iter().map(|reason| {
            let interval = Interval::wilson(reason.count, self.tables);
            let count = Thousands(reason.count).to_string();
            vec![
                reason.reason.to_string(),
                count,
                percent(reason.share.share),
                range(interval),
            ]
        });
        let measures = self.measures.iter().map(|measure| {
            let numbers = [measure.mean, measure.standard_error].map(|number| format!("{number:.3}"));
            let ends = [measure.min, measure.max].map(|number| number.to_string());
            [vec![measure.name.to_string()], numbers.to_vec(), ends.to_vec()].concat()
        });
        page.line("<div class=\"both\">");
        page.put(&table("Ends", &["End", "Tables", "Share", "95 %"], ends));
        page.put(&table(
            "Measures",
            &["Measure", "Mean", "±", "Least", "Most"],
            measures,
        ));
        page.line("</div>");
        page.close();
    }

    fn put_curves(&self, page: &mut Page) {
        let Some(by) = self.curves.first().map(|curve| curve.by) else {
            return;
        };
        let note = format!(
            "The first deal, as each bot played it: the chance to win after each move, from what was known then, if a {by} \
             played on. Bands are 95 % (Wilson)."
        );
        page.open("Odds of one table", &note);
        let traces: Vec<Trace> = self
            .curves
            .iter()
            .map(|curve| Trace {
                label: format!("{}, {}", curve.bot, if curve.won { "won" } else { "lost" }),
                points: curve
                    .moments
                    .iter()
                    .map(|moment| (f64::from(moment.moves), moment.share, moment.interval))
                    .collect(),
            })
            .collect();
        let longest = self
            .curves
            .iter()
            .map(|curve| curve.moments.len())
            .max()
            .unwrap_or(0);
        let mut head = vec!["Moves"];
        head.extend(self.curves.iter().map(|curve| curve.bot));
        let cells = (0..longest).map(|moves| {
            let mut row = vec![moves.to_string()];
            let shares = self.curves.iter().map(|curve| curve.moments.get(moves));
            row.extend(shares.map(|moment| moment.map_or_else(String::new, |moment| percent(moment.share))));
            row
        });
        let ends = self.curves.iter().map(|curve| {
            let moves = curve.moments.len().saturating_sub(1);
            let start = curve.moments.first().map_or(0.0, |moment| moment.share);
            let end = if curve.won { "won" } else { "lost" };
            vec![
                curve.bot.to_owned(),
                percent(start),
                moves.to_string(),
                end.to_owned(),
            ]
        });
        let mut tables = table("How it went", &["Bot", "At the deal", "Moves", "End"], ends);
        let all = table("The chance to win after each move", &head, cells);
        let _ = write!(tables, "<details><summary>All moves</summary>\n{all}</details>\n");
        page.both(
            &plot::lines(
                "The chance to win after each move; the table has the numbers",
                &traces,
            ),
            "Moves from left to right.",
            &tables,
        );
        page.close();
    }
}

/// A share of wins to be drawn and told.
struct Won {
    name: String,
    count: u64,
    of: u64,
    share: f64,
    interval: Interval,
}

struct Page(String);

impl Page {
    fn line(&mut self, markup: impl Display) {
        let _ = writeln!(self.0, "{markup}");
    }

    fn put(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    fn open(&mut self, head: &str, note: &str) {
        self.line(format_args!("<section>\n<h2>{}</h2>", escape(head)));
        if !note.is_empty() {
            self.line(format_args!("<p class=\"note\">{}</p>", escape(note)));
        }
    }

    fn close(&mut self) {
        self.line("</section>");
    }

    /// A plot and its table, side by side where there is room.
    fn both(&mut self, plot: &str, caption: &str, table: &str) {
        self.line("<div class=\"both\">\n<figure>");
        self.line(plot);
        if !caption.is_empty() {
            self.line(format_args!("<figcaption>{caption}</figcaption>"));
        }
        self.line("</figure>\n<div>");
        self.put(table);
        self.line("</div>\n</div>");
    }
}

/// A table whose first column names the rows; it scrolls by itself where it is too wide.
fn table(caption: &str, head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let caption = escape(caption);
    let mut text = format!(
        "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\n<table>\n<caption>{caption}</caption>\n<thead><tr>"
    );
    for name in head {
        let _ = write!(text, "<th scope=\"col\">{}</th>", escape(name));
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        text.push_str("<tr>");
        for (idx, cell) in row.iter().enumerate() {
            let cell = escape(cell);
            let _ = match idx {
                0 => write!(text, "<th scope=\"row\">{cell}</th>"),
                _ => write!(text, "<td>{cell}</td>"),
            };
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>\n</div>\n");
    text
}

fn escape(text: &str) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    text.replace('"', "&quot;")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range(Interval { low, high }: Interval) -> String {
    format!("{:.1} – {:.1}", 100.0 * low, 100.0 * high)
}

fn hundredfold(Interval { low, high }: Interval) -> Interval {
    Interval {
        low: 100.0 * low,
        high: 100.0 * high,
    }
}
