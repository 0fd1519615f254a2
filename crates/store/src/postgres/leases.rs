//! Leases: nodes that are alive by the clock of PostgreSQL, and whose a table is.

use super::ask::{Ask, unread, values};
use super::read::signed;
use crate::{Claim, Epoch, Node, NodeId, Receipt, StoreError, TableId};
use tokio_postgres::{Error, Row};

/// Takes a table under the lock of its head: whatever somebody else was writing is there by then or turned down later.
/// The first part waits for that lock and reads the head as it then is.
const CLAIM: &str = "
    WITH head AS MATERIALIZED (
        SELECT num, owner FROM heads WHERE id = $1::bigint FOR UPDATE
    ), theirs AS MATERIALIZED (
        SELECT n.id, n.data FROM head JOIN nodes n ON n.id = head.owner
        WHERE n.id <> $2::bigint AND n.until > clock_timestamp()
    ), taken AS (
        UPDATE heads SET owner = $2, epoch = nextval('epochs')
        FROM head WHERE heads.num = head.num AND NOT EXISTS (SELECT 1 FROM theirs)
        RETURNING heads.epoch
    )
    SELECT taken.epoch, theirs.id, theirs.data, head.owner, former.data
    FROM head LEFT JOIN taken ON true LEFT JOIN theirs ON true LEFT JOIN nodes former ON former.id = head.owner";

fn no_rows(_: Vec<Row>) -> Result<(), StoreError> {
    Ok(())
}

pub(super) fn beat(node: Node, for_ms: u64) -> (Ask, Receipt<()>) {
    let sql = "INSERT INTO nodes (id, data, until)
        VALUES ($1::bigint, $2::text, clock_timestamp() + make_interval(secs => $3::bigint / 1000.0))
        ON CONFLICT (id) DO UPDATE SET data = excluded.data, until = excluded.until";
    // A century is for ever, and more than that is no time PostgreSQL knows.
    let for_ms = for_ms.min(100 * 365 * 86_400_000);
    Ask::new(sql, values![node.id.0 as i64, node.data, signed(for_ms)], no_rows)
}

pub(super) fn leave(node: NodeId) -> (Ask, Receipt<()>) {
    let sql = "DELETE FROM nodes WHERE id = $1::bigint";
    Ask::new(sql, values![node.0 as i64], no_rows)
}

pub(super) fn nodes() -> (Ask, Receipt<Vec<Node>>) {
    let sql = "SELECT id, data FROM nodes WHERE until > clock_timestamp()";
    Ask::new(sql, values![], |rows| {
        let mut nodes = rows
            .iter()
            .map(|row| node(row, 0))
            .collect::<Result<Vec<Node>, _>>()
            .map_err(unread)?;
        nodes.sort_by_key(|node| node.id);
        Ok(nodes)
    })
}

fn node(row: &Row, column: usize) -> Result<Node, Error> {
    Ok(Node {
        id: NodeId(row.try_get::<_, i64>(column)? as u64),
        data: row.try_get(column + 1)?,
    })
}

pub(super) fn claim(table: TableId, by: NodeId) -> (Ask, Receipt<Claim>) {
    Ask::new(CLAIM, values![table.0 as i64, by.0 as i64], move |rows| {
        let row = rows.first().ok_or(StoreError::NoTable(table))?;
        let epoch: Option<i64> = row.try_get(0).map_err(unread)?;
        match epoch {
            Some(epoch) => Ok(Claim::Mine {
                epoch: Epoch(epoch as u64),
                before: before(row).map_err(unread)?,
            }),
            None => node(row, 1).map(Claim::Theirs).map_err(unread),
        }
    })
}

/// Who had a table that was claimed. A node that has left has no row any more.
fn before(row: &Row) -> Result<Option<Node>, Error> {
    let Some(id) = row.try_get::<_, Option<i64>>(3)? else {
        return Ok(None);
    };
    Ok(Some(Node {
        id: NodeId(id as u64),
        data: row.try_get::<_, Option<String>>(4)?.unwrap_or_default(),
    }))
}

pub(super) fn release(table: TableId, epoch: Epoch) -> (Ask, Receipt<()>) {
    let sql = "UPDATE heads SET owner = NULL, epoch = NULL WHERE id = $1::bigint AND epoch = $2::bigint";
    let (mut ask, receipt) = Ask::new(sql, values![table.0 as i64, epoch.0 as i64], no_rows);
    ask.table = Some(table);
    (ask, receipt)
}

pub(super) fn ownerless(due_ms: u64, limit: usize) -> (Ask, Receipt<Vec<(TableId, u64)>>) {
    let sql = "SELECT h.id, h.deadline_ms FROM records r JOIN heads h USING (num)
        WHERE r.phase <> 'over' AND h.deadline_ms <= $1::bigint AND NOT EXISTS (
            SELECT 1 FROM nodes n WHERE n.id = h.owner AND n.until > clock_timestamp())
        ORDER BY h.deadline_ms, h.id LIMIT $2::bigint";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    Ask::new(sql, values![signed(due_ms), limit], |rows| {
        let read = |row: &Row| -> Result<(TableId, u64), Error> {
            let table = TableId(row.try_get::<_, i64>(0)? as u64);
            Ok((table, row.try_get::<_, i64>(1)? as u64))
        };
        rows.iter().map(read).collect::<Result<_, _>>().map_err(unread)
    })
}
