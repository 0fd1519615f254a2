//! The servers that are measured: one process, or the nodes of one house with what they need.

use super::NO_LIMITS;
use super::services::Services;
use crate::process::Process;
use crate::web::Web;
use anyhow::Context as _;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

/// How a house is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setup {
    /// One process and a file.
    File,
    /// One process and PostgreSQL.
    Database,
    /// So many processes, PostgreSQL and NATS; the two at a table come in at different nodes if there are several.
    Nodes(u8),
}

impl Setup {
    pub(crate) fn name(self) -> String {
        match self {
            Setup::File => "house".to_owned(),
            Setup::Database => "PostgreSQL".to_owned(),
            Setup::Nodes(1) => "1 node".to_owned(),
            Setup::Nodes(count) => format!("{count} nodes"),
        }
    }
}

/// What runs.
pub(crate) struct Servers<'a> {
    nodes: Vec<Process>,
    services: Option<&'a Services>,
}

/// What the servers count themselves, all together, since they were started.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) commits: u64,
    pub(crate) bus_bytes: u64,
    pub(crate) sent_bytes: u64,
    pub(crate) store_bytes: u64,
}

impl Tally {
    /// What was counted since.
    pub(crate) fn since(self, before: Tally) -> Tally {
        Tally {
            commits: self.commits.saturating_sub(before.commits),
            bus_bytes: self.bus_bytes.saturating_sub(before.bus_bytes),
            sent_bytes: self.sent_bytes.saturating_sub(before.sent_bytes),
            store_bytes: self.store_bytes.saturating_sub(before.store_bytes),
        }
    }
}

impl Servers<'_> {
    pub(crate) fn one(process: Process) -> Servers<'static> {
        Servers {
            nodes: vec![process],
            services: None,
        }
    }

    /// Opens a house.
    pub(crate) fn open<'a>(
        setup: Setup,
        program: &Path,
        folder: &Path,
        services: Option<&'a Services>,
    ) -> anyhow::Result<Servers<'a>> {
        if setup == Setup::File {
            return Ok(Servers::one(Process::house(program, folder, &NO_LIMITS)?));
        }
        let needed = services.context("this needs --store")?;
        let url = needed.store.empty()?;
        let on_store = NO_LIMITS.into_iter().chain(["--store", &url]);
        let nodes = match setup {
            Setup::Nodes(count) => {
                let bus = needed.bus.as_ref().context("this needs --bus")?.address();
                let open = |number: u8| {
                    let name = format!("node-{number}");
                    let args = on_store.clone().chain(["--bus", &bus, "--node", &name]);
                    let args: Vec<&str> = args.collect();
                    Process::house(program, &folder.join(&name), &args)
                };
                (0..count).map(open).collect::<anyhow::Result<_>>()?
            }
            Setup::File | Setup::Database => {
                let args: Vec<&str> = on_store.collect();
                vec![Process::house(program, &folder.join("database"), &args)?]
            }
        };
        Ok(Servers { nodes, services })
    }

    /// Where the guest of this number comes in.
    pub(crate) fn address(&self, guest: usize) -> SocketAddr {
        self.nodes[guest % self.nodes.len()].address
    }

    pub(crate) fn memory_bytes(&self) -> u64 {
        self.nodes.iter().map(Process::memory_bytes).sum()
    }

    pub(crate) fn processor_time(&self) -> Duration {
        self.nodes.iter().map(Process::processor_time).sum()
    }

    /// Processor time of database and bus.
    pub(crate) fn services_processor_times(&self) -> [Duration; 2] {
        self.services
            .map_or([Duration::ZERO; 2], Services::processor_times)
    }

    /// What they count; nothing where nobody counts.
    pub(crate) async fn tally(&self) -> anyhow::Result<Tally> {
        let mut tally = Tally::default();
        for node in &self.nodes {
            let answer = Web::connect(node.address, None)
                .await?
                .ask("GET", "/metrics")
                .await?;
            if answer.status != 200 {
                continue;
            }
            let count = |name: &str| {
                let values = answer.body.lines().filter_map(|line| line.strip_prefix(name));
                values
                    .filter_map(|value| value.trim().parse::<u64>().ok())
                    .sum::<u64>()
            };
            tally.commits += count("sexton_store_commits_total ");
            tally.bus_bytes += count("sexton_bus_sent_bytes_total ");
            tally.sent_bytes += count("sexton_message_bytes_sent_total ");
            // All nodes have the same store.
            tally.store_bytes = count("sexton_store_bytes ");
        }
        Ok(tally)
    }
}
