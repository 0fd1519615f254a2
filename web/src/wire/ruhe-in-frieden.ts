// What goes in and out of the rules of ruhe-in-frieden (docs/protocol.md). Made from its crate: do not edit.
// SEXTON_UPDATE=1 cargo test -p ruhe-in-frieden writes it anew.

/**
 * A kind of prescription.
 */
export type Pill = "white" | "black" | "red";

/**
 * So many chips of each kind.
 */
export type Chips = {
/**
 * Pills.
 */
white: number,
/**
 * Placebos.
 */
black: number,
/**
 * Bitter pills.
 */
red: number, };

/**
 * How well somebody is, from good to bad (RF-5.1).
 */
export type Health = "top_fit" | "unwell" | "weak" | "near_death";

/**
 * What a prompt is about.
 */
export type Kind = "family" | "visits" | "pills" | "shares" | "bury" | "respond" | "interrupt";

/**
 * What a seat may ask for.
 */
export type Command = { "choose_family": {
/**
 * Which one.
 */
family: number, } } | { "visit": { relative: string,
/**
 * What he prescribes.
 */
kind: Pill, } } | "end_visits" | { "buy_pill": {
/**
 * For whom.
 */
relative: string,
/**
 * Which chip.
 */
kind: Pill, } } | "end_pills" | { "buy_share": {
/**
 * Of which grave.
 */
grave: number, } } | "end_shares" | { "play_card": Play } | { "bury": { relative: string,
/**
 * Where and how.
 */
how: How, } } | { "respond": Answer } | { "interrupt": Play };

/**
 * How somebody is buried (RF-6.2).
 */
export type How = "new" | { "double": {
/**
 * The grave, and the card's.
 */
grave: number, } } | { "regular": { grave: number,
/**
 * The graves whose Illegible Documents are turned over for it.
 */
docs: number[], } };

/**
 * An answer in a window.
 */
export type Answer = "pass" | { "play": Play };

/**
 * A card played for its action (RF-7).
 */
export type Play = { "mix_up": {
/**
 * The card's grave, where the coffin lies.
 */
from: number,
/**
 * Whose coffin.
 */
coffin: string,
/**
 * Where it goes.
 */
to: number, } } | { "mix_up_double": {
/**
 * The Mix-up's grave, where the coffin lies.
 */
from: number,
/**
 * Whose coffin.
 */
coffin: string,
/**
 * The Double Occupancy's grave, where it goes.
 */
to: number, } } | { "shock": {
/**
 * The card's grave.
 */
grave: number, } } | { "maintenance": {
/**
 * The card's grave.
 */
grave: number, } } | { "illegible": {
/**
 * The card's own grave.
 */
grave: number, } };

/**
 * Why a game was over (RF-9.1).
 */
export type Reason = "graves_full" | "family_gone" | "standstill" | "round_limit";

/**
 * How a coffin came where it lies (RF-6.2).
 */
export type Way = "new" | { "regular": number } | { "double": number };

/**
 * Where a card lay that is opened after the end (RF-9.7).
 */
export type Whereabouts = "pile" | { "held": number } | { "spent": number };

/**
 * What an audience saw of one event.
 */
export type Sighting = { "family_chosen": {
/**
 * By whom.
 */
seat: number, family: number, } } | { "pile_shows": {
/**
 * The pile's grave.
 */
grave: number,
/**
 * The action.
 */
action: string, } } | { "turn_began": { seat: number,
/**
 * The number of the turn; the first is 1.
 */
turn: number, } } | { "box_filled": {
/**
 * What is in it now.
 */
chips: Chips, } } | { "visited": { relative: string,
/**
 * What he prescribed.
 */
kind: Pill,
/**
 * What it cost.
 */
paid: number,
/**
 * Whether the pill is a marker, because the box had none (RF-4.11).
 */
substitute: boolean, } } | { "pill_bought": {
/**
 * By whom.
 */
seat: number,
/**
 * For whom.
 */
relative: string, kind: Pill, } } | { "share_bought": {
/**
 * By whom.
 */
seat: number,
/**
 * Of which grave.
 */
grave: number,
/**
 * For how much.
 */
paid: number,
/**
 * Its action, seen by the buyer only.
 */
action: string | null, } } | { "step_ended": { step: Kind, } } | { "adjusted": { relative: string,
/**
 * The level now.
 */
health: Health,
/**
 * What the improvement paid.
 */
payout: number, } } | { "shocked": { relative: string,
/**
 * The level now.
 */
health: Health, } } | { "died": { relative: string,
/**
 * What was inherited.
 */
inherited: number, } } | "chips_returned" | { "played": {
/**
 * By whom.
 */
seat: number,
/**
 * Which card, and for what.
 */
play: Play, } } | { "coffin_moved": { coffin: string,
/**
 * Out of this grave.
 */
from: number,
/**
 * Into this one.
 */
to: number, } } | { "maintenance_paid": {
/**
 * Who paid.
 */
from: number,
/**
 * To whom.
 */
to: number,
/**
 * How much.
 */
paid: number, } } | { "declared": {
/**
 * By whom.
 */
seat: number, relative: string, grave: number,
/**
 * The graves whose documents were turned over for it.
 */
docs: number[], } } | { "burial_failed": { relative: string, grave: number, } } | { "buried": { relative: string,
/**
 * Where and how.
 */
way: Way, } } | { "shares_spent": {
/**
 * By whom.
 */
seat: number,
/**
 * Of which grave.
 */
grave: number,
/**
 * How many.
 */
count: number,
/**
 * Their actions, which their owner knows.
 */
actions: string[] | null, } } | { "window_opened": {
/**
 * What for.
 */
window: WindowKind,
/**
 * Who comes first.
 */
first: number, } } | { "passed": { seat: number, } } | "window_closed" | { "ended": { reason: Reason,
/**
 * Who won.
 */
winners: number[],
/**
 * The points.
 */
scores: Array<number>, } } | { "card_opened": { card: string,
/**
 * Where it lay.
 */
place: Whereabouts, } };

/**
 * A document turned over in the present burial.
 */
export type Document = {
/**
 * Who played it.
 */
seat: number,
/**
 * The grave on its certificate.
 */
grave: number,
/**
 * The grave it counts for.
 */
counts_for: number, };

/**
 * What a window is for (RF-8.4).
 */
export type WindowKind = { "bury": {
/**
 * The declared grave.
 */
grave: number, } } | "after" | "adjust" | { "end": {
/**
 * Whether the game is over if nothing changes (RF-9.3).
 */
last: boolean, } };

/**
 * One relative.
 */
export type RelativeView = {
/**
 * Who; nothing while the family is not chosen.
 */
relative: string | null,
/**
 * The grave wished for.
 */
wish: number,
/**
 * The level; nothing for the dead.
 */
health: Health | null, prescription: Pill | null,
/**
 * Who placed it.
 */
prescribed_by: number | null,
/**
 * Whether it is only a marker (RF-4.11).
 */
substitute: boolean,
/**
 * Whether the doctor came this turn.
 */
visited: boolean,
/**
 * The grave the coffin lies in.
 */
grave: number | null,
/**
 * Whether the coffin lies in the New Cemetery.
 */
new_cemetery: boolean,
/**
 * What is paid on reaching Weak, Unwell and Top Fit.
 */
payouts: [number, number, number] | null, };

/**
 * One share outside the piles.
 */
export type ShareView = {
/**
 * Of which grave.
 */
grave: number,
/**
 * Its action, if the audience knows it.
 */
action: string | null, };

/**
 * What lies in front of one seat.
 */
export type SeatView = { seat: number,
/**
 * Its family, once it has one.
 */
family: number | null,
/**
 * Its money (R-RF-47).
 */
money: number,
/**
 * Its relatives, by wish.
 */
relatives: Array<RelativeView>,
/**
 * Its shares, by grave.
 */
shares: Array<ShareView>,
/**
 * The shares it spent unseen, by grave.
 */
spent: Array<ShareView>, };

/**
 * One grave.
 */
export type GraveView = { grave: number,
/**
 * The coffins in it.
 */
coffins: Array<string>,
/**
 * How many shares are left in its pile.
 */
pile: number,
/**
 * The action on top of it, where it lies open (R-RF-66).
 */
top?: string,
/**
 * After the end: what they are, top card first.
 */
pile_opened: Array<string>,
/**
 * What a share costs now.
 */
price: number,
/**
 * The actions nobody has shown yet.
 */
unseen: string[], };

/**
 * A burial that is not finished.
 */
export type BurialView = {
/**
 * Who buries.
 */
seat: number, relative: string,
/**
 * The documents lying there.
 */
documents: Array<Document>, };

/**
 * How the game ended.
 */
export type EndView = { reason: Reason,
/**
 * Who won.
 */
winners: number[],
/**
 * The points.
 */
scores: Array<number>,
/**
 * What they are made of: the points of each relative, in the order of the relatives (RF-9.5).
 */
points: Array<Array<number>>, };

/**
 * Everything on the table that the audience can see (RF-10). Never who is asked to react (RF-8.9).
 */
export type View = {
/**
 * The options of the game.
 */
options: Record<string, unknown>,
/**
 * The seats in order.
 */
seats: Array<SeatView>,
/**
 * The graves in their row.
 */
graves: Array<GraveView>,
/**
 * The coffins in the New Cemetery.
 */
new_cemetery: Array<string>,
/**
 * The cards removed in sight of all.
 */
played: Array<string>,
/**
 * Who started.
 */
start: number,
/**
 * Whose turn it is.
 */
active: number,
/**
 * The number of the turn.
 */
turn: number,
/**
 * The step the turn is at, if it waits for a decision of the active player.
 */
step: Kind | null,
/**
 * Graves of which a share was bought this turn.
 */
bought: number[],
/**
 * The chips nobody has; nothing if they are not counted.
 */
supply: Chips | null,
/**
 * The chips in the box.
 */
pill_box: Chips,
/**
 * Who buries next, as soon as no window is open.
 */
burier: number | null,
/**
 * The burial that is not finished.
 */
burial: BurialView | null,
/**
 * The time for reactions, and what it is for.
 */
window: WindowKind | null,
/**
 * How many idle turns came before this one (RF-9.8).
 */
idle_turns: number,
/**
 * How the game ended.
 */
end: EndView | null, };

/**
 * What to do with the windows of one kind.
 */
export type StandingOrder = "show" | "pass";

/**
 * The private settings of a seat. Never shown to others.
 */
export type Orders = {
/**
 * W-BURY.
 */
bury: StandingOrder,
/**
 * W-AFTER.
 */
after: StandingOrder,
/**
 * W-ADJ.
 */
adjust: StandingOrder,
/**
 * W-END.
 */
end: StandingOrder,
/**
 * A final W-END.
 */
last: StandingOrder,
/**
 * Actions to be shown every window for in which one of their cards is legal.
 */
armed: string[], };
