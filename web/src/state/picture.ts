/** A table as one person sees it: plain data, and what a message makes of it. Knows no page, no line and no rules. */

import type { Message, Prompt } from '../net/unfold';
import type { Clock, Glimpse, Phrase, TableInfo, Waiting } from '../wire/wire';
import { isSame } from './same';

/** A line of what happened, until the table forgets it. */
export interface Told {
  id: number;
  say: Phrase;
  /** The move it belongs to; nothing if it was told later. */
  seq: number | null;
  /** Tells of a face that is hidden again by now: it leaves with the next move (DU-9, CC-9.5). */
  fleeting: boolean;
}

export interface ChatLine {
  /** When it was said: later than the line before it. */
  at: number;
  guest: string;
  name: string;
  text: string;
}

type You = Extract<Message, { is: 'you' }>;

export interface Picture {
  info: TableInfo | null;
  seat: number | null;
  isHost: boolean;
  /** Whether one may sit down without the host's nod. */
  isWelcome: boolean;
  muted: readonly string[];
  /** Whom nobody hears; known to the host. */
  silenced: readonly string[];
  orders: You['orders'];
  /** Whether not all of one's delay may be made up for in a race. */
  hasLongLine: boolean;
  seq: number | null;
  view: unknown;
  prompts: readonly Prompt[];
  waiting: readonly Waiting[];
  clock: Clock | null;
  /** When the clock was told, by this browser's own. */
  clockAt: number;
  canTakeBack: boolean;
  outcome: unknown;
  /** What the last message showed. */
  latest: readonly Glimpse[];
  told: readonly Told[];
  chat: readonly ChatLine[];
  /** In the game's words. */
  finish: unknown;
  heard: { prompt: number; heard: string } | null;
  /** Why one is no longer here. */
  away: Phrase | null;
}

/** Before the first message. */
export const BLANK: Picture = {
  info: null,
  seat: null,
  isHost: false,
  isWelcome: true,
  muted: [],
  silenced: [],
  orders: undefined,
  hasLongLine: false,
  seq: null,
  view: null,
  prompts: [],
  waiting: [],
  clock: null,
  clockAt: 0,
  canTakeBack: false,
  outcome: null,
  latest: [],
  told: [],
  chat: [],
  finish: null,
  heard: null,
  away: null,
};

/** The most lines that are kept. */
const TOLD_MAX = 400;
const CHAT_MAX = 200;

/** The picture after a message to this table, which comes at a time by this browser's clock. Where several look at this page (`isShared`), what is private is not told. */
export function hear(picture: Picture, message: Message, at: number, isShared: boolean): Picture {
  switch (message.is) {
    case 'table':
      return { ...picture, info: message.info };
    case 'you':
      return { ...picture, seat: message.seat, isHost: message.host, isWelcome: message.welcome, muted: message.muted, silenced: message.silenced, orders: message.orders, hasLongLine: message.long_line };
    case 'view':
      return show({ ...picture, told: recall(picture.told, message.told), latest: message.missed }, message, at);
    case 'moved':
      return show(tell(picture, picture.told, message.seen, message.seq, isShared), message, at);
    case 'prompts':
      return { ...picture, prompts: message.prompts, waiting: message.waiting, clock: message.clock, clockAt: at };
    case 'heard':
      return { ...picture, heard: { prompt: message.prompt, heard: message.heard } };
    case 'finish':
      return { ...picture, finish: message.finish };
    case 'said':
      return { ...picture, chat: talk(picture.chat, message) };
    case 'away':
      return { ...picture, away: message.say };
    default:
      return picture;
  }
}

/** Adds a line. What one comes back to is told again: what is there already is not said twice. */
function talk(chat: readonly ChatLine[], { at, guest, name, text }: Extract<Message, { is: 'said' }>): readonly ChatLine[] {
  return at <= (chat.at(-1)?.at ?? 0) ? chat : [...chat, { at, guest, name, text }].slice(-CHAT_MAX);
}

/** Whether a message is about a table. */
export function isAbout(message: Message, table: string): boolean {
  return message.is === 'table' ? message.info.table === table : 'table' in message && message.table === table;
}

function show(picture: Picture, message: Extract<Message, { is: 'view' | 'moved' }>, at: number): Picture {
  const { seq, view, prompts, waiting, clock, outcome } = message;
  return { ...picture, seq, view, prompts, waiting, clock, clockAt: at, canTakeBack: message.can_take_back ?? false, outcome: outcome ?? null };
}

/** The history as the house tells it to whoever comes. What is there already stays the same line, so that it is not spoken again. */
function recall(before: readonly Told[], told: readonly Phrase[]): readonly Told[] {
  const kept = before.filter((line) => !line.fleeting);
  const differs = told.findIndex((say, idx) => !isSame(say, kept[idx]?.say));
  const same = kept.slice(0, differs === -1 ? told.length : differs);
  const first = nextId(before);
  return [...same, ...told.slice(same.length).map((say, idx) => ({ id: first + idx, say, seq: null, fleeting: false }))];
}

/** Adds what happened to what was told before, and forgets what may no longer be read. */
function tell(picture: Picture, before: readonly Told[], seen: readonly Glimpse[], seq: number, isShared: boolean): Picture {
  const kept = before.filter((told) => !told.fleeting);
  const first = nextId(picture.told);
  const added = seen
    .flatMap(({ say, reveal, fleeting = false, private: isPrivate, question }) => {
      const told = question ? [] : [{ say, fleeting }];
      return reveal && !(isPrivate && isShared) ? [...told, { say: reveal, fleeting: true }] : told;
    })
    .map((told, idx) => ({ id: first + idx, seq, ...told }));
  return { ...picture, told: [...kept, ...added].slice(-TOLD_MAX), latest: seen };
}

const nextId = (lines: readonly { id: number }[]) => (lines.at(-1)?.id ?? 0) + 1;
