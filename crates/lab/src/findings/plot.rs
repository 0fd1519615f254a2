//! Plots as SVG. Sizes are those of a narrow screen; colours are left to the style sheet of the page.

use crate::statistics::Interval;
use svg::node::element::{Circle, Element, Group, Line, Path, Polyline, Rectangle, Text};
use svg::node::{Node, Value};

/// As wide as a plot is drawn, whatever it is shown at: text stays legible on a phone.
const WIDTH: f64 = 400.0;
/// Where the scale begins and ends.
const LEFT: f64 = 10.0;
const RIGHT: f64 = WIDTH - 10.0;
/// The room for the numbers below a scale.
const FOOT: f64 = 26.0;

/// One row of a plot of intervals.
pub(super) struct Row {
    pub(super) label: String,
    /// The value as text.
    pub(super) told: String,
    pub(super) value: f64,
    pub(super) interval: Interval,
}

/// One bar of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bin {
    /// The least value that falls into it.
    pub(super) from: i32,
    /// The greatest.
    pub(super) to: i32,
    pub(super) count: u64,
}

/// One line of a plot of lines.
pub(super) struct Trace {
    pub(super) label: String,
    /// Where it goes and how sure that is.
    pub(super) points: Vec<(f64, f64, Interval)>,
}

/// What values lie between, with round numbers on the way.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// From one place to another, for values of a range that is widened to round numbers.
    fn new((low, high): (f64, f64), (from, to): (f64, f64), ticks: f64) -> Scale {
        let step = round_step((high - low) / ticks);
        Scale {
            low: (low / step + 1e-9).floor() * step,
            high: (high / step - 1e-9).ceil() * step,
            step,
            from,
            to,
        }
    }

    fn at(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|tick| self.low + f64::from(tick) * self.step)
    }

    /// A tick as text, with as many decimals as the step needs.
    fn told(&self, tick: f64) -> String {
        let decimals = (-self.step.log10().floor()).clamp(0.0, 6.0) as usize;
        // Not a minus before a zero.
        let tick = if tick.abs() < self.step / 2.0 { 0.0 } else { tick };
        format!("{tick:.decimals$}")
    }
}

/// 1, 2 or 5 of some power of ten, at least so large.
fn round_step(least: f64) -> f64 {
    if least.is_nan() || least <= 0.0 || least.is_infinite() {
        return 1.0;
    }
    let power = 10.0_f64.powf(least.log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0].into_iter();
    let found = factors
        .map(|factor| factor * power)
        .find(|step| *step >= least * 0.999);
    found.unwrap_or(10.0 * power)
}

/// Values with their ranges, one below the other, on a scale that has at least some values; a dashed line where all would
/// be alike.
pub(super) fn intervals(about: &str, rows: &[Row], has: &[f64], even: Option<f64>) -> String {
    const HEIGHT: f64 = 40.0;
    let ends = rows.iter().flat_map(|row| [row.interval.low, row.interval.high]);
    let ends = ends.chain(has.iter().copied()).chain(even);
    let (low, high) = (
        ends.clone().reduce(f64::min).unwrap_or(0.0),
        ends.reduce(f64::max).unwrap_or(0.0),
    );
    let range = if high > low { (low, high) } else { (low, low + 1.0) };
    let scale = Scale::new(range, (LEFT + 6.0, RIGHT - 10.0), 5.0);
    let foot = HEIGHT * rows.len() as f64 + 4.0;
    let mut drawn = canvas(about, foot + FOOT);
    drawn.append(x_scale(&scale, 4.0, foot));
    if let Some(even) = even {
        let x = scale.at(even);
        drawn.append(line(x, 4.0, x, foot).set("class", "even"));
    }
    for (idx, row) in rows.iter().enumerate() {
        let top = HEIGHT * idx as f64;
        let middle = top + 29.0;
        let Interval { low, high } = row.interval;
        let (from, to) = (scale.at(low), scale.at(high));
        let mut group = Group::new()
            .add(text(&row.label, LEFT, top + 17.0, "start").set("class", "label"))
            .add(text(&row.told, RIGHT, top + 17.0, "end").set("class", "value"))
            .add(line(from, middle, to, middle).set("class", "whisker"));
        for end in [from, to] {
            group = group.add(line(end, middle - 4.0, end, middle + 4.0).set("class", "whisker"));
        }
        let dot = Circle::new()
            .set("cx", px(scale.at(row.value)))
            .set("cy", px(middle))
            .set("r", 5)
            .set("class", "dot");
        drawn.append(group.add(dot));
    }
    drawn.to_string()
}

/// How often values came up; a dashed line at the middle one.
pub(super) fn histogram(about: &str, bins: &[Bin], median: i32) -> String {
    let (Some(first), Some(last)) = (bins.first(), bins.last()) else {
        return String::new();
    };
    let (top, foot, left) = (8.0, 190.0, 46.0);
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(0).max(1);
    let y = Scale::new((0.0, most as f64), (foot, top), 4.0);
    let edges = (f64::from(first.from), f64::from(last.to) + 1.0);
    let bins_at = |value: f64| left + (value - edges.0) / (edges.1 - edges.0) * (RIGHT - left);
    let mut drawn = canvas(about, foot + FOOT);
    drawn.append(y_scale(&y, left, |tick| y.told(tick)));
    for bin in bins {
        let (from, to) = (bins_at(f64::from(bin.from)), bins_at(f64::from(bin.to) + 1.0));
        let top = y.at(bin.count as f64);
        // Bars that are not too thin have a gap between them.
        let gap = if to - from > 4.0 { 1.0 } else { 0.0 };
        let bar = Rectangle::new()
            .set("x", px(from))
            .set("y", px(top))
            .set("width", px(to - from - gap))
            .set("height", px(foot - top))
            .set("class", "bar");
        drawn.append(bar);
    }
    let step = round_step((edges.1 - edges.0) / 5.0).max(1.0);
    let mut tick = (edges.0 / step).ceil() * step;
    let mut ticks = Group::new().set("class", "scale");
    while tick < edges.1 {
        ticks = ticks.add(text(
            &format!("{tick:.0}"),
            bins_at(tick + 0.5),
            foot + 18.0,
            "middle",
        ));
        tick += step;
    }
    drawn.append(ticks);
    let middle = bins_at(f64::from(median) + 0.5);
    drawn.append(line(middle, top, middle, foot).set("class", "even"));
    drawn.to_string()
}

/// Shares that change, from 0 to 100 %.
pub(super) fn lines(about: &str, traces: &[Trace]) -> String {
    const LEGEND: f64 = 22.0;
    let left = 46.0;
    let top = LEGEND * traces.len().div_ceil(2) as f64 + 12.0;
    let foot = top + 190.0;
    let ends = traces.iter().flat_map(|trace| &trace.points).map(|point| point.0);
    let x = Scale::new((0.0, ends.fold(1.0, f64::max)), (left, RIGHT - 6.0), 5.0);
    let y = Scale::new((0.0, 1.0), (foot, top), 5.0);
    let mut drawn = canvas(about, foot + FOOT);
    drawn.append(y_scale(&y, left, |tick| format!("{:.0} %", 100.0 * tick)));
    drawn.append(x_scale(&x, foot, foot));
    for (idx, trace) in traces.iter().enumerate() {
        let class = format!("trace t{}", idx % TRACES);
        let (column, row) = ((idx % 2) as f64, (idx / 2) as f64);
        let (start, middle) = (LEFT + column * WIDTH / 2.0, 14.0 + LEGEND * row);
        let name = Group::new()
            .set("class", class.clone())
            .add(line(start, middle, start + 30.0, middle))
            .add(text(&trace.label, start + 38.0, middle + 5.0, "start"));
        drawn.append(name);
        let point = |at: f64, share: f64| format!("{},{}", px(x.at(at)), px(y.at(share)));
        let there = trace.points.iter().map(|(at, _, range)| point(*at, range.low));
        let back = trace
            .points
            .iter()
            .rev()
            .map(|(at, _, range)| point(*at, range.high));
        let band: Vec<String> = there.chain(back).collect();
        let way: Vec<String> = trace
            .points
            .iter()
            .map(|(at, share, _)| point(*at, *share))
            .collect();
        let mut group = Group::new()
            .set("class", class)
            .add(
                Path::new()
                    .set("d", format!("M{}Z", band.join("L")))
                    .set("class", "band"),
            )
            .add(Polyline::new().set("points", way.join(" ")));
        if let Some((at, share, _)) = trace.points.last() {
            let end = Circle::new()
                .set("cx", px(x.at(*at)))
                .set("cy", px(y.at(*share)))
                .set("r", 4);
            group = group.add(end);
        }
        drawn.append(group);
    }
    drawn.to_string()
}

/// So many lines look different from each other.
pub(super) const TRACES: usize = 6;

/// At most so many bars, each as wide as a round number.
pub(super) fn bins(values: impl Iterator<Item = (i32, u64)> + Clone, bars_max: u32) -> Vec<Bin> {
    let (Some(first), Some(last)) = (
        values.clone().map(|it| it.0).min(),
        values.clone().map(|it| it.0).max(),
    ) else {
        return Vec::new();
    };
    let width = round_step((f64::from(last) - f64::from(first) + 1.0) / f64::from(bars_max)).max(1.0) as i32;
    let start = first.div_euclid(width);
    let mut bins: Vec<Bin> = (start..=last.div_euclid(width))
        .map(|bin| Bin {
            from: bin * width,
            to: bin * width + (width - 1),
            count: 0,
        })
        .collect();
    for (value, count) in values {
        bins[(value.div_euclid(width) - start) as usize].count += count;
    }
    bins
}

fn canvas(about: &str, height: f64) -> Element {
    let mut drawn = Element::new("svg");
    drawn.assign("viewBox", format!("0 0 {WIDTH} {height}"));
    drawn.assign("role", "img");
    drawn.assign("aria-label", about);
    drawn
}

/// Numbers below, with thin lines from `top` down to them.
fn x_scale(scale: &Scale, top: f64, foot: f64) -> Group {
    let mut group = Group::new().set("class", "scale");
    for tick in scale.ticks() {
        let x = scale.at(tick);
        group = group
            .add(line(x, top, x, foot))
            .add(text(&scale.told(tick), x, foot + 18.0, "middle"));
    }
    group
}

/// Numbers on the left, with thin lines to the right of them.
fn y_scale(scale: &Scale, left: f64, told: impl Fn(f64) -> String) -> Group {
    let mut group = Group::new().set("class", "scale");
    for tick in scale.ticks() {
        let y = scale.at(tick);
        group = group
            .add(line(left, y, RIGHT, y))
            .add(text(&told(tick), left - 6.0, y + 4.0, "end"));
    }
    group
}

fn line(x1: f64, y1: f64, x2: f64, y2: f64) -> Line {
    Line::new()
        .set("x1", px(x1))
        .set("y1", px(y1))
        .set("x2", px(x2))
        .set("y2", px(y2))
}

fn text(words: &str, x: f64, y: f64, anchor: &str) -> Text {
    Text::new(words)
        .set("x", px(x))
        .set("y", px(y))
        .set("text-anchor", anchor)
}

/// A tenth of a unit is finer than any screen.
fn px(place: f64) -> Value {
    let text = format!("{place:.1}");
    text.strip_suffix(".0").unwrap_or(&text).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let steps = [0.13, 0.2, 3.0, 41.0, 60.0].map(round_step);
        assert_eq!(steps, [0.2, 0.2, 5.0, 50.0, 100.0]);
        assert_eq!(round_step(0.0), 1.0);
        assert_eq!(round_step(f64::NAN), 1.0);
    }

    #[test]
    fn a_scale_ends_at_round_numbers() {
        let scale = Scale::new((18.7, 31.2), (0.0, 100.0), 5.0);
        let ticks: Vec<String> = scale.ticks().map(|tick| scale.told(tick)).collect();
        assert_eq!(ticks, ["15", "20", "25", "30", "35"]);
        assert_eq!(
            (scale.at(15.0), scale.at(25.0), scale.at(35.0)),
            (0.0, 50.0, 100.0)
        );
        let shares = Scale::new((0.0, 0.5), (0.0, 1.0), 5.0);
        let ticks: Vec<String> = shares.ticks().map(|tick| shares.told(tick)).collect();
        assert_eq!(ticks, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]);
    }

    #[test]
    fn no_value_is_lost_in_bars() {
        let values = [(-3, 2), (0, 1), (7, 4), (96, 1)];
        let bins = bins(values.into_iter(), 20);
        assert_eq!((bins[0].from, bins[0].to), (-5, -1));
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<u64>(), 8);
        assert!(bins.len() <= 22, "{bins:?}");
        let few = super::bins([(4, 1), (6, 2)].into_iter(), 20);
        assert_eq!(
            few.iter()
                .map(|bin| (bin.from, bin.to, bin.count))
                .collect::<Vec<_>>(),
            [(4, 4, 1), (5, 5, 0), (6, 6, 2)]
        );
    }

    #[test]
    fn names_cannot_break_out_of_a_plot() {
        let rows = [Row {
            label: "<script>".to_owned(),
            told: "1 & 2".to_owned(),
            value: 0.5,
            interval: Interval { low: 0.4, high: 0.6 },
        }];
        let drawn = intervals("a \"plot\"", &rows, &[0.0], None);
        assert!(drawn.contains("&lt;script&gt;") && drawn.contains("1 &amp; 2"));
        assert!(drawn.contains("a &quot;plot&quot;"));
        assert!(!drawn.contains("<script>"));
    }

    #[test]
    fn an_empty_plot_is_no_mistake() {
        assert!(intervals("nothing", &[], &[], None).starts_with("<svg"));
        assert_eq!(histogram("nothing", &[], 0), "");
        assert!(lines("nothing", &[]).starts_with("<svg"));
    }
}
