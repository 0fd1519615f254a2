//! The page that shows how a soak went: one file, with its plots inside.

use super::Report;
use super::series::{Break, Sample};
use super::verdict::{Verdict, figures};
use plotters::prelude::*;
use std::fmt::Write as _;
use std::time::Duration;

const SIZE: (u32, u32) = (900, 260);

const INK: RGBColor = RGBColor(0x3b, 0x2f, 0x5c);
const KILLED: RGBColor = RGBColor(0xc2, 0x3b, 0x22);
const CLOSED: RGBColor = RGBColor(0xd9, 0x9a, 0x2b);
const QUIET: RGBColor = RGBColor(0x6b, 0x8f, 0x71);

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fff}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;\
vertical-align:top}.fails{color:#a3200d;font-weight:bold}svg{max-width:100%;height:auto}";

/// The whole page.
pub(crate) fn write(report: &Report, verdicts: &[Verdict]) -> anyhow::Result<String> {
    let all_hold = verdicts.iter().all(|verdict| verdict.holds);
    let title = if all_hold {
        "A week of a house: everything holds"
    } else {
        "A week of a house: not everything holds"
    };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n<h2>What must hold</h2>\n<table>\n"
    );
    for Verdict { what, holds, found } in verdicts {
        let (class, mark) = if *holds { ("", "holds") } else { ("fails", "fails") };
        let _ = writeln!(
            page,
            "<tr class=\"{class}\"><td>{mark}<td>{what}<td>{}",
            escape(found)
        );
    }
    page += "</table>\n<h2>What was done</h2>\n<table>\n";
    for (name, figure) in figures(report) {
        let _ = writeln!(page, "<tr><th>{name}<td>{}", escape(&figure));
    }
    page += "</table>\n<h2>How it went</h2>\n<p>Red lines: the house was killed. Amber: it was closed and opened again. \
             Green: everybody has gone.</p>\n";
    for (name, of) in PLOTS {
        page += &plot(report, name, of)?;
        page.push('\n');
    }
    write_lines(&mut page, "Faults", &report.world.faults().1);
    write_lines(&mut page, "Errors the house logged", &report.errors);
    Ok(page)
}

/// What is plotted: its name, and what it is of a sample.
type Plot = (&'static str, fn(&Sample) -> f64);

const PLOTS: [Plot; 5] = [
    ("Memory of the house, MB", |sample| {
        sample.memory_bytes as f64 / 1e6
    }),
    ("Open files and sockets of the house", |sample| {
        sample.open_files as f64
    }),
    ("Data folder, MB", |sample| sample.store_bytes as f64 / 1e6),
    ("Tables not known to be over", |sample| sample.tables as f64),
    ("Moves acknowledged, in thousands", |sample| {
        sample.moves as f64 / 1e3
    }),
];

fn plot(report: &Report, name: &str, of: fn(&Sample) -> f64) -> anyhow::Result<String> {
    let days = |at: Duration| at.as_secs_f64() * f64::from(report.world.speed) / 86_400.0;
    let series = &report.series;
    let points: Vec<(f64, f64)> = series
        .samples
        .iter()
        .map(|sample| (days(sample.at), of(sample)))
        .collect();
    let most = points.iter().map(|(_, y)| *y).fold(1e-3, f64::max) * 1.1;
    let end = points.last().map_or(7.0, |(x, _)| x.max(7.0));
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        let mut chart = ChartBuilder::on(&area)
            .caption(name, ("sans-serif", 18))
            .margin(8)
            .x_label_area_size(34)
            .y_label_area_size(56)
            .build_cartesian_2d(0.0..end, 0.0..most)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc("days by the clock of the house")
            .x_labels(8)
            .y_labels(6)
            .draw()?;
        let upright = |at: Duration, color: RGBColor| {
            let x = days(at);
            LineSeries::new([(x, 0.0), (x, most)], color.mix(0.6))
        };
        for (at, how) in &series.breaks {
            let color = match how {
                Break::Killed => KILLED,
                Break::Closed => CLOSED,
            };
            chart.draw_series(upright(*at, color))?;
        }
        chart.draw_series(upright(series.quiet_at, QUIET))?;
        chart.draw_series(LineSeries::new(points, INK.stroke_width(2)))?;
        area.present()?;
    }
    Ok(svg)
}

fn write_lines(page: &mut String, title: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(page, "<h2>{title}</h2>\n<ul>");
    for line in lines {
        let _ = writeln!(page, "<li>{}", escape(line));
    }
    page.push_str("</ul>\n");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
