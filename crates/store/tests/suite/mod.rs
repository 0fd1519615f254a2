//! The conformance suite, generic over where a store is kept.

pub(crate) mod guests;
pub(crate) mod leases;
pub(crate) mod notes;
pub(crate) mod searches;
pub(crate) mod sweeping;
pub(crate) mod tables;

use store::Store;

/// A place where a store can be opened, again and again.
pub(crate) trait Place {
    /// The store.
    type Store: Store;

    /// A new, empty place.
    fn new_place() -> Self;

    /// Opens the store that is kept there. The one before has been dropped.
    fn open(&self) -> Self::Store;

    /// Waits until so much time has passed by the clock of the store.
    fn let_pass(&self, _: &Self::Store, ms: u64) {
        std::thread::sleep(std::time::Duration::from_millis(ms));
    }
}

/// Makes a module of tests per store.
macro_rules! stores {
    ($($name:ident: $place:ty,)*) => {$(
        mod $name {
            crate::suite::stores!(@tests $place;
                tables: a_change_is_there_after_its_receipt, lines_follow_each_other_without_a_gap,
                    a_refused_change_leaves_nothing_behind, keys_come_back_with_their_lines,
                    a_table_without_a_record_is_not_written_to, asides_are_kept_until_they_are_taken_away,
                    deadlines_change_without_the_record, many_writers_at_once_lose_nothing,
                    everything_is_there_after_it_was_opened_again, writes_to_one_table_keep_their_order,
                    a_closed_store_or_its_successor_has_all_lines,
                    a_removed_table_leaves_nothing_behind;
                sweeping: a_log_that_is_over_is_read_as_before, what_is_old_goes_a_part_at_a_time,
                    guests_who_never_played_are_forgotten, tickets_and_settings_go_by_their_time;
                searches: a_code_is_free_again_when_its_table_is_over, tables_of_a_guest_are_found,
                    unfinished_tables_come_with_the_latest_change_first,
                    finished_tables_are_found_by_game_guest_and_day, a_search_has_a_limit,
                    what_is_not_listed_takes_no_place_in_a_search;
                guests: a_guest_is_found_by_its_tokens, a_ticket_is_taken_once, a_ticket_lapses,
                    the_first_value_of_a_setting_stays, a_guest_is_forgotten_with_all_tokens;
                leases: a_table_belongs_to_one_node, of_two_nodes_that_race_one_wins,
                    a_node_that_slept_cannot_write, a_refused_change_spoils_no_other, who_beats_is_alive,
                    what_is_given_back_or_left_can_be_claimed, what_is_due_and_belongs_to_nobody_is_found;
                notes: notes_are_found_by_kind_the_last_first, a_number_is_never_given_twice,
                    notes_go_when_their_time_is_up;
            );
        }
    )*};
    (@tests $place:ty; $($area:ident: $($test:ident),*;)*) => {$($(
        #[test]
        fn $test() {
            crate::suite::$area::$test(&<$place as crate::suite::Place>::new_place());
        }
    )*)*};
}
pub(crate) use stores;
