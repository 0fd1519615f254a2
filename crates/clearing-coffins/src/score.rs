//! Who wins when the guard against endless games is reached (CC-8.3).

use crate::public::Public;
use engine::{Seat, SeatSet};

/// Most cleared cards; of these the most Down cards; still tied, shared.
pub(crate) fn leaders(public: &Public) -> SeatSet {
    let standing = |seat| (public.cleared[seat].len(), public.rows[seat].down_count());
    let seats = (0..public.seats()).map(Seat);
    let best = seats.clone().map(standing).max();
    seats.filter(|seat| Some(standing(*seat)) == best).collect()
}
