//! The conformance suite, generic over where a store is kept.

pub(crate) mod guests;
pub(crate) mod leases;
pub(crate) mod moving;
pub(crate) mod notes;
pub(crate) mod searches;
pub(crate) mod sweeping;
pub(crate) mod tables;

use store::Store;

/// A place where a store can be opened, again and again.
pub(crate) trait Place {
    /// The store.
    type Store: Store;

    /// Opens the store that is kept there. The one before has been dropped.
    fn open(&self) -> Self::Store;

    /// Waits until so much time has passed by the clock of the store.
    fn let_pass(&self, _: &Self::Store, ms: u64) {
        std::thread::sleep(std::time::Duration::from_millis(ms));
    }
}

/// Hands the names of all tests to another macro, after what is given.
macro_rules! with_tests {
    ($then:ident; $($given:tt)*) => {
        crate::suite::$then! { $($given)*;
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
            leases: a_table_belongs_to_one_node, a_claim_says_who_had_the_table, of_two_nodes_that_race_one_wins,
                a_node_that_slept_cannot_write, a_refused_change_spoils_no_other, who_beats_is_alive,
                what_is_given_back_or_left_can_be_claimed, what_is_due_and_belongs_to_nobody_is_found;
            moving: a_house_moves_with_everything_it_has, a_house_moves_only_into_an_empty_place,
                damaged_tables_and_leases_stay_behind;
            notes: notes_are_found_by_kind_the_last_first, a_number_is_never_given_twice,
                notes_go_when_their_time_is_up;
        }
    };
}

/// Makes a module of tests for a store, each in a new place.
macro_rules! tests {
    ($name:ident = $place:expr) => {
        mod $name {
            crate::suite::with_tests! { each; $place }
        }
    };
}

macro_rules! each {
    ($place:expr; $($area:ident: $($test:ident),*;)*) => {$($(
        #[test]
        fn $test() {
            crate::suite::$area::$test(&$place);
        }
    )*)*};
}

/// All tests with their names, for a store whose places are dear.
#[cfg(feature = "postgres")]
macro_rules! list {
    ($place:ty; $($area:ident: $($test:ident),*;)*) => {
        [$($((stringify!($test), (|place: &$place| crate::suite::$area::$test(place)) as fn(&$place))),*),*]
    };
}

#[cfg(feature = "postgres")]
pub(crate) use list;
pub(crate) use {each, tests, with_tests};
