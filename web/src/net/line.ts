/** A line to the house: one socket that comes back by itself. Knows the wire and nothing of pages. */

import { VERSION, type FromClient, type ToClient, type Trouble } from '../wire/wire';
import { pathTo } from '../state/sign';
import { Unfolder, type Message } from './unfold';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'outdated' | 'barred';

/** A request was refused; nothing has changed. */
export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.code);
  }
}

/** The line broke before the house answered. The request may or may not have been carried out. */
export class LineLost extends Error {}

type Waiting = { settle: (message: Message) => void; fail: (error: Error) => void };

/** How long to wait before trying again: quick at first, then patient, never in step with everybody else. */
export function backoff(attempt: number, random: number): number {
  const base = Math.min(15_000, 300 * 2 ** Math.min(attempt, 6));
  return base * (0.7 + 0.6 * random);
}

/** The client's own clock, in whole milliseconds that only rise. */
export const clock = (): number => Math.round(performance.timeOrigin + performance.now());

export class Line {
  status: LineStatus = 'connecting';
  private socket: WebSocket | null = null;
  private attempt = 0;
  private waiting = new Map<string, Waiting>();
  private nextKey = 1;
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private closed = false;
  /** What was asked before the line was open. */
  private early: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `person` tells several people at one device apart. */
  constructor(
    private readonly hear: (message: Message) => void,
    private readonly changed: (status: LineStatus) => void,
    private readonly person = 0,
  ) {
    this.connect();
    addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.socket?.close();
  }

  /** Sends a request; settles with the house's answer to it. Before the line is first open, it waits for that. */
  ask(body: FromClient, key = `${this.tag}-${this.nextKey++}`): Promise<Message> {
    return new Promise((settle, fail) => {
      if (this.status === 'connecting') {
        this.early.push(() => void this.ask(body, key).then(settle, fail));
        return;
      }
      if (this.status !== 'open' || !this.socket) {
        fail(new LineLost());
        return;
      }
      this.waiting.set(key, { settle, fail });
      this.socket.send(JSON.stringify({ ...body, key }));
    });
  }

  /** Sends what needs no answer, at once. */
  tell(body: FromClient): void {
    if (this.status === 'open') this.socket?.send(JSON.stringify(body));
  }

  private retryNow = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    this.set(this.attempt === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const person = this.person > 0 ? `?as=${this.person}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}${pathTo(`/ws${person}`)}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', version: VERSION }));
    const unfolder = new Unfolder();
    socket.onmessage = (event) => this.receive(unfolder.unfold(JSON.parse(event.data as string) as ToClient));
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private receive(message: Message): void {
    if (message.is === 'ping') {
      const came = clock();
      this.tell({ do: 'pong', n: message.n, c1: came, c2: clock() });
      return;
    }
    if (message.is === 'welcome') {
      this.attempt = 0;
      this.set(message.version === VERSION ? 'open' : 'outdated');
    }
    if (message.is === 'refused' && message.trouble.code === 'other_version') this.set('outdated');
    if (message.is === 'goodbye' && message.stay_away) this.set('barred');
    const key = 'key' in message ? message.key : undefined;
    const waiting = key === undefined ? undefined : this.waiting.get(key);
    if (key !== undefined && waiting) {
      this.waiting.delete(key);
      if (message.is === 'refused') waiting.fail(new Refused(message.trouble));
      else waiting.settle(message);
    }
    this.hear(message);
  }

  private lose(): void {
    this.socket = null;
    for (const waiting of this.waiting.values()) waiting.fail(new LineLost());
    this.waiting.clear();
    if (this.closed || this.status === 'outdated' || this.status === 'barred') return;
    this.set('lost');
    this.attempt += 1;
    this.timer = setTimeout(() => this.connect(), backoff(this.attempt, Math.random()));
  }

  private set(status: LineStatus): void {
    if (this.status === status) return;
    this.status = status;
    this.changed(status);
    for (const ask of this.early.splice(0)) ask();
  }
}
