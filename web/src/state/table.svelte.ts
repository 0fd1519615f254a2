/** A table that is followed over somebody's line: its picture now, and what one asks of the house there. */

import { clock, LineLost, Refused } from '../net/line';
import { words, type Names } from '../words/words.svelte';
import type { Message, Prompt } from '../net/unfold';
import type { Choice, FromClient, SeatInfo, Trouble } from '../wire/wire';
import { house, type Person } from './house.svelte';
import { isReading } from './lesson';
import { gapAfter, Pacer, type Passing, type Speed } from './pace';
import { BLANK, hear, isAbout, type Picture } from './picture';
import { Trail } from './trail';

/** A request at a table, which need not say again at which. */
export type Deed = WithoutTable<Extract<FromClient, { table: string }>>;
type WithoutTable<T> = T extends { table: string } ? Omit<T, 'table'> : never;

const NOTHING: readonly Prompt[] = [];

export class TableState {
  private live: Picture = $state.raw(BLANK);
  /** Whether something has happened that is not shown yet. */
  isBehind: boolean = $state(false);
  private readonly pacer = new Pacer<Message>(
    clock,
    // Where speed decides, the house itself gives the pace, and in a lesson the learner does.
    () => (this.facts?.races === false && !this.live.info?.lesson ? gapAfter(this.live.latest, this.speed()) : 0),
    timeFor,
    (message, at) => this.take(message, at),
    (isBehind) => (this.isBehind = isBehind),
  );
  /** The last moves as they were seen, where a game lets one look at them again. */
  private readonly trail = new Trail();
  /** A moment of the past, if one looks back: it is shown in place of now. */
  past: Partial<Picture> | null = $state.raw(null);
  readonly picture: Picture = $derived(this.past === null ? this.live : { ...this.live, ...this.past });
  // Each part on its own, so that whoever draws one is not drawn again for another.
  readonly info = $derived(this.picture.info);
  readonly seat = $derived(this.picture.seat);
  readonly isHost = $derived(this.picture.isHost);
  /** Whether the table is one's own; somebody who only stands in for its host sends nobody away. */
  readonly isOwner: boolean = $derived.by(() => this.info?.host?.guest === this.person.guest);
  /** Whether one may sit down without the host's nod. */
  readonly isWelcome = $derived(this.picture.isWelcome);
  /** Whether one has asked for a seat and waits for the host's nod. */
  readonly isKnocking: boolean = $derived((this.info?.knocking ?? []).some((person) => person.guest === this.person.guest));
  readonly orders = $derived(this.picture.orders);
  readonly hasLongLine = $derived(this.picture.hasLongLine);
  readonly view = $derived(this.picture.view);
  /** The lesson, if it is one. */
  readonly lesson = $derived(this.info?.lesson ?? null);
  /** What one is asked; in a lesson nothing while there is something to read. */
  readonly prompts = $derived(this.lesson !== null && isReading(this.lesson) ? NOTHING : this.picture.prompts);
  readonly waiting = $derived(this.picture.waiting);
  readonly clock = $derived(this.picture.clock);
  readonly clockAt = $derived(this.picture.clockAt);
  readonly canTakeBack = $derived(this.picture.canTakeBack);
  readonly outcome = $derived(this.picture.outcome);
  readonly latest = $derived(this.picture.latest);
  readonly told = $derived(this.picture.told);
  readonly muted = $derived(this.picture.muted);
  readonly silenced = $derived(this.picture.silenced);
  /** What is said, as far as one wants to hear it. */
  readonly chat = $derived(this.picture.chat.filter((line) => !this.muted.includes(line.guest)));
  readonly finish = $derived(this.picture.finish);
  readonly heard = $derived(this.picture.heard);
  readonly away = $derived(this.picture.away);
  readonly names: string[] & Names = $derived.by(() => Object.assign((this.info?.seats ?? []).map(seatName), { you: this.isAlone ? this.seat : null }));
  readonly isAsked: boolean = $derived(this.prompts.some((prompt) => prompt.must && !prompt.in_background));
  /** Whether a race is all one is asked for: that needs a hand and no sheet of answers. */
  readonly isRacing: boolean = $derived(this.prompts.length > 0 && this.prompts.every((prompt) => prompt.mode === 'race' || prompt.in_background));
  /** Why one is not let in. */
  refused: Trouble | null = $state.raw(null);
  answering: boolean = $state(false);
  private readonly stop: () => void;
  /** Answers that are on their way: the same key is sent again after a lost line, so nothing is done twice. */
  private sending = new Map<string, string>();
  /** The question answered last: a second tap that comes before the next one is drawn means nothing. */
  private answered: number | null = null;

  constructor(
    readonly person: Person,
    /** The table's name in links. */
    readonly id: string,
    /** Whether one person alone looks at this page: only then "you" is plain, and what is private is told. */
    private readonly isAlone = true,
    /** How quickly what others do is to be shown. */
    private readonly speed: () => Speed = () => 'once',
  ) {
    this.stop = person.listen(
      (message) => this.hear(message),
      () => void this.join(),
    );
  }

  private get facts() {
    return house.games.find((game) => game.name === this.live.info?.game);
  }

  /** Shows everything that has happened: whoever wants to act acts now. */
  catchUp(): void {
    this.pacer.catchUp();
  }

  /** Looks at the board as it was after a line of what happened, or at now. */
  lookBack(seq: number | null): void {
    this.past = seq === null || seq === this.live.seq ? null : this.trail.at(seq);
  }

  close(): void {
    this.pacer.stop();
    this.tell({ do: 'leave' });
    this.stop();
  }

  /** Asks something of the house at this table. */
  ask(deed: Deed, key?: string): Promise<Message> {
    if (deed.do === 'take_back') this.catchUp();
    return this.person.ask({ ...deed, table: this.id }, key);
  }

  /** Says what needs no answer, at once. */
  tell(deed: Deed): void {
    this.person.tell({ ...deed, table: this.id });
  }

  /** Answers a prompt with one of its choices. */
  async answer(prompt: Prompt, chosen: Choice): Promise<void> {
    const choice = prompt.choices.indexOf(chosen);
    // A standing right may have changed its list by the time this arrives.
    await this.give(prompt, `${choice}`, prompt.must ? { do: 'choose', prompt: prompt.id, choice } : { do: 'command', prompt: prompt.id, command: chosen.command });
  }

  /** Answers a prompt and those of its kind that follow it; the house takes all commands or none. */
  async answerAll(prompt: Prompt, commands: unknown[]): Promise<void> {
    await this.give(prompt, JSON.stringify(commands), { do: 'commands', prompt: prompt.id, commands });
  }

  private async give(prompt: Prompt, what: string, deed: Deed): Promise<void> {
    if (prompt.must && prompt.id === this.answered) return;
    // Whoever acts sees at once what comes of it.
    this.catchUp();
    const name = `${prompt.id} ${what}`;
    const key = this.sending.get(name) ?? `${this.id}-${prompt.id}-${Math.random().toString(36).slice(2, 8)}`;
    this.sending.set(name, key);
    this.answering = true;
    try {
      await this.ask(deed, key);
      this.sending.delete(name);
      this.answered = prompt.id;
    } catch (error) {
      if (!(error instanceof LineLost)) this.sending.delete(name);
      throw error;
    } finally {
      this.answering = false;
    }
  }

  /** Comes to the table, with the password if its door asks for one. */
  async join(password?: string): Promise<void> {
    const { seq } = this.live;
    try {
      await this.ask({ do: 'join', ...(seq === null ? {} : { have: seq }), ...(password === undefined ? {} : { password }) });
      this.refused = null;
    } catch (error) {
      // A lost line joins again by itself.
      if (error instanceof Refused) this.refused = error.trouble;
    }
  }

  private hear(message: Message): void {
    if (!isAbout(message, this.id)) return;
    if (message.is === 'view') this.answered = null;
    if (message.is === 'said' || message.is === 'heard') {
      this.take(message, clock());
      return;
    }
    const pass = () => this.pacer.hear(message, passingOf(message));
    // The common reveal of a race: everybody sees the dice at the same instant (CC-10.7).
    const wait = message.is === 'moved' && message.show_at !== undefined ? message.show_at - clock() : 0;
    if (wait <= 0) pass();
    else setTimeout(pass, wait);
  }

  private take(message: Message, at: number): void {
    this.live = hear(this.live, message, at, !this.isAlone);
    if (message.is !== 'moved' && message.is !== 'view') return;
    // Nothing of a game that forgets is kept (DU-9.3, CC-9.5).
    if (this.facts?.forgets === false) this.trail.keep(this.live);
    // Whoever is asked sees what for.
    if (this.live.prompts.some((prompt) => prompt.must && !prompt.in_background)) this.past = null;
  }
}

/** How a message of the house passes; what somebody races for waits for nothing. */
function passingOf(message: Message): Passing {
  // A view holds all that waits.
  if (message.is === 'view') return 'anew';
  if (message.is === 'away') return 'now';
  if (message.is !== 'moved') return 'along';
  return message.show_at !== undefined || message.prompts.some((prompt) => prompt.mode === 'race') ? 'now' : 'step';
}

/** How long a message may wait: a tenth of the time it leaves one to answer. */
function timeFor(message: Message): number {
  const isAsked = message.is === 'moved' && message.prompts.some((prompt) => !prompt.in_background);
  return isAsked && message.clock.left_ms !== undefined ? message.clock.left_ms / 10 : Infinity;
}

/** Whose seat it was who had everything of theirs deleted. */
const SOMEBODY = '0000000000000000';

/** What to call whoever sits there; bots have a name of their own at each seat. Nothing for those without a name. */
function seatName({ holder }: SeatInfo, seat: number): string {
  if (holder === 'nobody') return '';
  if (!('person' in holder)) return words.say(`bot-name-${seat}`);
  return holder.person.guest === SOMEBODY ? words.say('web-somebody') : holder.person.name;
}
