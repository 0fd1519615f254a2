//! A game that does not do what is due: nobody's rules are like that, so the program has made a mistake.

use crate::HouseRefusal;
use crate::hosted::{Absence, WindowTimes};
use crate::play::{
    Advice, Judged, Late, Match, Moment, OpenPrompt, Opening, Pressed, Question, Racing, Scene, Taken, Window,
};
use catalog::lesson::Deed;
use engine::race::{Heard, Millis, Runner};
use engine::table::Holder;
use engine::{Audience, BreakOff, Mode, Problem, PromptId, Seat, SeatMap, SeatSet};
use protocol::wire::{Choice, Glimpse, Json, JsonOf, Outline, Phrase, Prompt, Trouble, Waiting};
use serde_json::Value;
use serde_json::value::RawValue;

/// What is due, and refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refuses {
    Wake,
    Overdue,
    Bot,
    Window,
    Race,
}

/// The game.
pub(crate) struct Contrary {
    refuses: Refuses,
    window: Option<Window>,
}

impl Contrary {
    pub(crate) fn new(refuses: Refuses) -> Contrary {
        let times = WindowTimes {
            lasts_ms: 5,
            answer_limit_ms: 5,
        };
        Contrary {
            refuses,
            window: (refuses == Refuses::Window).then(|| Window::open(0, 0, times)),
        }
    }

    fn no<T>() -> Result<T, Trouble> {
        Err(HouseRefusal::NotHere.into())
    }
}

impl Match for Contrary {
    fn seq(&self) -> u32 {
        0
    }
    fn last_at(&self) -> u64 {
        0
    }
    fn asked(&self) -> Vec<OpenPrompt> {
        let asked = OpenPrompt {
            id: PromptId(1),
            seat: Seat(0),
            mode: Mode::Open,
            must: true,
            until: (self.refuses == Refuses::Wake).then_some(5),
            in_window: false,
        };
        match self.refuses {
            Refuses::Wake | Refuses::Overdue => vec![asked],
            Refuses::Bot | Refuses::Window | Refuses::Race => Vec::new(),
        }
    }
    fn window(&self) -> Option<&Window> {
        self.window.as_ref()
    }
    fn window_mut(&mut self) -> Option<&mut Window> {
        self.window.as_mut()
    }
    fn follow_window(&mut self) -> SeatSet {
        SeatSet::default()
    }
    fn command(&mut self, _: u64, _: Seat, _: PromptId, _: &Value) -> Result<Taken, Trouble> {
        Contrary::no()
    }
    fn commands(&mut self, _: u64, _: Seat, _: PromptId, _: &[Value]) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn choose(&mut self, _: u64, _: Seat, _: PromptId, _: u16) -> Result<Taken, Trouble> {
        Contrary::no()
    }
    fn chosen(&self, _: Seat, _: PromptId, _: u16) -> Result<Value, Trouble> {
        Contrary::no()
    }
    fn overdue(&mut self, _: u64, _: PromptId) -> Result<Taken, Trouble> {
        Contrary::no()
    }
    fn close_round(&mut self, _: u64) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn wake(&mut self, _: u64) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn take_back(&mut self, _: u64) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn hand(&mut self, _: u64, _: Seat, _: Holder) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn seat_bot(&mut self, _: Seat, _: Option<&str>) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn handed_lately(&self, _: Seat) -> usize {
        0
    }
    fn break_off(&mut self, _: u64, _: BreakOff) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn follow_late(&mut self, _: u32) {}
    fn follow_no_longer(&mut self) {}
    fn late_due(&self) -> Option<u64> {
        None
    }
    fn next_late(&mut self, _: u64, _: bool) -> Option<Option<Late>> {
        None
    }
    fn late_view(&self) -> Option<Late> {
        None
    }
    fn plan_bots(&mut self, _: u64, _: (u32, u32)) {}
    fn bots_due(&self) -> Option<u64> {
        (self.refuses == Refuses::Bot).then_some(5)
    }
    fn move_bot(&mut self, _: u64) -> Result<Option<Taken>, Trouble> {
        Contrary::no()
    }
    fn hear_bot(&mut self, _: u64, _: bool) -> Result<Option<Taken>, Trouble> {
        Contrary::no()
    }
    fn ask_advice(&mut self, _: Seat, _: PromptId) -> Result<(), Trouble> {
        Contrary::no()
    }
    fn hear_advice(&mut self, _: u64) -> Option<Result<Advice, Trouble>> {
        None
    }
    fn hurried(&self) -> SeatSet {
        SeatSet::default()
    }
    fn take_questions(&mut self) -> Vec<Question> {
        Vec::new()
    }
    fn thinking_since(&self) -> Option<u64> {
        None
    }
    fn take_lines(&mut self) -> Vec<String> {
        Vec::new()
    }
    fn scenes(&self, _: &[Audience]) -> Vec<Scene> {
        Vec::new()
    }
    fn forget_seen(&mut self) {}
    fn view(&self, _: Audience) -> Outline {
        Outline::of(&())
    }
    fn prompts(&self, _: Seat) -> Vec<Prompt<JsonOf<Choice>>> {
        Vec::new()
    }
    fn set_orders(&mut self, _: Seat, _: Option<&Value>) {}
    fn is_ordered(&self, _: PromptId) -> bool {
        false
    }
    fn waiting(&self) -> Vec<Waiting> {
        Vec::new()
    }
    fn outcome(&self) -> Option<Json> {
        None
    }
    fn can_take_back(&self) -> bool {
        false
    }
    fn missed(&self, _: u32, _: Audience) -> JsonOf<Vec<Glimpse>> {
        JsonOf::of(&[(); 0])
    }
    fn told(&self, _: u32, _: Audience) -> JsonOf<Vec<Phrase>> {
        JsonOf::of(&[(); 0])
    }
    fn absence(&self) -> Option<Absence> {
        None
    }
    fn awaits_ready(&self) -> bool {
        false
    }
    fn is_between_rounds(&self) -> bool {
        false
    }
    fn carry_out(&mut self, _: u64, _: &Deed) -> Result<(), Problem> {
        Ok(())
    }
    fn say_command(&self, _: &Value) -> Option<engine::Phrase> {
        None
    }
}

impl Racing for Contrary {
    fn needs_lines(&self) -> bool {
        false
    }
    fn opening(&mut self) -> Option<Opening> {
        None
    }
    fn open_race(&mut self, _: u64, _: &SeatMap<Runner>) -> Vec<Seat> {
        Vec::new()
    }
    fn is_racing(&self) -> bool {
        self.refuses == Refuses::Race
    }
    fn is_holding(&self) -> bool {
        false
    }
    fn race_due(&self) -> Option<u64> {
        (self.refuses == Refuses::Race).then_some(0)
    }
    fn reveal(&mut self, _: Moment) -> Result<Option<Vec<Seat>>, Trouble> {
        Contrary::no()
    }
    fn release(&mut self, _: u64) -> Option<(Vec<Seat>, Millis)> {
        None
    }
    fn tell_all(&mut self, _: u64) -> bool {
        false
    }
    fn judge(&mut self, _: Moment) -> Result<Option<Box<Judged>>, Trouble> {
        Contrary::no()
    }
    fn press(&mut self, _: u64, _: Seat, _: Pressed<'_>) -> Result<Heard, Trouble> {
        Contrary::no()
    }
    fn leave_race(&mut self, _: Seat) {}
    fn keep_hand(&mut self, _: Seat) -> Option<Box<RawValue>> {
        None
    }
    fn load_hand(&mut self, _: Seat, _: Box<RawValue>) {}
    fn is_mechanical(&self, _: Seat) -> bool {
        false
    }
    fn forget_reactions(&mut self, _: Seat) {}
}
