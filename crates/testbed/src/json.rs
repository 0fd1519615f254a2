//! Differences of two JSON values, one line for each place that changed.

use serde::Serialize;
use serde_json::Value;

/// A value of ours as JSON.
pub(crate) fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_else(|error| panic!("plain data cannot be written: {error}"))
}

/// A value of ours as one line of JSON.
pub(crate) fn line(of: &impl Serialize) -> String {
    serde_json::to_string(of).unwrap_or_else(|error| panic!("plain data cannot be written: {error}"))
}

/// A value as one line with sorted keys, whatever order the JSON library was built to keep.
pub(crate) fn sorted(of: &Value) -> String {
    match of {
        Value::Object(map) => {
            let fields = sorted_keys(map)
                .into_iter()
                .map(|key| format!("{}:{}", line(key), sorted(&map[key])));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(sorted).collect();
            format!("[{}]", values.join(","))
        }
        plain => plain.to_string(),
    }
}

fn sorted_keys(map: &serde_json::Map<String, Value>) -> Vec<&String> {
    let mut keys: Vec<&String> = map.keys().collect();
    keys.sort();
    keys
}

/// The places where the second value differs, as `.rooms[2].visited = true`.
pub(crate) fn changes(before: &Value, after: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    compare("", before, after, &mut lines);
    lines
}

fn compare(path: &str, before: &Value, after: &Value, lines: &mut Vec<String>) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) if sorted_keys(old) == sorted_keys(new) => {
            for key in sorted_keys(new) {
                compare(&format!("{path}.{key}"), &old[key], &new[key], lines);
            }
        }
        // Lists of things that have parts are compared part by part; short lists are clearer as a whole.
        (Value::Array(old), Value::Array(new))
            if old.len() == new.len() && new.iter().any(Value::is_object) =>
        {
            for (idx, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&format!("{path}[{idx}]"), old, new, lines);
            }
        }
        (Value::Array(old), Value::Array(new)) if !old.is_empty() && new.starts_with(old) => {
            lines.push(format!(
                "{path} + {}",
                sorted(&Value::from(new[old.len()..].to_vec()))
            ));
        }
        (Value::Array(old), Value::Array(new)) if !new.is_empty() && is_part(new, old) => {
            let mut gone = old.clone();
            for kept in new {
                if let Some(place) = gone.iter().position(|value| value == kept) {
                    gone.remove(place);
                }
            }
            lines.push(format!("{path} - {}", sorted(&Value::from(gone))));
        }
        _ => lines.push(format!("{path} = {}", sorted(after))),
    }
}

/// Whether the values stand in the list in the same order.
fn is_part(values: &[Value], list: &[Value]) -> bool {
    let mut rest = list.iter();
    values.iter().all(|value| rest.any(|other| other == value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_changed_is_told() {
        let before = json!({"a": 1, "deck": [1, 2, 3], "rooms": [{"x": 1}, {"x": 2}], "pile": [1]});
        let after = json!({"a": 1, "deck": [1, 3], "rooms": [{"x": 1}, {"x": 5}], "pile": [1, 2]});
        assert_eq!(
            changes(&before, &after),
            [".deck - [2]", ".pile + [2]", ".rooms[1].x = 5"]
        );
        assert_eq!(changes(&json!([1]), &json!([])), [" = []"]);
        assert_eq!(changes(&json!({"a": 1}), &json!({"b": 1})), [r#" = {"b":1}"#]);
    }
}
