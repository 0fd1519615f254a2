/** The house as this browser knows it: who one is, which games and tables there are. */

import { untrack } from 'svelte';
import { Line, Refused, type LineStatus } from '../net/line';
import { words } from '../words/words.svelte';
import type { Message } from '../net/unfold';
import { followed } from './lobby';
import { keepSeal } from './seals';
import type { FromClient, GameFacts, LobbyFilter, LobbyInfo, Phrase } from '../wire/wire';

const NAME = 'sexton.name';

type Listener = (message: Message) => void;

/** One person's line; the first is whoever owns this browser, more sit at the same device. */
export class Person {
  status: LineStatus = $state('connecting');
  guest: string = $state('');
  name: string = $state('');
  private readonly line: Line;
  private readonly listeners = new Set<Listener>();
  /** Called whenever the line is open again. */
  private readonly reopened = new Set<() => void>();

  constructor(readonly idx: number) {
    this.line = new Line(
      (message) => this.hear(message),
      (status) => this.turn(status),
      idx,
    );
  }

  ask(body: FromClient, key?: string): Promise<Message> {
    return this.line.ask(body, key);
  }

  tell(body: FromClient): void {
    this.line.tell(body);
  }

  listen(listener: Listener, reopened: () => void): () => void {
    this.listeners.add(listener);
    this.reopened.add(reopened);
    // Whoever listens within an effect does not listen anew whenever the line changes.
    if (untrack(() => this.status) === 'open') untrack(reopened);
    return () => {
      this.listeners.delete(listener);
      this.reopened.delete(reopened);
    };
  }

  close(): void {
    this.line.close();
  }

  async rename(name: string): Promise<void> {
    await this.ask({ do: 'name', name });
    this.name = name;
    if (this.idx === 0) localStorage.setItem(NAME, name);
  }

  private turn(status: LineStatus): void {
    this.status = status;
    if (status === 'open') for (const reopened of this.reopened) reopened();
  }

  private hear(message: Message): void {
    if (message.is === 'welcome') {
      this.guest = message.guest;
      this.name = message.name;
      house.games = message.games;
      const wanted = this.idx === 0 ? localStorage.getItem(NAME) : null;
      if (wanted && wanted !== message.name) void this.rename(wanted).catch(() => localStorage.removeItem(NAME));
    }
    if (message.is === 'announced') house.announced = message.text;
    if (message.is === 'goodbye') house.farewell = message.say;
    if (message.is === 'welcome') house.farewell = null;
    if (message.is === 'table' && message.info.phase === 'gathering') keepSeal(message.info.table, message.info.commitment);
    for (const listener of this.listeners) listener(message);
  }
}

class House {
  games: GameFacts[] = $state([]);
  lobby: LobbyInfo | null = $state(null);
  /** Which tables of the lobby are wanted. */
  wanted: LobbyFilter = $state({});
  /** What whoever looks after the house tells everybody, until it is read. */
  announced: string | null = $state(null);
  /** Why the house has ended the line, until it is open again. */
  farewell: Phrase | null = $state(null);
  /** What went wrong last, until it is read. */
  trouble: string | null = $state(null);
  private readonly people: Person[] = [];

  get me(): Person {
    return this.person(0);
  }

  /** Somebody at this device; the first is whoever owns it. */
  person(idx: number): Person {
    return (this.people[idx] ??= new Person(idx));
  }

  /** Follows the lobby for as long as a page shows it. */
  watchLobby(): () => void {
    const stop = this.me.listen(
      (message) => {
        this.lobby = followed(this.lobby, message);
      },
      () => this.lookAt(this.wanted, 0),
    );
    return () => {
      this.me.tell({ do: 'leave_lobby' });
      stop();
    };
  }

  /** Looks at a page of the tables that are wanted. */
  lookAt(wanted: LobbyFilter, page: number): void {
    this.wanted = wanted;
    void this.me.ask({ do: 'lobby', filter: wanted, page }).catch(() => undefined);
  }

  /** Does something that may be refused; a refusal is told in words. Whether it was done. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      this.trouble = null;
      return true;
    } catch (error) {
      if (error instanceof Refused) {
        const { say, rule } = error.trouble;
        this.trouble = words.phrase(say) + (rule ? ` (${rule})` : '');
      } else {
        this.trouble = words.say('web-line-lost');
      }
      return false;
    }
  }
}

export const house = new House();
