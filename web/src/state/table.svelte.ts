/** One table as one person sees it. Messages in, a picture of now out; no rules. */

import { clock, LineLost, Refused } from '../net/line';
import type { Person } from './house.svelte';
import { words } from '../words/words.svelte';
import type { Choice, Clock, Phrase, Prompt, Seen, SeatInfo, TableInfo, ToClient, Waiting } from '../wire/wire';

/** A line of what happened, until the table forgets it. */
export interface Told {
  id: number;
  say: Phrase;
  /** Tells of a face that is hidden again by now: it leaves with the next move (DU-9, CC-9.5). */
  fleeting: boolean;
}

export interface ChatLine {
  id: number;
  name: string;
  text: string;
}

/** What a game tells the table page about its sightings. */
export interface Memory {
  isFleeting(sighting: unknown): boolean;
  /** Whether its face is not for everybody who looks at this page. */
  isPrivate(sighting: unknown): boolean;
}

/** The most lines that are kept. */
const TOLD_MAX = 400;
const CHAT_MAX = 200;

export class TableState {
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  isHost: boolean = $state(false);
  muted: string[] = $state.raw([]);
  orders: Extract<ToClient, { is: 'you' }>['orders'] = $state.raw(undefined);
  seq: number | null = $state(null);
  view: unknown = $state.raw(null);
  prompts: Prompt[] = $state.raw([]);
  waiting: Waiting[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told, by this browser's own. */
  clockAt: number = $state(0);
  canTakeBack: boolean = $state(false);
  outcome: unknown = $state.raw(null);
  /** What the last message showed; boards move things by it. */
  latest: Seen[] = $state.raw([]);
  told: Told[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  finish: { round: number; evidence: unknown } | null = $state.raw(null);
  heard: { round: number; heard: string } | null = $state.raw(null);
  /** Why one is no longer here. */
  away: Extract<ToClient, { is: 'away' }>['say'] | null = $state.raw(null);
  /** Why one is not let in. */
  refused: Phrase | null = $state.raw(null);
  private lastId = 0;
  private readonly stop: () => void;
  /** Answers that are on their way: the same key is sent again after a lost line, so nothing is done twice. */
  private sending = new Map<string, string>();
  answering: boolean = $state(false);
  /** The question answered last: a second tap that comes before the next one is drawn means nothing. */
  private answered: number | null = null;

  constructor(
    readonly person: Person,
    readonly table: string,
    private readonly memory: () => Memory | null,
  ) {
    this.stop = person.listen(
      (message) => this.hear(message),
      () => void this.join(),
    );
  }

  close(): void {
    this.person.tell({ do: 'leave', table: this.table });
    this.stop();
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map(seatName);
  }

  get isAsked(): boolean {
    return this.prompts.some((prompt) => prompt.must && !prompt.in_background);
  }

  /** Whether a race is all one is asked for: that needs a hand and no sheet of answers. */
  get isRacing(): boolean {
    return this.prompts.length > 0 && this.prompts.every((prompt) => prompt.mode === 'race' || prompt.in_background);
  }

  /** Answers a prompt. */
  async answer(prompt: Prompt, command: unknown): Promise<void> {
    if (prompt.must && prompt.id === this.answered) return;
    const deed = `${prompt.id} ${JSON.stringify(command)}`;
    const key = this.sending.get(deed) ?? `${this.table}-${prompt.id}-${Math.random().toString(36).slice(2, 8)}`;
    this.sending.set(deed, key);
    this.answering = true;
    try {
      await this.person.ask({ do: 'command', table: this.table, prompt: prompt.id, command }, key);
      this.sending.delete(deed);
      this.answered = prompt.id;
    } catch (error) {
      if (!(error instanceof LineLost)) this.sending.delete(deed);
      throw error;
    } finally {
      this.answering = false;
    }
  }

  choose(prompt: Prompt, choice: Choice): Promise<void> {
    return this.answer(prompt, choice.command);
  }

  private async join(): Promise<void> {
    const have = this.seq === null ? {} : { have: this.seq };
    try {
      await this.person.ask({ do: 'join', table: this.table, ...have });
      this.refused = null;
    } catch (error) {
      // A lost line joins again by itself.
      if (error instanceof Refused) this.refused = error.trouble.say;
    }
  }

  private hear(message: ToClient): void {
    switch (message.is) {
      case 'table':
        if (message.info.table === this.table) this.info = message.info;
        break;
      case 'you':
        if (message.table !== this.table) break;
        this.seat = message.seat;
        this.isHost = message.host;
        this.muted = message.muted;
        this.orders = message.orders;
        break;
      case 'view':
        if (message.table !== this.table) break;
        this.told = [];
        this.answered = null;
        this.tell(message.missed);
        this.show(message);
        break;
      case 'moved':
        if (message.table !== this.table) break;
        this.later(message.show_at, () => {
          this.tell(message.seen);
          this.show(message);
        });
        break;
      case 'prompts':
        if (message.table !== this.table) break;
        this.prompts = message.prompts;
        this.waiting = message.waiting;
        this.setClock(message.clock);
        break;
      case 'heard':
        if (message.table === this.table) this.heard = { round: message.round, heard: message.heard };
        break;
      case 'finish':
        if (message.table === this.table) this.finish = { round: message.round, evidence: message.evidence };
        break;
      case 'said':
        if (message.table !== this.table) break;
        this.chat = [...this.chat, { id: ++this.lastId, name: message.name, text: message.text }].slice(-CHAT_MAX);
        break;
      case 'away':
        if (message.table === this.table) this.away = message.say;
        break;
      default:
    }
  }

  /** The common reveal of a race: everybody sees the dice at the same instant (CC-10.7). */
  private later(showAt: number | undefined, show: () => void): void {
    const wait = showAt === undefined ? 0 : showAt - clock();
    if (wait <= 0) show();
    else setTimeout(show, wait);
  }

  private show(message: Extract<ToClient, { is: 'view' | 'moved' }>): void {
    this.seq = message.seq;
    this.view = message.view;
    this.prompts = message.prompts;
    this.waiting = message.waiting;
    this.canTakeBack = message.can_take_back;
    this.outcome = message.outcome ?? null;
    this.setClock(message.clock);
  }

  private setClock(told: Clock): void {
    this.clock = told;
    this.clockAt = clock();
  }

  /** Adds what happened and forgets what may no longer be read. */
  private tell(seen: Seen[]): void {
    const memory = this.memory();
    const kept = this.told.filter((told) => !told.fleeting);
    const added = seen.filter(({ sighting }) => !isQuestion(sighting)).flatMap(({ sighting, say, reveal }) => {
      const told = [{ id: ++this.lastId, say, fleeting: memory?.isFleeting(sighting) ?? false }];
      return reveal && !memory?.isPrivate(sighting) ? [...told, { id: ++this.lastId, say: reveal, fleeting: true }] : told;
    });
    this.told = [...kept, ...added].slice(-TOLD_MAX);
    this.latest = seen;
  }
}

/** Whether somebody is asked something: that is seen at the seats and in the prompt, and is no story. */
function isQuestion(sighting: unknown): boolean {
  return typeof sighting === 'object' && sighting !== null && 'asked' in sighting;
}

/** What to call whoever sits there; bots have a name of their own at each seat. Nothing for those without a name. */
function seatName({ holder }: SeatInfo, seat: number): string {
  if (holder === 'nobody') return '';
  return 'person' in holder ? holder.person.name : words.say(`bot-name-${seat}`);
}
