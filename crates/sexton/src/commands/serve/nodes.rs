//! A house that is one of several nodes.

use crate::cli::Serve;
use crate::input::BadInput;
use house::Nodes;
use store::Store;

/// Whether this house is to be one of several nodes, and could be.
///
/// # Errors
/// In words, if not.
pub(super) fn check(serve: &Serve) -> Result<(), BadInput> {
    let Some(bus) = &serve.nodes.bus else {
        return Ok(());
    };
    check_address(bus)?;
    if serve.nodes.node.is_none() {
        return Err(BadInput::new(
            "--bus: a node needs a name: give it one with --node",
        ));
    }
    if serve.store.is_none() {
        return Err(BadInput::new(
            "--bus: the nodes of one house share a store: name it with --store postgres://…",
        ));
    }
    if serve.rehearse.is_some() {
        return Err(BadInput::new("--bus: a rehearsal is for one machine"));
    }
    Ok(())
}

/// What this node is called; nothing for a house alone.
pub(super) fn name(serve: &Serve) -> Option<&str> {
    serve.nodes.bus.as_ref().and(serve.nodes.node.as_deref())
}

#[cfg(feature = "cluster")]
fn check_address(address: &str) -> Result<(), BadInput> {
    let read = bus::nats::Address::read(address);
    read.map(|_| ())
        .map_err(|error| BadInput::new(format!("--bus: {error}")))
}

#[cfg(not(feature = "cluster"))]
fn check_address(_: &str) -> Result<(), BadInput> {
    Err(BadInput::new(
        "--bus: this program was built without it; build it with --features cluster, or take a package",
    ))
}

/// Joins the bus, if there is one.
///
/// # Errors
/// If it cannot be reached, or the store does not say what the house is called there.
#[cfg(feature = "cluster")]
pub(super) async fn join(serve: &Serve, store: &dyn Store) -> anyhow::Result<Option<Nodes>> {
    let (Some(address), Some(name)) = (&serve.nodes.bus, &serve.nodes.node) else {
        return Ok(None);
    };
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    let [id, house] = [0, 8].map(|at| {
        let mut number = [0; 8];
        number.copy_from_slice(&bytes[at..at + 8]);
        u64::from_le_bytes(number)
    });
    let id = store::NodeId(id);
    // Several houses may share a server.
    let house = store
        .setting_or("bus-name".to_owned(), format!("{house:016x}"))
        .await?;
    let address = bus::nats::Address::read(address)?;
    let connected = bus::nats::connect(address, &house, &id.to_string()).await;
    let (bus, inbox) = connected.map_err(|error| BadInput::new(format!("--bus: {error}")))?;
    tracing::info!(%id, "this is one of several nodes");
    let name = name.clone();
    Ok(Some(Nodes { id, name, bus, inbox }))
}

#[cfg(not(feature = "cluster"))]
pub(super) async fn join(_: &Serve, _: &dyn Store) -> anyhow::Result<Option<Nodes>> {
    Ok(None)
}
