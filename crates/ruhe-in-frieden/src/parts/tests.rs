use super::*;

#[test]
fn pieces_read_as_they_are_written() {
    // RF-1.6, RF-1.7: 25 different shares, 25 different relatives.
    for grave in Grave::all() {
        for action in Action::ALL {
            let share = Share::new(action, grave);
            assert_eq!(share.to_string().parse(), Ok(share));
        }
        for family in Family::all() {
            let relative = Relative { family, wish: grave };
            assert_eq!(relative.to_string().parse(), Ok(relative));
        }
    }
    assert_eq!("DO6".parse::<Share>(), Err(NotAPiece));
    assert_eq!("F6-1".parse::<Relative>(), Err(NotAPiece));
    assert!(serde_json::from_str::<Grave>("6").is_err());
    assert!(serde_json::from_str::<GraveSet>("[1,1]").is_err());
    let documents: GraveSet = serde_json::from_str("[4,1]").unwrap();
    assert_eq!(serde_json::to_string(&documents).unwrap(), "[1,4]");
}

#[test]
fn neighbours_stand_in_a_row_and_not_in_a_ring() {
    // RF-2.1
    let grave = |number| Grave::from_number(number).unwrap();
    assert_eq!(grave(2).distance(grave(3)), 1);
    assert_eq!(grave(5).distance(grave(1)), 4);
}

#[test]
fn levels_go_from_good_to_bad() {
    // RF-5.1
    assert_eq!(Health::TopFit.better(), None);
    assert_eq!(Health::NearDeath.better(), Some(Health::Weak));
    assert_eq!(Health::Unwell.worse(2), Some(Health::NearDeath));
    assert_eq!(Health::Weak.worse(2), None);
}

#[test]
fn every_card_is_a_different_pair_of_wish_and_payouts() {
    // T-RF-3, RF-1.7, RF-1.9, RF-1.10, R-RF-3, R-RF-4
    let table = PayoutTable::default();
    let row = |family, wish| {
        [Health::Weak, Health::Unwell, Health::TopFit]
            .map(|reached| table.payout(Relative { family, wish }, reached).to_thousands())
    };
    let sorted = |rows: Vec<[u32; 3]>| {
        let mut rows = rows;
        rows.sort_unstable();
        rows
    };
    let profiles = sorted(vec![[0, 0, 3], [0, 1, 2], [0, 2, 1], [0, 3, 0], [1, 1, 1]]);
    for family in Family::all() {
        let rows = Grave::all().map(|wish| row(family, wish)).collect();
        assert_eq!(sorted(rows), profiles, "every family has each profile once");
        for wish in Grave::all() {
            // Arrangement of RF-1.10: profile index = (wish + 2·(family−1)) mod 5.
            let profile = (usize::from(wish.number()) + 2 * family.idx()) % 5;
            assert_eq!(row(family, wish), profiles_in_order()[profile]);
        }
    }
    for wish in Grave::all() {
        let rows = Family::all().map(|family| row(family, wish)).collect();
        assert_eq!(sorted(rows), profiles, "every wish has each profile once");
    }
    let example = Family::all().filter(|family| row(*family, Grave::from_number(4).unwrap()) == [0, 1, 2]);
    assert_eq!(example.map(Family::number).collect::<Vec<_>>(), [2]);
}

fn profiles_in_order() -> [[u32; 3]; 5] {
    [[0, 0, 3], [0, 1, 2], [0, 2, 1], [0, 3, 0], [1, 1, 1]]
}
