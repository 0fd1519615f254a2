//! The reference figures of CC-15, which a throw-away simulator found: ours must agree within three standard
//! errors of both samples together.
//!
//! Five hundred games for each cell; with `SEXTON_SLOW=1` ten thousand.

#[test]
fn probe() {
    use bots::WithBots as _;
    use clearing_coffins::{ClearingCoffins, Options};
    let games = 40000;
    for bot in ["sleepy"] {
        for seats in 2..=6 {
            let bots = vec![ClearingCoffins::find_bot(bot).unwrap(); seats];
            let run = lab::Run::new(bots, Options::default(), games, 1);
            let sim = lab::simulate(&run, &|_| {}).unwrap();
            print!("{bot} {seats}: ");
            for m in &sim.report.measures {
                print!("{} {:.2}±{:.2} ", m.name, m.mean, m.standard_error);
            }
            println!("  {:.0}/s", sim.timing.games_per_second);
        }
    }
}
