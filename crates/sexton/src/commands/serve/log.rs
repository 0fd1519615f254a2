//! How a house writes its log: as text or as JSON, and as one of several nodes with the node's name on every line, because
//! their logs are read together.

use crate::cli::{LogForm, LogLevel};
use std::fmt;
use std::io::IsTerminal as _;
use tracing::{Event, Subscriber};
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::format::{DefaultFields, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, MakeWriter};
use tracing_subscriber::registry::LookupSpan;

/// How the fields of a line in JSON begin; nothing before them comes from whoever logs.
const FIELDS: &str = "\"fields\":{";

/// Begins to log to standard error. A node among others says its name.
pub(super) fn start(form: LogForm, level: LogLevel, node: Option<&str>) {
    let is_terminal = std::io::stderr().is_terminal();
    let log = subscriber(form, level, node, is_terminal, std::io::stderr);
    tracing::subscriber::set_global_default(log).expect("nothing has logged before");
}

fn subscriber<W>(
    form: LogForm,
    level: LogLevel,
    node: Option<&str>,
    is_coloured: bool,
    to: W,
) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let node = node.map(str::to_owned);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(to);
    match form {
        LogForm::Text => Box::new(
            log.with_ansi(is_coloured)
                .fmt_fields(TextOfNode {
                    node,
                    fields: DefaultFields::new(),
                })
                .finish(),
        ),
        LogForm::Json => Box::new(
            log.json()
                .map_event_format(|line| JsonOfNode { node, line })
                .finish(),
        ),
    }
}

/// The fields of a line, and `node` after them.
struct TextOfNode {
    node: Option<String>,
    fields: DefaultFields,
}

impl<'w> FormatFields<'w> for TextOfNode {
    fn format_fields<R: RecordFields>(&self, mut writer: Writer<'w>, fields: R) -> fmt::Result {
        self.fields.format_fields(writer.by_ref(), fields)?;
        match &self.node {
            Some(node) => write!(writer, " node={node}"),
            None => Ok(()),
        }
    }
}

/// A line, with `node` as the first of its fields.
struct JsonOfNode<L> {
    node: Option<String>,
    line: L,
}

impl<S, N, L> FormatEvent<S, N> for JsonOfNode<L>
where
    S: Subscriber + for<'s> LookupSpan<'s>,
    N: for<'w> FormatFields<'w> + 'static,
    L: FormatEvent<S, N>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let Some(node) = &self.node else {
            return self.line.format_event(context, writer, event);
        };
        let mut line = String::new();
        self.line.format_event(context, Writer::new(&mut line), event)?;
        let (head, fields) = line.split_once(FIELDS).ok_or(fmt::Error)?;
        // A name is letters, digits, - and _. Every line has a message, so more fields follow.
        write!(writer, "{head}{FIELDS}\"node\":\"{node}\",{fields}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    impl<'w> MakeWriter<'w> for Lines {
        type Writer = Lines;

        fn make_writer(&'w self) -> Lines {
            self.clone()
        }
    }

    /// What is written of two lines.
    fn written(form: LogForm, node: Option<&str>, is_coloured: bool) -> Vec<String> {
        let lines = Lines::default();
        let log = subscriber(form, LogLevel::Info, node, is_coloured, lines.clone());
        tracing::subscriber::with_default(log, || {
            tracing::info!("the bus is there");
            tracing::warn!(peer = "second", quote = "\"fields\":{", "a node does not answer");
            tracing::debug!("not worth a line");
        });
        let bytes = lines.0.lock().unwrap().clone();
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.ends_with('\n'));
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_node_among_others_is_named_on_every_line_of_text() {
        for is_coloured in [false, true] {
            let lines = written(LogForm::Text, Some("first"), is_coloured);
            assert_eq!(lines.len(), 2);
            assert!(
                lines.iter().all(|line| line.ends_with(" node=first")),
                "{lines:?}"
            );
            assert!(lines[1].contains("second"), "{lines:?}");
            assert_eq!(lines[0].contains('\u{1b}'), is_coloured, "{lines:?}");
        }
        assert!(!written(LogForm::Text, None, false).concat().contains("node="));
    }

    #[test]
    fn a_node_among_others_is_named_on_every_line_of_json() {
        for (node, expected) in [(Some("first"), json!("first")), (None, Value::Null)] {
            let lines = written(LogForm::Json, node, true);
            let lines: Vec<Value> = lines
                .iter()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            assert_eq!(lines.len(), 2);
            assert!(
                lines.iter().all(|line| line["fields"]["node"] == expected),
                "{lines:?}"
            );
            assert_eq!(lines[0]["fields"]["message"], "the bus is there");
            assert_eq!(lines[1]["fields"]["peer"], "second");
            assert_eq!(lines[1]["fields"]["quote"], FIELDS);
        }
    }
}
