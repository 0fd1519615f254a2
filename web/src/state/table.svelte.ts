/** A table that is followed over somebody's line: its picture now, and what one asks of the house there. */

import { clock, LineLost, Refused } from '../net/line';
import { words, type Names } from '../words/words.svelte';
import type { Message, Prompt } from '../net/unfold';
import type { Choice, FromClient, SeatInfo, Trouble } from '../wire/wire';
import type { Person } from './house.svelte';
import { BLANK, hear, isAbout, type Picture } from './picture';

/** A request at a table, which need not say again at which. */
export type Deed = WithoutTable<Extract<FromClient, { table: string }>>;
type WithoutTable<T> = T extends { table: string } ? Omit<T, 'table'> : never;

export class TableState {
  private live: Picture = $state.raw(BLANK);
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
  readonly prompts = $derived(this.picture.prompts);
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
    readonly table: string,
    /** Whether one person alone looks at this page: only then "you" is plain, and what is private is told. */
    private readonly isAlone = true,
  ) {
    this.stop = person.listen(
      (message) => this.hear(message),
      () => void this.join(),
    );
  }

  close(): void {
    this.tell({ do: 'leave' });
    this.stop();
  }

  /** Asks something of the house at this table. */
  ask(deed: Deed, key?: string): Promise<Message> {
    return this.person.ask({ ...deed, table: this.table }, key);
  }

  /** Says what needs no answer, at once. */
  tell(deed: Deed): void {
    this.person.tell({ ...deed, table: this.table });
  }

  /** Answers a prompt with one of its choices. */
  async answer(prompt: Prompt, chosen: Choice): Promise<void> {
    if (prompt.must && prompt.id === this.answered) return;
    const choice = prompt.choices.indexOf(chosen);
    const deed = `${prompt.id} ${choice}`;
    const key = this.sending.get(deed) ?? `${this.table}-${prompt.id}-${Math.random().toString(36).slice(2, 8)}`;
    this.sending.set(deed, key);
    this.answering = true;
    try {
      // A standing right may have changed its list by the time this arrives.
      await this.ask(prompt.must ? { do: 'choose', prompt: prompt.id, choice } : { do: 'command', prompt: prompt.id, command: chosen.command }, key);
      this.sending.delete(deed);
      this.answered = prompt.id;
    } catch (error) {
      if (!(error instanceof LineLost)) this.sending.delete(deed);
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
    if (!isAbout(message, this.table)) return;
    if (message.is === 'view') this.answered = null;
    const take = () => (this.live = hear(this.live, message, clock(), !this.isAlone));
    // The common reveal of a race: everybody sees the dice at the same instant (CC-10.7).
    const wait = message.is === 'moved' && message.show_at !== undefined ? message.show_at - clock() : 0;
    if (wait <= 0) take();
    else setTimeout(take, wait);
  }
}

/** What to call whoever sits there; bots have a name of their own at each seat. Nothing for those without a name. */
function seatName({ holder }: SeatInfo, seat: number): string {
  if (holder === 'nobody') return '';
  return 'person' in holder ? holder.person.name : words.say(`bot-name-${seat}`);
}
