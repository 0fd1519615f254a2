//! What can be said of a house on several machines.

use clap::Args;

/// One of several nodes that share a store and a bus.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Nodes")]
pub(crate) struct ServeNodes {
    /// The bus by which the nodes of one house talk to each other: a NATS server, such as
    /// nats://sexton:password@bus.example.org:4222 or tls://…; several with commas between them, and ?ca=FILE at the end for
    /// an authority of your own. All nodes need the same --store. In the file or the environment nobody else on the machine
    /// sees the password.
    #[arg(long, value_name = "URL", env = "SEXTON_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// The name of this node among the others: letters, digits, - and _. No two nodes have the same.
    #[arg(long, value_name = "NAME", env = "SEXTON_NODE", value_parser = node_name)]
    pub(crate) node: Option<String>,
}

fn node_name(text: &str) -> Result<String, String> {
    if bus::is_name(text) {
        Ok(text.to_owned())
    } else {
        Err("expected a name of letters, digits, - and _".to_owned())
    }
}
