// What goes in and out of the rules of rest-in-peace (docs/protocol.md). Made from its crate: do not edit.
// SEXTON_UPDATE=1 cargo test -p rest-in-peace writes it anew.

/**
 * What a prompt is about: the phase of the game that waits for a decision (RP-3).
 */
export type Kind = "clue" | "room" | "fresh";

/**
 * What the player may ask for.
 */
export type Command = "flip" | "skip" | { "door": {
/**
 * The door.
 */
card: string, } } | "passage" | "close" | "close_via_passage" | { "fresh": {
/**
 * The door.
 */
card: string, } } | "concede";

/**
 * Why a game was lost (RP-7.2, RP-7.4).
 */
export type Loss = "trapped" | "out_of_doors" | "stuck_opening" | "stuck_entrance" | "ghost_with_bones" | "ghost_entrance" | "sealed" | "no_way_home" | "conceded";

/**
 * How a game ended.
 */
export type End = "won" | { "lost": Loss };

/**
 * How a room was entered.
 */
export type Via = "start" | "door" | "passage";

/**
 * What becomes of a door drawn on a first visit (RP-4.7).
 */
export type Fate = "stays" | "brick_wall" | "locked" | "duplicate" | "unused";

/**
 * What an audience saw of one event. In a solitaire the player and everybody watching see the same.
 */
export type Sighting = { "entered": { room: number, via: Via, } } | { "door_used": {
/**
 * The door.
 */
card: string, } } | { "fresh_used": {
/**
 * The door.
 */
card: string, } } | { "secret_turned": { room: number, secret: string, } } | "clues_shuffled" | { "clue_turned": { clue: string, } } | "clue_left" | { "door_drawn": {
/**
 * The door.
 */
card: string,
/**
 * What became of it.
 */
fate: Fate, } } | { "bones_taken": {
/**
 * Out of this room.
 */
room: number, } } | { "room_closed": { room: number, } } | { "fresh_drawn": {
/**
 * The door.
 */
card: string, } } | { "asked": {
/**
 * Of this kind.
 */
kind: Kind, } } | { "doomed": { reason: Loss, } } | { "ended": { end: End, } } | { "secret_opened": { room: number, secret: string, } } | { "clues_opened": { order: string, } };

/**
 * One room as it lies on the table.
 */
export type RoomView = {
/**
 * Which room.
 */
room: number,
/**
 * Whether its secret has been turned up.
 */
visited: boolean,
/**
 * Whether it is closed for good.
 */
closed: boolean,
/**
 * Its secret, if it can be seen.
 */
secret: string | null,
/**
 * The doors lying in it, by rank.
 */
doors: Array<string>,
/**
 * How often it was entered by a door.
 */
door_entries: number,
/**
 * How often it was entered by the passage.
 */
passage_entries: number, };

/**
 * Everything on the table that the player can see or has a right to inspect (RP-8).
 */
export type View = {
/**
 * The options of the game.
 */
options: Record<string, unknown>,
/**
 * The thirteen rooms in order.
 */
rooms: Array<RoomView>,
/**
 * Where the player is.
 */
room: number,
/**
 * What is asked; nothing when the game is over.
 */
phase: Kind | null,
/**
 * The clues from left to right.
 */
clues: [string | null, string | null, string | null],
/**
 * The patterns that fit the clues turned up (RP-1.5).
 */
candidates: Array<string>,
/**
 * The cards left in the deck, by rank; their order is unknown (RP-5.7).
 */
deck: Array<string>,
/**
 * The discard pile, last card last.
 */
discard: Array<string>,
/**
 * The fresh doors to choose from.
 */
fresh: Array<string>,
/**
 * Whether the player carries the bones.
 */
bones: boolean,
/**
 * Whether the ghost has been met.
 */
ghost_found: boolean,
/**
 * Where the passage leads from here, if it can be used.
 */
passage: number | null,
/**
 * Why the game cannot be won any more, if the player was told.
 */
doomed: Loss | null,
/**
 * Entries so far, with the start.
 */
entries: number,
/**
 * Rooms closed so far.
 */
closings: number,
/**
 * How the game ended.
 */
end: End | null, };
