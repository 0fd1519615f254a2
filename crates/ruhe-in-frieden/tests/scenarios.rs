//! The example of the rules as a story, from an explicit deal on. The other scenarios of the spec start from positions
//! and stand in the crate's own tests.

mod script;

testbed::scenarios! { script::Burials;
    paul_is_blocked_by_dagmars_document,
    paul_wins_with_a_second_document,
}
