// The wire between house and client (docs/protocol.md). Made from crates/protocol: do not edit.
// SEXTON_UPDATE=1 cargo test -p protocol writes it anew.

export const VERSION = 2;

/**
 * An argument of a phrase.
 */
export type Arg = number | string | {
/**
 * The seats, counted from 0.
 */
seats: number[], } | Phrase;

/**
 * A key into the message files of `text/`, with its arguments.
 */
export type Phrase = {
/**
 * The key of the message.
 */
key: string,
/**
 * The arguments by name.
 */
args?: { [name: string]: Arg }, };

/**
 * Why a request was not carried out. Nothing has changed then.
 */
export type Trouble = {
/**
 * A stable name for machines.
 */
code: string,
/**
 * The rule that forbids it, if it is one of the game's or the table's.
 */
rule?: string,
/**
 * What to tell.
 */
say: Phrase,
/**
 * If it only came too soon: after so many milliseconds it may be said again.
 */
retry_ms?: number, };

/**
 * How quickly answers are wanted.
 */
export type Pace = "live" | "relaxed" | "by_mail";

/**
 * Why the clocks of a table stand still.
 */
export type PausedFor = "host" | "quiet" | "away" | "company" | "nobody" | "start";

/**
 * Who may watch.
 */
export type Spectators = "off" | "on" | { "delayed": {
/**
 * How many.
 */
seconds: number, } };

/**
 * What the door of a table asks of whoever has no seat there.
 */
export type Door = "open" | "password" | "nod";

/**
 * How far a table is.
 */
export type TablePhase = "gathering" | "playing" | "over" | "frozen";

/**
 * A guest as others see him.
 */
export type Person = {
/**
 * Who, for kicking and muting. It opens nothing.
 */
guest: string,
/**
 * The name he goes by.
 */
name: string,
/**
 * Whether one of his devices is at the table now.
 */
here: boolean,
/**
 * Whether it is a program, which its owner has given a token.
 */
program?: boolean, };

/**
 * Who holds a seat.
 */
export type SeatHolder = "nobody" | { "person": Person } | { "bot": string };

/**
 * What everybody should know of whoever races in a seat.
 */
export type SeatMark = "mechanical" | "slow_line" | "ready" | "hurried";

/**
 * One seat.
 */
export type SeatInfo = {
/**
 * Who holds it.
 */
holder: SeatHolder,
/**
 * Whose it is while a bot plays it: the person may come back.
 */
kept_for?: Person,
/**
 * Whether whoever sits there has mixed a salt into the shuffle.
 */
salted: boolean,
/**
 * What everybody should know of whoever sits there; the host decides what follows from it.
 */
marks: Array<SeatMark>, };

/**
 * One step of a lesson. What neither says nor asks anything is done by the others.
 */
export type LessonStep = {
/**
 * The key of its message; nothing if what was said before still holds.
 */
say?: string,
/**
 * What the message is about: pieces and places of the board.
 */
point?: Array<string>,
/**
 * The one move that is asked for, in the game's words.
 */
command?: unknown, };

/**
 * A guided first game: what is told and asked, and how far one is.
 */
export type LessonInfo = {
/**
 * The step one is at, counted from 0.
 */
step: number,
/**
 * All steps.
 */
steps: Array<LessonStep>,
/**
 * The options of the real table afterwards, so that everything that was learnt is there; nothing if they are as usual.
 */
afterwards?: Record<string, unknown>, };

/**
 * A table as everybody at it may see it, apart from the game itself.
 */
export type TableInfo = {
/**
 * The table's name in links.
 */
table: string,
/**
 * Letters to type instead: four, or more where many tables are open.
 */
code: string, game: string,
/**
 * How far it is.
 */
phase: TablePhase,
/**
 * Whose table it is: who may start, pause, kick.
 */
host: Person | null,
/**
 * The seats, clockwise.
 */
seats: Array<SeatInfo>,
/**
 * What is agreed, in the game's words.
 */
options: unknown,
/**
 * Whether moves may be taken back.
 */
practice: boolean,
/**
 * Whether whoever plays here may ask for advice (TB-8.3).
 */
advice?: boolean,
/**
 * The day, if it is the house of that day: `2026-02-03`.
 */
day?: string,
/**
 * The lesson, if it is one.
 */
lesson?: LessonInfo,
/**
 * How quickly answers are wanted.
 */
pace: Pace,
/**
 * Who may watch.
 */
spectators: Spectators,
/**
 * Whether the lobby shows it.
 */
listed: boolean,
/**
 * What the door asks of whoever has no seat.
 */
door: Door,
/**
 * Whether programs may sit down.
 */
programs?: boolean,
/**
 * Who has knocked and waits for the host's nod.
 */
knocking: Array<Person>,
/**
 * Before the deal: who else is here and has no seat yet.
 */
arriving: Array<Person>,
/**
 * Whether the clocks stand still.
 */
paused: boolean,
/**
 * Why, if they do.
 */
paused_for?: PausedFor,
/**
 * How many watch.
 */
watching: number,
/**
 * The hash that binds the house to the shuffle's secret; told before the deal.
 */
commitment: string,
/**
 * What the players mixed in, once dealt.
 */
salts: Array<string>,
/**
 * The secret, opened when the table is over.
 */
secret?: string,
/**
 * How long the table is kept when nobody is at it any more, in milliseconds; then it ends. Nothing once it is over.
 */
kept_ms?: number,
/**
 * The table the same people play next.
 */
rematch?: string, };

/**
 * One option of a game.
 */
export type OptionFacts = { name: string,
/**
 * Its values, the default first.
 */
values: Array<string>,
/**
 * The rule it changes.
 */
rule: string,
/**
 * What it is about: options of one topic stand together.
 */
topic: "setup" | "play" | "race" | "end" | "time" | "referee",
/**
 * What its numbers count, if that is time.
 */
unit?: "millis" | "seconds", };

/**
 * Something worth knowing before the deal. Nothing is forbidden by it.
 */
export type AdviceFacts = {
/**
 * It is meant for so many seats, and fewer.
 */
seats_max: number,
/**
 * The option it depends on.
 */
option: string | null,
/**
 * The value of that option it is meant for.
 */
value: string | null,
/**
 * The key of the sentence.
 */
say: string, };

/**
 * A way to play that has a name (TB-7.1). What it is called and what it means are told by the messages
 * `<prefix>-preset-<name>` and `<prefix>-preset-<name>-help`.
 */
export type PresetFacts = { name: string,
/**
 * All options as it agrees on them, as a table tells its own.
 */
options: Record<string, unknown>, };

/**
 * A bot one can ask to sit down.
 */
export type BotFacts = {
/**
 * The name of its level.
 */
level: string,
/**
 * The key of a line that says how it plays.
 */
about: string, };

/**
 * A game one can open a table for.
 */
export type GameFacts = {
/**
 * Its name in messages and paths.
 */
name: string,
/**
 * Its title on screen, the same in every language.
 */
title: string,
/**
 * The letters its message keys begin with.
 */
prefix: string,
/**
 * The fewest who can play.
 */
seats_min: number,
/**
 * The most.
 */
seats_max: number,
/**
 * Whether seats know what others do not: a screen that several share needs a curtain.
 */
secrets: boolean,
/**
 * Whether something that was seen can be hidden again: see `fleeting`.
 */
forgets: boolean,
/**
 * Whether speed decides: all who share a screen act at once.
 */
races: boolean,
/**
 * The fewest minutes a table usually takes.
 */
minutes_min: number,
/**
 * The most.
 */
minutes_max: number,
/**
 * How hard it is for beginners.
 */
difficulty: "easy" | "medium" | "hard",
/**
 * What can be agreed on.
 */
options: Array<OptionFacts>,
/**
 * What is worth knowing before the deal.
 */
advice: Array<AdviceFacts>,
/**
 * Who can be asked to play along, weakest first.
 */
bots: Array<BotFacts>,
/**
 * The level of the one that sits down where nobody picks another.
 */
usual_bot: string,
/**
 * The ways to play that have a name, the rule sheet's own first.
 */
presets: Array<PresetFacts>, };

/**
 * A table in a list.
 */
export type Listing = { table: string, game: string,
/**
 * How far it is.
 */
phase: TablePhase,
/**
 * Who sits there; empty seats and bots have no name.
 */
names: Array<string | null>,
/**
 * Seats nobody has taken.
 */
free: number,
/**
 * How quickly answers are wanted.
 */
pace: Pace,
/**
 * The language people speak there.
 */
lang?: string,
/**
 * Whether one may watch.
 */
open_to_watch: boolean,
/**
 * At a table of one's own: whether one is asked now.
 */
your_turn: boolean,
/**
 * At a table of one's own: whether one has opened it, and may close it.
 */
host: boolean,
/**
 * At a table of one's own that nobody is at: when it ends if nobody comes, in milliseconds since 1970.
 */
ends_ms?: number, };

/**
 * Which tables of the lobby are wanted. Nothing set means all.
 */
export type LobbyFilter = {
/**
 * Only of this game.
 */
game?: string,
/**
 * Only where this language is spoken.
 */
lang?: string,
/**
 * Only with so many seats that nobody has taken, or more.
 */
free?: number,
/**
 * Only of this pace.
 */
pace?: Pace, };

/**
 * A table that is new in a page of the lobby, or has changed.
 */
export type PlacedListing = {
/**
 * Its place in the page.
 */
at: number,
/**
 * The table.
 */
listing: Listing, };

/**
 * A table that is over.
 */
export type RecentTable = { table: string, game: string,
/**
 * What everybody may read of it: seats, winners, reason.
 */
public: unknown,
/**
 * When it ended, in milliseconds since 1970.
 */
ended_ms: number, };

/**
 * The house of the day: the same deal for everybody, one try that counts.
 */
export type DayInfo = {
/**
 * The day: `2026-02-03`.
 */
day: string, game: string,
/**
 * The hash of the day's secret, which is opened when the day is over.
 */
commitment: string,
/**
 * One's own try, if there has been one.
 */
tried: string | null,
/**
 * When the next day begins, in milliseconds from now.
 */
left_ms: number, };

/**
 * The lobby.
 */
export type LobbyInfo = {
/**
 * A page of the tables anybody may come to and that are wanted: those that wait for players first, the newest first.
 */
listed: Array<Listing>,
/**
 * Which page it is, counted from 0.
 */
page: number,
/**
 * Whether there are more pages.
 */
more: boolean,
/**
 * Tables one sits at, or has opened.
 */
yours: Array<Listing>,
/**
 * Tables one sat at.
 */
recent: Array<RecentTable>,
/**
 * The house of the day.
 */
day: DayInfo | null, };

/**
 * How the answers to a prompt are taken.
 */
export type PromptMode = "open" | "sealed" | "race";

/**
 * What an answer costs and brings at once, as far as its seat can see; for showing prices before anything is sent.
 */
export type Terms = {
/**
 * What is paid.
 */
price: number | null,
/**
 * What others pay.
 */
collects: number | null,
/**
 * The points it is worth, if nobody prevents it.
 */
points: number | null, };

/**
 * One legal answer.
 */
export type Choice = {
/**
 * What to send as `command`.
 */
command: unknown,
/**
 * What to tell of it.
 */
say: Phrase,
/**
 * The rule behind it.
 */
rule: string,
/**
 * What it costs and brings, in games of money.
 */
terms?: Terms,
/**
 * Whether it gives up the table, so that one should ask again.
 */
concedes?: boolean, };

/**
 * A choice as a line is told it: whole for the first time, afterwards by its id.
 */
export type Offer = number | {
/**
 * The id. One that meant another choice means that no longer.
 */
id: number, choice: Choice, };

/**
 * One question to one's own seat.
 */
export type Prompt = {
/**
 * The name to answer by.
 */
id: number,
/**
 * What it is about, in the game's words.
 */
kind: unknown,
/**
 * How answers are taken.
 */
mode: PromptMode,
/**
 * Whether the table waits for it.
 */
must: boolean,
/**
 * Every legal answer. `choose` names one by its place, counted from 0.
 */
choices: Array<Offer>,
/**
 * Whether a standing order answers it, so that it need not be shown (RF-8.11).
 */
in_background?: boolean, };

/**
 * A seat the table waits for. Who is asked in a sealed round is not told (RF-8.9).
 */
export type Waiting = { seat: number,
/**
 * For what, in the game's words.
 */
kind: unknown, };

/**
 * What runs out. Times are milliseconds from when the message was sent.
 */
export type Clock = {
/**
 * Until the default answer is given for whoever is waited for.
 */
left_ms?: number,
/**
 * How long it was in all, where that is known.
 */
of_ms?: number,
/**
 * Whether there is time for reactions; nobody is told who is asked (RF-8.9).
 */
window?: boolean,
/**
 * Whether somebody asked for more time; nobody is told who (RF-8.10).
 */
held?: boolean, };

/**
 * What one saw of something that happened.
 */
export type Glimpse = {
/**
 * In the game's words.
 */
sighting: unknown,
/**
 * What to tell of it.
 */
say: Phrase,
/**
 * What it shows for this moment only, such as a face that is turned back: to be told now and not to be kept.
 */
reveal?: Phrase,
/**
 * Whether it tells of something that is hidden again: to be shown now, and neither it nor its words to be kept.
 */
fleeting?: boolean,
/**
 * Whether nobody else may see what it shows: not to be told on a screen that several look at.
 */
private?: boolean,
/**
 * Whether it only says what prompts, seats and the board show, such as who is asked: no line of a history.
 */
question?: boolean, };

/**
 * A step from a value to a part of it.
 */
export type Step = number | string;

/**
 * A part of the view that is not as it was.
 */
export type Change = {
/**
 * The way to it, from the outside in; empty for the whole view.
 */
at: Array<Step>,
/**
 * What stands there now, whole, in the game's words.
 */
now: unknown, };

/**
 * What became of a hand when it arrived; told to its seat alone.
 */
export type HandHeard = "taken" | "false_start" | "dropped";

/**
 * What is said of one choice (TB-8.1).
 */
export type ChoiceAdvice = {
/**
 * How well it does, in thousandths: 1,000 is a win for certain. Nothing if there was no time to try it.
 */
value?: number,
/**
 * Half the width of a 95 % interval around it.
 */
margin?: number,
/**
 * What it risks and what it gains.
 */
reasons?: Array<Phrase>,
/**
 * Whether a sexton would take it.
 */
best?: boolean, };

/**
 * Why somebody reports something.
 */
export type ReportReason = "talk" | "name" | "play" | "other";

/**
 * What the line itself answers.
 */
export type LineRequest = { "do": "hello",
/**
 * The version of the wire the client speaks.
 */
version: number, } | { "do": "pong",
/**
 * The number of the ping.
 */
n: number,
/**
 * When the ping came.
 */
c1: number,
/**
 * When this was sent.
 */
c2: number, };

/**
 * What the desk of the house answers: names, the lobby, tables one is not at.
 */
export type DeskRequest = { "do": "name",
/**
 * The name.
 */
name: string, } | { "do": "lobby",
/**
 * Which tables are wanted; all, if nothing is said.
 */
filter?: LobbyFilter,
/**
 * Which page of them, counted from 0.
 */
page?: number, } | { "do": "leave_lobby", } | { "do": "open",
/**
 * The game.
 */
game: string,
/**
 * How many seats; as many as the game has, if nothing is said.
 */
seats?: number,
/**
 * What is agreed; what is not said is as usual.
 */
options?: unknown,
/**
 * Whether the lobby shows it, so that strangers come.
 */
listed?: boolean,
/**
 * Whether moves may be taken back; for one person only.
 */
practice?: boolean,
/**
 * How quickly answers are wanted.
 */
pace?: Pace,
/**
 * The language people speak there, such as `de`, for the lobby.
 */
lang?: string,
/**
 * What the door asks of whoever has no seat.
 */
door?: Door,
/**
 * The password, if the door asks for one.
 */
password?: string,
/**
 * Who may watch; where nothing is said, everybody if the lobby shows it, and nobody otherwise.
 */
spectators?: Spectators, } | { "do": "open_day", } | { "do": "open_lesson",
/**
 * The game.
 */
game: string, } | { "do": "find",
/**
 * The code.
 */
code: string, } | { "do": "redeem",
/**
 * The ticket.
 */
ticket: string, };

/**
 * A device comes to a table, or goes.
 */
export type DoorRequest = { "do": "join",
/**
 * The last sequence one has.
 */
have?: number,
/**
 * The password, if the door asks for one and one has not been here before.
 */
password?: string, } | { "do": "leave", };

/**
 * What anybody at a table may ask.
 */
export type GuestRequest = { "do": "sit",
/**
 * The seat.
 */
seat?: number, } | { "do": "knock", } | { "do": "stand", } | { "do": "salt",
/**
 * Anything.
 */
salt: string, } | { "do": "say",
/**
 * What.
 */
text: string, } | { "do": "mute",
/**
 * Who.
 */
guest: string,
/**
 * Whether he is to be quiet, or heard again.
 */
muted: boolean,
/**
 * Host: for everybody.
 */
for_all?: boolean, } | { "do": "report",
/**
 * Whom it is about, if it is about somebody.
 */
guest?: string,
/**
 * Why.
 */
reason: ReportReason,
/**
 * In one's own words; may be empty.
 */
text: string, } | { "do": "ticket", } | { "do": "rematch", };

/**
 * What the host of a table may ask.
 */
export type HostRequest = { "do": "options",
/**
 * All options; what is not said is as usual.
 */
options: unknown, } | { "do": "seats",
/**
 * How many.
 */
seats: number, } | { "do": "listed",
/**
 * Whether.
 */
listed: boolean, } | { "do": "door",
/**
 * What.
 */
door: Door,
/**
 * The password, if it is to ask for one.
 */
password?: string, } | { "do": "admit",
/**
 * Who.
 */
guest: string,
/**
 * Whether they are let in.
 */
admitted: boolean, } | { "do": "pace",
/**
 * How quickly.
 */
pace: Pace, } | { "do": "spectators",
/**
 * Who.
 */
spectators: Spectators, } | { "do": "programs",
/**
 * Whether.
 */
allowed: boolean, } | { "do": "start", } | { "do": "pause",
/**
 * Whether they stand still.
 */
paused: boolean, } | { "do": "kick",
/**
 * The seat.
 */
seat: number, } | { "do": "bot_in",
/**
 * The seat.
 */
seat: number,
/**
 * The bot's level.
 */
level: string, } | { "do": "bot_out",
/**
 * The seat.
 */
seat: number, } | { "do": "close", };

/**
 * What a seat may ask of the game.
 */
export type PlayRequest = { "do": "command",
/**
 * The prompt that is answered.
 */
prompt: number,
/**
 * One of its choices.
 */
command: unknown, } | { "do": "choose",
/**
 * The prompt that is answered.
 */
prompt: number,
/**
 * The place of the choice, counted from 0.
 */
choice: number, } | { "do": "commands",
/**
 * The prompt that is answered first.
 */
prompt: number,
/**
 * A choice of each, at most [`PlayRequest::COMMANDS_MAX`].
 */
commands: unknown[], } | { "do": "hand",
/**
 * The prompt of the race, as it was last told.
 */
prompt: number,
/**
 * One of its choices.
 */
command: unknown,
/**
 * When what is raced for was shown; nothing if it was not yet.
 */
shown?: number,
/**
 * When the hand came down.
 */
pressed?: number, } | { "do": "ready", } | { "do": "hold",
/**
 * The prompt one needs longer for.
 */
prompt: number, } | { "do": "orders",
/**
 * The orders, in the game's words.
 */
orders: unknown, } | { "do": "take_back", } | { "do": "advise",
/**
 * The prompt one is asked.
 */
prompt: number, } | { "do": "learn",
/**
 * The step, counted from 0.
 */
step: number, };

/**
 * What a house tells. `table` is the table's name in links.
 */
export type ToClient = { "is": "welcome",
/**
 * The version of the wire.
 */
version: number,
/**
 * Who one is.
 */
guest: string,
/**
 * The name one goes by.
 */
name: string,
/**
 * The games there are.
 */
games: Array<GameFacts>, } | { "is": "lobby", lobby: LobbyInfo, } | { "is": "lobby_changed",
/**
 * Tables that are not in it any more.
 */
gone: Array<string>,
/**
 * Tables that are new or have changed.
 */
put: Array<PlacedListing>,
/**
 * Whether there are more pages.
 */
more: boolean, } | { "is": "yours",
/**
 * Tables one sits at, or has opened.
 */
yours: Array<Listing>,
/**
 * Tables one sat at, if another one is over.
 */
recent?: Array<RecentTable>, } | { "is": "found",
/**
 * The client's key.
 */
key?: string, table: string, } | { "is": "done",
/**
 * The client's key.
 */
key: string,
/**
 * The sequence of the table, if the request moved it.
 */
seq?: number, } | { "is": "refused",
/**
 * The client's key, if there was one.
 */
key?: string,
/**
 * The table, if it was about one.
 */
table?: string, trouble: Trouble, } | { "is": "table", info: TableInfo, } | { "is": "you", table: string,
/**
 * One's own seat.
 */
seat: number | null,
/**
 * Whether one is the host.
 */
host: boolean,
/**
 * Whether one may sit down without the host's nod.
 */
welcome: boolean,
/**
 * Who one does not hear.
 */
muted: Array<string>,
/**
 * Who may not speak here; told to the host himself.
 */
silenced: Array<string>,
/**
 * One's standing orders, in the game's words, if it has them and one has given any.
 */
orders?: unknown,
/**
 * Whether one's own line is so long that not all of its delay may be made up for in a race.
 */
long_line: boolean, } | { "is": "view", table: string,
/**
 * The sequence it belongs to.
 */
seq: number,
/**
 * What is seen, in the game's words.
 */
view: unknown,
/**
 * What happened since the sequence one had, where nothing of it is hidden again.
 */
missed: Array<Glimpse>,
/**
 * What happened so far, as it may stand in a history: the newest lines, in order. Nothing in it tells of what is
 * hidden again.
 */
told: Array<Phrase>,
/**
 * What one is asked.
 */
prompts: Array<Prompt>,
/**
 * Whom the table waits for.
 */
waiting: Array<Waiting>,
/**
 * What runs out.
 */
clock: Clock,
/**
 * Whether the last move can be taken back.
 */
can_take_back?: boolean,
/**
 * How it ended, if it has.
 */
outcome?: unknown, } | { "is": "moved", table: string,
/**
 * The sequence after it.
 */
seq: number,
/**
 * What one saw, in order.
 */
seen: Array<Glimpse>,
/**
 * What has changed in what one sees.
 */
changes: Array<Change>,
/**
 * What one is asked.
 */
prompts: Array<Prompt>,
/**
 * Whom the table waits for.
 */
waiting: Array<Waiting>,
/**
 * What runs out.
 */
clock: Clock,
/**
 * Whether the last move can be taken back.
 */
can_take_back?: boolean,
/**
 * How it ended, if it has.
 */
outcome?: unknown,
/**
 * When to show it, by the client's own clock as it told it in `pong`: the common reveal of a race (CC-10.7).
 */
show_at?: number, } | { "is": "prompts", table: string,
/**
 * The sequence it belongs to.
 */
seq: number,
/**
 * What one is asked.
 */
prompts: Array<Prompt>,
/**
 * Whom the table waits for.
 */
waiting: Array<Waiting>,
/**
 * What runs out.
 */
clock: Clock, } | { "is": "heard",
/**
 * The client's key, if there was one.
 */
key?: string, table: string,
/**
 * The prompt it named.
 */
prompt: number,
/**
 * What became of it.
 */
heard: HandHeard, } | { "is": "advice",
/**
 * The client's key, if there was one.
 */
key?: string, table: string, prompt: number,
/**
 * Of each of its choices, in their order.
 */
choices: Array<ChoiceAdvice>,
/**
 * Of letting it pass, where that is possible.
 */
pass?: ChoiceAdvice, } | { "is": "finish", table: string,
/**
 * In the game's words.
 */
finish: unknown, } | { "is": "said", table: string, guest: string,
/**
 * The name he goes by.
 */
name: string, text: string,
/**
 * When, in milliseconds since 1970: later than what was said before, so that what is told again to whoever comes
 * back can be told apart.
 */
at: number, } | { "is": "ticket",
/**
 * The client's key.
 */
key?: string, table: string, ticket: string,
/**
 * How long it is good for.
 */
left_ms: number, } | { "is": "away", table: string,
/**
 * Why.
 */
say: Phrase, } | { "is": "ping",
/**
 * A number.
 */
n: number, } | { "is": "announced",
/**
 * What, in their own words.
 */
text: string, } | { "is": "goodbye",
/**
 * Why.
 */
say: Phrase,
/**
 * Whether coming back is of no use: one is kept out.
 */
stay_away?: boolean, };

/**
 * A seat as whoever looks after the house sees it.
 */
export type AdminSeat = {
/**
 * Who has it.
 */
guest?: string,
/**
 * The name they go by.
 */
name?: string,
/**
 * The bot that plays it.
 */
bot?: string, };

/**
 * A table as whoever looks after the house sees it.
 */
export type AdminTable = {
/**
 * The table's name in links.
 */
table: string, game: string,
/**
 * How far it is.
 */
phase: TablePhase, seats: Array<AdminSeat>,
/**
 * Who opened it.
 */
host: string,
/**
 * Whether the lobby shows it.
 */
listed: boolean,
/**
 * When it was opened.
 */
made_ms: number,
/**
 * When it last changed.
 */
updated_ms: number,
/**
 * How many devices are there now.
 */
devices: number,
/**
 * How many lines its log has.
 */
lines: number, };

/**
 * A guest as whoever looks after the house sees them.
 */
export type AdminGuest = { guest: string,
/**
 * The name they go by.
 */
name: string,
/**
 * When they were first seen; nothing if they have not done anything yet.
 */
made_ms?: number,
/**
 * When they last gave a name, or came first.
 */
seen_ms?: number,
/**
 * How many devices of theirs are connected.
 */
devices: number,
/**
 * Tables they belong to; only where one guest was asked for.
 */
tables: Array<AdminTable>, };

/**
 * Somebody who is kept out, or must be quiet.
 */
export type AdminBan = {
/**
 * Its number.
 */
entry: number,
/**
 * Whether they may come in and only not speak.
 */
mute: boolean, guest?: string,
/**
 * From where.
 */
address?: string,
/**
 * Since when.
 */
at_ms: number, until_ms: number, };

/**
 * What a guest has reported.
 */
export type AdminReport = {
/**
 * Its number.
 */
entry: number, at_ms: number,
/**
 * At which table.
 */
table: string,
/**
 * Who reports it.
 */
by: string,
/**
 * Whom it is about, if it is about somebody.
 */
about?: string, reason: ReportReason,
/**
 * In the words of whoever reports it.
 */
text: string, };

/**
 * From where an act was done.
 */
export type AdminBy = "local" | "page" | "guest";

/**
 * Something that was done.
 */
export type AdminAct = { at_ms: number,
/**
 * From where.
 */
by: AdminBy,
/**
 * What: the name of the request.
 */
act: string,
/**
 * To whom or what, without addresses.
 */
about: string, };

/**
 * What whoever looks after a house may ask. Guests, tables and entries are named as lists show them.
 */
export type AdminRequest = { "do": "tables", } | { "do": "table",
/**
 * The table's name in links.
 */
table: string, } | { "do": "guests", } | { "do": "guest", guest: string, } | { "do": "close",
/**
 * The table's name in links.
 */
table: string, } | { "do": "mute", guest: string, minutes: number, } | { "do": "ban", guest?: string,
/**
 * From where; IPv6 addresses count by their first 64 bits.
 */
address?: string,
/**
 * Whether the addresses the guest is connected from now stay out, too.
 */
with_address?: boolean, minutes: number, } | { "do": "bans", } | { "do": "lift",
/**
 * Its number in the list.
 */
entry: number, } | { "do": "delete", guest: string, } | { "do": "announce", text: string,
/**
 * For how long.
 */
minutes: number, } | { "do": "drain", draining: boolean, } | { "do": "backup", file: string, } | { "do": "reports", } | { "do": "settle",
/**
 * Its number in the list.
 */
entry: number, } | { "do": "bot_token",
/**
 * What it is called at tables.
 */
name: string, } | { "do": "audit",
/**
 * How many entries at most.
 */
limit?: number, };

/**
 * What is answered to whoever looks after the house.
 */
export type AdminAnswer = { "is": "tables", tables: Array<AdminTable>, } | { "is": "guests", guests: Array<AdminGuest>, } | { "is": "bans",
/**
 * The entries.
 */
bans: Array<AdminBan>, } | { "is": "reports", reports: Array<AdminReport>, } | { "is": "audit", acts: Array<AdminAct>, } | { "is": "bot_token",
/**
 * Who the program is.
 */
guest: string,
/**
 * What it is called at tables.
 */
name: string,
/**
 * The token; only its hash is kept.
 */
token: string, } | { "is": "done", } | { "is": "refused", trouble: Trouble, };

/** What a client may ask. `table` is the table's name in links. */
export type FromClient =
  | LineRequest
  | DeskRequest
  | ({ table: string } & (DoorRequest | GuestRequest | HostRequest | PlayRequest));

/** A request with the key it will be answered by. */
export type Request = FromClient & { key?: string };
