//! `sexton schema`: what goes in and out, as JSON Schema.

use crate::input::BadInput;
use std::io::Write as _;

pub(crate) fn run(name: Option<&str>) -> anyhow::Result<()> {
    let mut output = std::io::stdout().lock();
    let Some(name) = name else {
        for schema in protocol::schema::ALL {
            writeln!(output, "{:<20}{}", schema.name, schema.about)?;
        }
        return Ok(());
    };
    let Some(schema) = protocol::schema::find(name) else {
        let names: Vec<&str> = protocol::schema::ALL.iter().map(|schema| schema.name).collect();
        let message = format!("there is no schema \"{name}\"; there are {}", names.join(", "));
        return Err(BadInput::new(message).into());
    };
    Ok(output.write_all(schema.text.as_bytes())?)
}
