// What goes in and out of the rules of dawn-under (docs/protocol.md). Made from its crate: do not edit.
// SEXTON_UPDATE=1 cargo test -p dawn-under writes it anew.

/**
 * A grave by its number, row by row (DU-2.2). Printed as column and row, such as `C2`; a number on the wire.
 */
export type Grave = number;

/**
 * What lies in a grave under the lid: at most one thing (I-6 of DU-1.7).
 */
export type Content = "empty" | { "vampire": string } | { "garlic": number };

/**
 * One of the two ends of a row.
 */
export type End = "left" | "right";

/**
 * What a seat may ask for. The decisions are those of DU-4 and DU-7, D1 to D12.
 */
export type Command = { "open": { grave: Grave, } } | { "bat": { grave: Grave, } } | "end_turn" | { "lay": { end: End, } } | "put_garlic" | "leave_empty" | { "give": { end: End, } } | { "receive": { end: End, } } | "stop" | { "rucola": { grave: Grave, } } | "believe" | "doubt" | { "give_found": {
/**
 * The seat.
 */
to: number, } };

/**
 * What a prompt is about: the decisions D1 to D12 of DU-4 and DU-7.
 */
export type Kind = "act" | "place_match" | "garlic" | "give" | "receive" | "plague_step" | "place_rucola" | "rucola_end" | "move_rucola" | "doubt" | "give_found" | "bat_end";

/**
 * A gift event in progress (DU-8.3).
 */
export type Gifts = {
/**
 * Who gets them.
 */
to: number,
/**
 * Who gives now.
 */
from: number,
/**
 * How many more vampires the same seat gives after this one (R-DU-3).
 */
more: number,
/**
 * Who gives afterwards, clockwise.
 */
waiting: number[],
/**
 * What follows when all have given.
 */
then: AfterGifts, };

/**
 * What follows a gift event.
 */
export type AfterGifts = "opening_ends" | { "garlic_returns": {
/**
 * Where it lies.
 */
grave: Grave, } } | { "claimant_lays": {
/**
 * Under the bat.
 */
grave: Grave, } } | { "doubter_lays": {
/**
 * Under the bat.
 */
grave: Grave,
/**
 * Who doubted.
 */
doubter: number, } };

/**
 * What follows when the vampire in hand has been laid down (D5).
 */
export type AfterReceive = { "gifts": Gifts } | { "lays": { seat: number,
/**
 * Under the bat.
 */
grave: Grave, } };

/**
 * Where the table stands. Each variant owns what its decision needs, and what has to follow.
 */
export type Phase = "moving" | { "act": {
/**
 * The active player.
 */
seat: number, } } | { "place_match": {
/**
 * The opener.
 */
seat: number,
/**
 * The open grave.
 */
grave: Grave, } } | { "garlic": {
/**
 * The opener.
 */
seat: number,
/**
 * The open grave.
 */
grave: Grave, } } | { "give": Gifts } | { "receive": {
/**
 * The receiver.
 */
seat: number,
/**
 * The vampire in hand.
 */
vampire: string,
/**
 * What follows.
 */
then: AfterReceive, } } | { "plague_step": {
/**
 * Whose stint it is.
 */
seat: number, } } | { "place_rucola": {
/**
 * The owner.
 */
seat: number, } } | { "rucola_end": {
/**
 * The owner.
 */
seat: number,
/**
 * The reserved grave, open.
 */
grave: Grave, } } | { "move_rucola": {
/**
 * The owner.
 */
seat: number,
/**
 * Where he still stands (R-DU-52).
 */
from: Grave, } } | { "doubt": {
/**
 * Who is asked; the seats between the claimant and this one have believed.
 */
seat: number,
/**
 * Where the bat sits.
 */
grave: Grave, } } | { "give_found": {
/**
 * The claimant.
 */
seat: number,
/**
 * The vampire in hand.
 */
vampire: string,
/**
 * Where it lay.
 */
grave: Grave, } } | { "bat_end": {
/**
 * The claimant or the doubter.
 */
seat: number,
/**
 * Under the bat.
 */
grave: Grave,
/**
 * Whether the grave may be left empty (R-DU-58).
 */
may_decline?: boolean, } } | { "over": Ending };

/**
 * Why a game is over (DU-8).
 */
export type Reason = "last_vampire" | "idle_limit";

/**
 * How a game ended.
 */
export type Ending = {
/**
 * Who won.
 */
winners: number[],
/**
 * Why it was over.
 */
reason: Reason, };

/**
 * By what right a vampire is laid into a grave.
 */
export type Way = "match" | "help" | "bat";

/**
 * What an audience saw of one event; all audiences see the same.
 */
export type Sighting = { "turn_started": { seat: number, } } | { "opened": {
/**
 * Who opened it.
 */
seat: number, grave: Grave,
/**
 * The underside; only a back if the lid was taken off without turning it (R-DU-43).
 */
lid: string | null,
/**
 * What lies in it.
 */
content: Content, } } | { "laid_in": {
/**
 * Whose vampire.
 */
seat: number,
/**
 * From which end.
 */
end: End,
/**
 * Its colour.
 */
vampire: string,
/**
 * Into this grave.
 */
grave: Grave,
/**
 * By what right.
 */
way: Way, } } | { "turned": { seat: number,
/**
 * Nearest to this end.
 */
end: End,
/**
 * Its colour.
 */
vampire: string, } } | { "garlic_put": { seat: number, grave: Grave, } } | { "left_empty": {
/**
 * By whom.
 */
seat: number, } } | { "garlic_returned": {
/**
 * The owner.
 */
seat: number,
/**
 * Out of this grave.
 */
grave: Grave, } } | { "stake_taken": {
/**
 * By whom.
 */
seat: number, } } | { "stakes_returned": { seat: number, } } | { "given": {
/**
 * Who gives.
 */
from: number,
/**
 * Who gets it.
 */
to: number,
/**
 * From which end.
 */
end: End,
/**
 * Its colour.
 */
vampire: string, } } | { "found_taken": {
/**
 * By whom.
 */
seat: number,
/**
 * Out of this grave.
 */
grave: Grave,
/**
 * Its colour.
 */
vampire: string, } } | { "found_given": {
/**
 * To whom.
 */
to: number, } } | { "received": {
/**
 * Whose row.
 */
seat: number,
/**
 * At this end.
 */
end: End,
/**
 * Its colour.
 */
vampire: string, } } | { "rat_taken": {
/**
 * By whom.
 */
seat: number,
/**
 * From this grave.
 */
grave: Grave, } } | { "stint_started": { seat: number, } } | { "lid_replaced": { grave: Grave, } } | "plague_ended" | { "closed": { grave: Grave, } } | { "rucola_came": {
/**
 * To whom.
 */
seat: number, } } | { "rucola_lost": {
/**
 * Who lost him.
 */
from: number,
/**
 * Who has him now.
 */
to: number, } } | { "rucola_placed": {
/**
 * By his owner.
 */
seat: number, grave: Grave, } } | { "bat_put": {
/**
 * The claimant.
 */
seat: number, grave: Grave, } } | { "believed": { seat: number, } } | { "doubted": { seat: number, } } | { "stopped": { seat: number, } } | { "asked": {
/**
 * Which, and what has to follow.
 */
phase: Phase, } } | { "turn_ended": { seat: number, } } | { "ended": { ending: Ending, } } | { "lid_revealed": { grave: Grave, lid: string, } } | { "vampire_revealed": {
/**
 * Whose row.
 */
seat: number,
/**
 * Its colour.
 */
vampire: string, } } | { "reserve_revealed": {
/**
 * Its colour.
 */
lid: string, } } | { "set_aside_revealed": {
/**
 * Its colour.
 */
vampire: string, } };

/**
 * How the lid of a grave lies.
 */
export type LidView = "closed" | "turned" | "taken_off" | "missing";

/**
 * One grave as it lies (DU-9.2). What is not there is left out on the wire: sixty graves are sent with every move.
 */
export type GraveView = {
/**
 * How its lid lies.
 */
lid: LidView,
/**
 * The underside, while it can be seen.
 */
underside?: string,
/**
 * What lies in it, while it is open.
 */
content?: Content,
/**
 * Whether Rucola stands on it.
 */
rucola?: boolean,
/**
 * Whether a bat sits on it.
 */
bat?: boolean, };

/**
 * What lies in front of a seat.
 */
export type SeatView = {
/**
 * The row from left to right.
 */
row: Array<string | null>,
/**
 * Stakes held.
 */
stakes: number,
/**
 * Garlic in stock.
 */
garlic: number,
/**
 * Bats left.
 */
bats: number,
/**
 * Rat lids taken.
 */
rats: number, };

/**
 * A plague that rages (DU-5).
 */
export type PlagueView = {
/**
 * Whose stint it is.
 */
stint: number,
/**
 * The rat graves in the order in which they were found.
 */
rats: Array<Grave>,
/**
 * The graves that can be opened now.
 */
eligible: Array<Grave>, };

/**
 * Where Rucola is (DU-6.2). Whoever has the column is his owner.
 */
export type Rucola = "away" | "centre" | { "column": { owner: number, } } | { "grave": { owner: number, grave: Grave, } };

/**
 * Everything on the table that can be seen now; nothing of what was seen before (DU-9.3).
 */
export type View = {
/**
 * The options of the game.
 */
options: Record<string, unknown>,
/**
 * The sixty graves in order.
 */
graves: Array<GraveView>,
/**
 * What lies in front of each seat.
 */
seats: Array<SeatView>,
/**
 * Stakes in the supply.
 */
supply: number,
/**
 * Lids left in the reserve.
 */
reserve: number,
/**
 * Whose turn it is.
 */
active: number,
/**
 * The number of the turn; the first is 1.
 */
turn: number,
/**
 * Vampires the active player has laid in this turn (DU-6.4).
 */
placed: number,
/**
 * Completed turns since a vampire was laid in (R-DU-14).
 */
idle: number,
/**
 * Where Rucola is.
 */
rucola: Rucola,
/**
 * The plague, if one rages.
 */
plague: PlagueView | null,
/**
 * Who decides what, or how the game ended.
 */
phase: Phase,
/**
 * After the end: the lids left in the reserve, top first.
 */
reserve_revealed: Array<string>,
/**
 * After the end: the vampires set aside.
 */
set_aside_revealed: Array<string>, };
