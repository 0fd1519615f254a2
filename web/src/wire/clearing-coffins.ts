// What goes in and out of the rules of clearing-coffins (docs/protocol.md). Made from its crate: do not edit.
// SEXTON_UPDATE=1 cargo test -p clearing-coffins writes it anew.

/**
 * Where a card lies: nothing else names it (CC-9.2).
 */
export type Place = {
/**
 * In front of this seat.
 */
seat: number,
/**
 * In this slot, counted from 0.
 */
slot: number, };

/**
 * What a prompt is about (CC-4.1).
 */
export type Kind = "throw" | "rolling" | "bang" | "claim" | "bat" | "moon_pick" | "moon_decide" | "penalty";

/**
 * What a bang points at with `claim_mode = pointed` (CC-5.8).
 */
export type Target = "garlic" | { "card": Place };

/**
 * What a claimant points at (CC-5.2).
 */
export type Claim = { "card": Place } | "concede";

/**
 * What the claimant does with the bat (CC-6.2).
 */
export type Bat = { "close": Place } | { "clear": Place } | { "expose": Place } | "decline";

/**
 * What the claimant picks in the moonlight (CC-6.4). The pair has no order (R-CC-43).
 */
export type Moon = { "cards": {
/**
 * One card.
 */
a: Place,
/**
 * The other.
 */
b: Place, } } | "decline";

/**
 * What a seat may ask for (CC-3.4).
 */
export type Command = "throw" | { "bang": {
/**
 * Given exactly with `claim_mode = pointed`.
 */
target?: Target | null, } } | "pass" | { "claim": Claim } | { "bat_choose": Bat } | { "moon_pick": Moon } | { "moon_decide": {
/**
 * Whether they change places.
 */
swap: boolean, } } | { "penalty_pick": { slot: number, } };

/**
 * What became of one hand (CC-4.7).
 */
export type Ruling = "counted" | "false_start" | "too_late";

/**
 * The raw times of one hand: of one's own only (CC-9.1).
 */
export type Timing = {
/**
 * When it arrived at the house: `a` of the spec.
 */
arrival: number,
/**
 * The client's clock minus the house's: `θ` of the spec.
 */
theta: number,
/**
 * The one-way delay that was compensated.
 */
owd: number,
/**
 * When the client says it showed the dice, by its own clock.
 */
shown: number | null,
/**
 * When the client says the hand came down, by its own clock.
 */
pressed: number | null,
/**
 * The reaction by the client's times, if it sent them.
 */
r_client: number | null,
/**
 * The reaction the house can prove.
 */
r_server: number, };

/**
 * One line of the photo finish, as an audience may see it.
 */
export type Photo = {
/**
 * Whose hand.
 */
seat: number,
/**
 * The reaction that was adjudicated, handicap included.
 */
reaction: number,
/**
 * What the seat's handicap added to it (R-CC-59).
 */
handicap: number,
/**
 * How far the measurement can be off.
 */
slack: number,
/**
 * What became of it.
 */
ruling: Ruling,
/**
 * How it was measured; for the seat itself alone (CC-9.1).
 */
timing?: Timing, };

/**
 * The photo finish of one race as an audience may see it.
 */
export type FinishView = {
/**
 * The number of the throw.
 */
round: number,
/**
 * Everybody's hand, by seat.
 */
hands: Array<Photo>, };

/**
 * An adjudicated bang.
 */
export type Bang = {
/**
 * Whose hand.
 */
seat: number,
/**
 * How long after the dice were shown; below 0 only for a touch on `!+K` before that.
 */
reaction_ms: number,
/**
 * Given exactly with `claim_mode = pointed`.
 */
target?: Target | null, };

/**
 * An adjudicated false start (CC-10.14).
 */
export type Anticipation = {
/**
 * Whose hand.
 */
seat: number,
/**
 * How long after the dice were shown; mostly below 0.
 */
reaction_ms: number, };

/**
 * How a game ended.
 */
export type End = "cleared" | "max_throws";

/**
 * What a round waits for. `owed` are penalties that wait for the action of the round (R-CC-38).
 */
export type Phase = "await_throw" | "rolling" | "open" | { "claim": {
/**
 * The claimant.
 */
seat: number,
/**
 * Who pays afterwards.
 */
owed: number[], } } | { "bat": {
/**
 * The claimant.
 */
seat: number,
/**
 * Who pays afterwards.
 */
owed: number[], } } | { "moon_pick": {
/**
 * The claimant.
 */
seat: number,
/**
 * Who pays afterwards.
 */
owed: number[], } } | { "moon_decide": {
/**
 * The claimant.
 */
seat: number,
/**
 * One card, at the lower place.
 */
a: Place,
/**
 * The other.
 */
b: Place,
/**
 * Who pays afterwards.
 */
owed: number[], } } | { "penalty": {
/**
 * Who still has to pay.
 */
queue: number[],
/**
 * Own cards wrongly named in this round (R-CC-39).
 */
shown: Place[], } } | { "over": {
/**
 * Who won.
 */
winners: number[],
/**
 * Why it is over.
 */
reason: End, } };

/**
 * What an audience saw of one event.
 */
export type Sighting = { "dealt": { seat: number,
/**
 * From slot 0 to slot 3.
 */
cards: [string, string, string, string], } } | { "turn_began": {
/**
 * Who throws.
 */
thrower: number,
/**
 * The number of the throw, from 1.
 */
round: number, } } | "thrown" | { "revealed": {
/**
 * What they show.
 */
throw: string, } } | { "judged": {
/**
 * Who banged, in order.
 */
bangs: Array<Bang>,
/**
 * Who was too early.
 */
false_starts: Array<Anticipation>, } } | { "asked": {
/**
 * For what.
 */
phase: Phase,
/**
 * Until when.
 */
until: number | null, } } | { "conceded": {
/**
 * The claimant.
 */
seat: number, } } | { "missed": {
/**
 * The card.
 */
place: Place, } } | { "shown": {
/**
 * Who named it.
 */
by: number,
/**
 * The card.
 */
place: Place,
/**
 * Its face, for this moment only.
 */
card: string, } } | { "closed": {
/**
 * The card.
 */
place: Place, } } | { "cleared": {
/**
 * Where it lay.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "exposed": {
/**
 * Who did it.
 */
by: number,
/**
 * The card.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "refilled": {
/**
 * Where it lies.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "looked": {
/**
 * The card.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "swapped": {
/**
 * One place.
 */
a: Place,
/**
 * The other.
 */
b: Place, } } | { "kept": {
/**
 * The claimant.
 */
seat: number, } } | { "declined": {
/**
 * The claimant.
 */
seat: number, } } | { "penalty_turned": {
/**
 * The card.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "penalty_drawn": {
/**
 * Where it lies.
 */
place: Place,
/**
 * Its face.
 */
card: string, } } | { "penalty_spared": {
/**
 * The offender.
 */
seat: number, } } | "round_ended" | { "ended": {
/**
 * Who won.
 */
winners: number[],
/**
 * Why it is over.
 */
reason: End, } } | { "opened": {
/**
 * The card.
 */
place: Place,
/**
 * Its face.
 */
card: string, } };

/**
 * What is seen of one slot (CC-9.2).
 */
export type Slot = "gap" | "down" | { "up": string };

/**
 * The slots in front of one seat.
 */
export type Row = Array<Slot>;

/**
 * What lies in front of one seat.
 */
export type SeatView = {
/**
 * The row, slot by slot.
 */
row: Row,
/**
 * The cleared cards, in the order cleared (R-CC-12).
 */
cleared: Array<string>,
/**
 * How many throws the seat still has to watch (CC-3.2).
 */
sit_out: number, };

/**
 * A card the claimant is looking at in the moonlight (CC-9.3).
 */
export type Look = {
/**
 * Where it lies.
 */
place: Place,
/**
 * Its face.
 */
card: string, };

/**
 * Everything an audience can see.
 */
export type View = {
/**
 * The options of the game.
 */
options: Record<string, unknown>,
/**
 * What lies in front of each seat.
 */
seats: Array<SeatView>,
/**
 * How many cards are left in the pile.
 */
pile: number,
/**
 * Who has the dice.
 */
thrower: number,
/**
 * The number of the throw, from 1.
 */
round: number,
/**
 * The dice, from the reveal on.
 */
throw: string | null,
/**
 * What the round waits for.
 */
phase: Phase,
/**
 * Until when.
 */
until: number | null,
/**
 * What this audience alone sees right now, if it is the claimant of the moonlight.
 */
look: Array<Look>, };
