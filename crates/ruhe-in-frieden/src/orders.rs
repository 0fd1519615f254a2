//! Which windows a standing order answers (RF-8.11), by what its seat knows.

use crate::api::{Answer, Command, Kind, Orders, Play, StandingOrder};
use crate::known::Known;
use crate::phase::WindowKind;

impl Orders {
    /// Whether the open window is passed for the seat, so that it need not be shown.
    pub fn pass(&self, known: &Known, kind: Kind, choices: &[Command]) -> bool {
        let Some(window) = known.board.agenda.window().filter(|_| kind == Kind::Respond) else {
            return false;
        };
        let order = match window.kind {
            WindowKind::Bury { .. } => self.bury,
            WindowKind::After => self.after,
            WindowKind::Adjust => self.adjust,
            WindowKind::End { last: false } => self.end,
            WindowKind::End { last: true } => self.last,
        };
        let is_armed = choices.iter().any(|choice| match choice {
            Command::Respond(Answer::Play(play)) => self.arms(*play),
            _ => false,
        });
        order == StandingOrder::Pass && !is_armed
    }

    fn arms(&self, play: Play) -> bool {
        let (first, second) = play.cards();
        let mut cards = [Some(first), second].into_iter().flatten();
        cards.any(|card| self.armed.contains(card.action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Action;

    #[test]
    fn orders_are_read_as_far_as_they_are_given_and_refused_in_words() {
        // RF-8.11
        let read = serde_json::from_str::<Orders>;
        assert_eq!(read("{}").unwrap(), Orders::default());
        let armed = read(r#"{"bury": "pass", "armed": ["MX", "MX", "IL"]}"#).unwrap();
        assert_eq!(armed.bury, StandingOrder::Pass);
        assert_eq!(
            armed.armed.iter().collect::<Vec<_>>(),
            [Action::MixUp, Action::Illegible]
        );
        assert_eq!(
            serde_json::to_string(&armed).unwrap(),
            r#"{"bury":"pass","after":"show","adjust":"pass","end":"pass","last":"show","armed":["MX","IL"]}"#
        );
        let refused = |text| read(text).unwrap_err().to_string();
        assert!(refused(r#"{"armed": ["ZZ"]}"#).contains("expected an action"));
        assert!(refused(r#"{"bury": "maybe"}"#).contains("show"));
        assert!(refused(r#"{"baker": "show"}"#).contains("baker"));
        assert!(refused("7").contains("expected"));
    }
}
