/** Somebody at a table who needs no page: talks to the house over a line of their own, beside whatever is shown. */

import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Person } from './browser';
import type { Evening } from './evening';
import { Unfolder, type Message, type Prompt } from '../../src/net/unfold';
import { VERSION, type Choice, type FromClient, type ToClient } from '../../src/wire/wire';

type Wait = { settle: (message: Message) => void; fail: (error: Error) => void };

/** Who sits by a page now, by number. */
const SITTERS = new WeakMap<Page, Map<number, Sitter<never>>>();

export class Sitter<View> {
  view: View | null = null;
  prompts: readonly Prompt[] = [];
  seat = -1;
  /** The table that is joined; of others nothing is heard. */
  table = '';
  /** The question answered last: it is told again until the house has taken the answer. */
  private answered = -1;
  private readonly waits = new Map<string, Wait>();
  private keys = 0;
  private readonly unfolder = new Unfolder();

  private constructor(
    private readonly page: Page,
    private readonly as: number,
  ) {}

  /** One of the people at a device, by number. The page only lends its cookies; it must be one of the house. */
  static async at<View>(page: Page, as = 0): Promise<Sitter<View>> {
    const sitter = new Sitter<View>(page, as);
    const sitters = SITTERS.get(page) ?? new Map<number, Sitter<never>>();
    SITTERS.set(page, sitters);
    // A page is given a function once, though several may sit down by it one after the other.
    if (!sitters.has(as)) await page.exposeFunction(`hear${as}`, (text: string) => sitters.get(as)?.hear(JSON.parse(text) as ToClient));
    sitters.set(as, sitter as unknown as Sitter<never>);
    // The page's own line makes the guest: two lines that come at once without a cookie would be two people.
    await vi.waitUntil(async () => (await page.context().cookies()).length > 0, { timeout: 30_000, interval: 20 });
    await page.evaluate(
      (as) =>
        new Promise((open) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws?as=${as}`);
          const self = window as unknown as Record<string, unknown>;
          socket.onmessage = (event) => (self[`hear${as}`] as (text: unknown) => void)(event.data);
          socket.onopen = open;
          self[`line${as}`] = socket;
        }),
      as,
    );
    await sitter.tell({ do: 'hello', version: VERSION });
    return sitter;
  }

  /** Somebody at a person's device, with a page of their own behind what is shown. */
  static async beside<View>(evening: Evening, person: Person, as = 0): Promise<Sitter<View>> {
    const desk = await person.page.context().newPage();
    await desk.goto(evening.url);
    return Sitter.at<View>(desk, as);
  }

  /** Opens a table against bots and deals it; where speed decides, one is ready at once or presses it oneself. */
  async open(game: string, bots: readonly string[], options: object, isReady = true): Promise<string> {
    const found = await this.ask({ do: 'open', game, seats: bots.length + 1, options });
    const table = found.is === 'found' ? found.table : '';
    await this.join(table);
    for (const [idx, level] of bots.entries()) await this.ask({ do: 'bot_in', table, seat: idx + 1, level });
    await this.ask({ do: 'start', table });
    if (isReady) await this.ask({ do: 'ready', table }).catch(() => undefined);
    return table;
  }

  async join(table: string): Promise<void> {
    this.table = table;
    this.view = null;
    this.prompts = [];
    await this.ask({ do: 'join', table });
  }

  async ask(body: FromClient): Promise<Message> {
    const key = `sitter-${this.as}-${(this.keys += 1)}`;
    const answer = new Promise<Message>((settle, fail) => this.waits.set(key, { settle, fail }));
    await this.tell({ ...body, key });
    return answer;
  }

  /** What one must answer now and has not, if it is of this kind. */
  asked(kind?: string): Prompt | undefined {
    return this.prompts.find((prompt) => prompt.must && prompt.id !== this.answered && (kind === undefined || prompt.kind === kind));
  }

  async answer(prompt: Prompt, { command }: Choice): Promise<void> {
    this.answered = prompt.id;
    await this.ask({ do: 'command', table: this.table, prompt: prompt.id, command });
  }

  private async tell(body: object): Promise<void> {
    await this.page.evaluate(({ as, text }) => (window as unknown as Record<string, WebSocket>)[`line${as}`]?.send(text), { as: this.as, text: JSON.stringify(body) });
  }

  private hear(told: ToClient): void {
    const message = this.unfolder.unfold(told);
    if ('table' in message && message.table === this.table) {
      if (message.is === 'you' && message.seat !== null) this.seat = message.seat;
      if (message.is === 'view' || message.is === 'moved') this.view = message.view as View;
      if (message.is === 'view' || message.is === 'moved' || message.is === 'prompts') this.prompts = message.prompts;
    }
    const wait = 'key' in message && message.key !== undefined ? this.waits.get(message.key) : undefined;
    if (message.is === 'refused') wait?.fail(new Error(`${message.trouble.code} (${message.trouble.rule ?? ''})`));
    else wait?.settle(message);
  }
}
