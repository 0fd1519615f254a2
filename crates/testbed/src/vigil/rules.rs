//! The rules at work.

use super::api::{Command, Deal, GRAVES, Kind, NIGHTS_MAX, Options, Phase, Refusal, Sighting, Verdict};
use super::game::Event;
use super::known::{Knowledge, Public};
use engine::{
    Audience, Chance, FaceDown, Mode, Prompt, PromptId, Prompts, Purpose, Seat, SeatMap, SeatSet, Seen, Sink,
    Stamp, Version,
};

pub(super) const OWL: Purpose = Purpose("owl");
pub(super) const WIND: Purpose = Purpose("wind");
const LOOK_MS: u64 = 5_000;
const STAKES_MS: u64 = 10_000;
const CANDLES: u8 = 3;

/// The whole truth.
#[derive(Clone, Hash)]
pub struct State {
    pub(super) public: Public,
    pub(super) graves: [FaceDown<u8>; GRAVES],
    pub(super) omens: [FaceDown<u8>; GRAVES],
    pub(super) owl: [Option<FaceDown<u8>>; NIGHTS_MAX],
    pub(super) wind: [Option<FaceDown<u8>>; NIGHTS_MAX],
}

impl State {
    pub(super) fn laid_out(rules: Version, options: &Options, seats: u8, deal: &Deal) -> State {
        let by_night = |draws: &[u8]| {
            let mut settled = [None; NIGHTS_MAX];
            for (night, draw) in draws.iter().enumerate() {
                settled[night] = Some(FaceDown::new(*draw));
            }
            settled
        };
        State {
            public: Public {
                rules,
                options: *options,
                seats,
                night: 0,
                phase: Phase::Race,
                phases: 0,
                candles: SeatMap::new(seats, |_| CANDLES),
                scores: SeatMap::new(seats, |_| 0),
                open: 0,
            },
            graves: deal.graves.map(FaceDown::new),
            omens: deal.omens.map(FaceDown::new),
            owl: by_night(&deal.owl),
            wind: by_night(&deal.wind),
        }
    }

    /// The face of a grave, for tests.
    pub fn face(&self, grave: u8) -> u8 {
        self.graves[usize::from(grave)].peek()
    }

    /// Whether the owl has opened a grave for good.
    pub fn is_open(&self, grave: u8) -> bool {
        self.public.is_open(grave)
    }

    /// What a referee may say: of the open race, or of the next one.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let seats = (0..self.public.seats).map(|seat| Some(Seat(seat)));
        seats.chain([None]).map(|first| Verdict { first }).collect()
    }

    /// What an audience can know that sits down now: what lies open, and its own omen.
    pub(super) fn known_by(&self, audience: Audience) -> Knowledge {
        let is_over = matches!(self.public.phase, Phase::Over { .. });
        let mut known = Knowledge {
            public: self.public.clone(),
            graves: [None; GRAVES],
            omens: [None; GRAVES],
        };
        for idx in 0..GRAVES {
            known.graves[idx] = self.public.shows(idx as u8).then(|| self.graves[idx].peek());
            let is_own = audience == Audience::Seat(Seat(idx as u8));
            known.omens[idx] = (is_own || is_over).then(|| self.omens[idx].peek());
        }
        known
    }

    pub(super) fn prompts(&self) -> Prompts<Kind> {
        let public = &self.public;
        let ask = |seat: Seat, kind, mode, must, until| Prompt {
            id: PromptId(public.phases * 8 + u32::from(seat.0)),
            seat,
            kind,
            mode,
            must,
            until,
        };
        let all = || (0..public.seats).map(Seat);
        match public.phase {
            Phase::Oath { left, .. } => left
                .iter()
                .map(|seat| ask(seat, Kind::Oath, Mode::Open, true, None))
                .collect(),
            Phase::Lantern { seat, .. } => [ask(seat, Kind::Lantern, Mode::Open, true, None)]
                .into_iter()
                .collect(),
            Phase::Look { seat, until, .. } => {
                let may_ring = |other: &Seat| {
                    let can_pay = public.options.free_bell.is_on() || public.candles[*other] > 0;
                    *other != seat && public.options.bell.is_on() && can_pay
                };
                let rings = all()
                    .filter(may_ring)
                    .map(|other| ask(other, Kind::Bell, Mode::Open, false, None));
                rings
                    .chain([ask(seat, Kind::Look, Mode::Open, true, Some(until))])
                    .collect()
            }
            Phase::Stakes { until } => all()
                .map(|seat| ask(seat, Kind::Stakes, Mode::Sealed, true, Some(until)))
                .collect(),
            Phase::Race => all()
                .map(|seat| ask(seat, Kind::Race, Mode::Race, true, None))
                .collect(),
            Phase::Over { .. } => Prompts::new(),
        }
    }

    pub(super) fn check(&self, seat: Seat, kind: Kind, command: Command) -> Result<(), Refusal> {
        match (kind, command) {
            (Kind::Oath, Command::Swear { .. } | Command::Leave)
            | (Kind::Lantern | Kind::Stakes, Command::Pass)
            | (Kind::Look, Command::Lower)
            | (Kind::Bell, Command::Ring)
            | (Kind::Race, Command::Bang) => Ok(()),
            (Kind::Lantern, Command::Peek { grave } | Command::Lift { grave }) => {
                if usize::from(grave) >= GRAVES {
                    Err(Refusal::NoSuchGrave)
                } else if self.public.is_open(grave) {
                    Err(Refusal::LiesOpen)
                } else {
                    Ok(())
                }
            }
            (Kind::Stakes, Command::Stake { candles }) => {
                let can_pay = (1..=self.public.candles[seat]).contains(&candles);
                can_pay.then_some(()).ok_or(Refusal::NotEnoughCandles)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(super) fn assert_sound(&self) {
        let public = &self.public;
        assert!(
            public.candles.iter().all(|(_, candles)| *candles <= CANDLES),
            "candles only burn"
        );
        assert!(public.night < public.options.nights, "no more nights than agreed");
    }
}

/// The rules at work on one state.
pub(super) struct Happening<'a, C, S> {
    pub(super) state: &'a mut State,
    pub(super) at: Stamp,
    pub(super) chance: &'a mut C,
    pub(super) events: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    fn see(&mut self, sighting: Sighting) {
        self.state.public.see(&sighting);
        self.events.put(Event::Seen(sighting));
    }

    fn go_to(&mut self, phase: Phase) {
        let night = self.state.public.night;
        self.see(Sighting::Next { phase, night });
    }

    /// VI-1
    pub(super) fn start_night(&mut self, night: u8) {
        let left: SeatSet = (0..self.state.public.seats).map(Seat).collect();
        let awake = SeatSet::EMPTY;
        self.see(Sighting::Next {
            phase: Phase::Oath { left, awake },
            night,
        });
    }

    /// Carries out a command that has been checked.
    pub(super) fn command(&mut self, seat: Seat, command: Command) {
        let phase = self.state.public.phase;
        match (phase, command) {
            (_, Command::Leave) => self.end(Some(seat)),
            (_, Command::Swear { stay }) => {
                self.see(Sighting::Sworn { seat, stay });
                if let Phase::Oath { left, awake } = self.state.public.phase
                    && left.is_empty()
                {
                    let first = self.state.public.first();
                    self.pass_lantern(
                        Seat((first.0 + self.state.public.seats - 1) % self.state.public.seats),
                        awake,
                    );
                }
            }
            (Phase::Lantern { left, .. }, Command::Pass) => self.pass_lantern(seat, left),
            (_, Command::Peek { grave }) => {
                let face = self.state.graves[usize::from(grave)].peek();
                let seen = Sighting::Peeked {
                    seat,
                    grave,
                    face: Seen::Back,
                };
                self.state.public.see(&seen);
                self.events.put(Event::Peeked { seat, grave, face });
                self.take_stakes();
            }
            (_, Command::Lift { grave }) => {
                let face = self.state.graves[usize::from(grave)].peek();
                self.see(Sighting::Lifted { seat, grave, face });
                let until = Stamp(self.at.0 + LOOK_MS);
                self.go_to(Phase::Look { seat, grave, until });
            }
            (Phase::Look { grave, .. }, Command::Ring) => {
                self.see(Sighting::Rang { seat });
                self.lower(grave);
            }
            (Phase::Look { grave, .. }, _) => self.lower(grave),
            _ => unreachable!("the command was checked against its prompt"),
        }
    }

    /// VI-2: the next who is awake, clockwise after this seat.
    fn pass_lantern(&mut self, after: Seat, mut left: SeatSet) {
        let next = after
            .round_after(self.state.public.seats)
            .find(|seat| left.contains(*seat));
        let Some(seat) = next else {
            return self.take_stakes();
        };
        left.remove(seat);
        self.go_to(Phase::Lantern { seat, left });
    }

    /// VI-3: the face is hidden again.
    pub(super) fn lower(&mut self, grave: u8) {
        self.see(Sighting::Lowered { grave });
        self.take_stakes();
    }

    fn take_stakes(&mut self) {
        let until = Stamp(self.at.0 + STAKES_MS);
        self.go_to(Phase::Stakes { until });
    }

    /// VI-4
    pub(super) fn close_stakes(&mut self, play: Option<(Seat, u8)>) {
        match play {
            Some((seat, candles)) => self.see(Sighting::Staked { seat, candles }),
            None => self.see(Sighting::Slept),
        }
        self.go_to(Phase::Race);
    }

    /// VI-5
    pub(super) fn judge(&mut self, verdict: Verdict) {
        self.see(Sighting::Banged { seat: verdict.first });
        let night = self.state.public.night;
        match verdict.first {
            Some(seat) => {
                let grave = self.draw(OWL, self.state.owl[usize::from(night)]);
                let face = self.state.graves[usize::from(grave)].peek();
                self.see(Sighting::Owl { grave, face, seat });
            }
            None => {
                let draw = self.draw(WIND, self.state.wind[usize::from(night)]);
                let seat = Seat(draw % self.state.public.seats);
                self.see(Sighting::Wind { seat });
            }
        }
        if night + 1 < self.state.public.options.nights {
            self.start_night(night + 1);
        } else {
            self.end(None);
        }
    }

    /// What chance says this night, unless the deal has said it before.
    fn draw(&mut self, purpose: Purpose, settled: Option<FaceDown<u8>>) -> u8 {
        match settled {
            Some(draw) => draw.peek(),
            None => {
                let night = u32::from(self.state.public.night);
                self.chance.draw(purpose, night, GRAVES as u32) as u8
            }
        }
    }

    /// VI-6
    fn end(&mut self, left: Option<Seat>) {
        self.see(Sighting::Opened {
            graves: self.state.graves.map(FaceDown::peek),
            omens: self.state.omens.map(FaceDown::peek),
        });
        self.go_to(Phase::Over { left });
    }
}
