//! The questions that a seat can be asked, as playbooks write them.

use crate::state::Question;

const QUESTIONS: [(Question, &str); 20] = [
    (Question::Action, "action"),
    (Question::Answer, "answer"),
    (Question::Spoil, "spoil"),
    (Question::Interrupt, "interrupt"),
    (Question::AnswerHumiliation, "answer humiliation"),
    (Question::Backlash, "backlash"),
    (Question::AnswerBacklash, "answer backlash"),
    (Question::FollowUp, "follow up"),
    (Question::CounterGrab, "grab"),
    (Question::Direction, "direction"),
    (Question::KeepNuts, "nuts"),
    (Question::Revive, "first aid"),
    (Question::FreeAttack, "free attack"),
    (Question::PileOn, "pile on"),
    (Question::Friend, "friend"),
    (Question::FriendAttack, "friend's attack"),
    (Question::HeadlockHit, "headlock"),
    (Question::MoreAid, "more first aid"),
    (Question::HideDiscard, "discard"),
    (Question::GrabbedCooties, "cooties"),
];

/// The question that is written so.
pub(super) fn question(text: &str) -> Option<Question> {
    QUESTIONS.iter().find(|(_, word)| text.eq_ignore_ascii_case(word)).map(|(question, _)| *question)
}

/// A question, as it is written.
pub(super) fn word(question: Question) -> &'static str {
    QUESTIONS.iter().find(|(other, _)| *other == question).map_or("", |(_, word)| word)
}
