/** One house on three nodes, as `deploy/nodes/try` starts it: with PostgreSQL, NATS and a proxy of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { binary } from './house';

export const NAMES = ['first', 'second', 'third'] as const;
export type Name = (typeof NAMES)[number];

const SCRIPT = resolve(import.meta.dirname, '../../../deploy/nodes/try');

/** Whether a port is free now. */
const isFree = (port: number) =>
  new Promise<boolean>((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen(port, '127.0.0.1', () => server.close(() => settle(true)));
  });

/** The first of five free ports in a row: the proxy's, those of the nodes, and that of NATS. */
async function freePorts(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 20_000); ; port += 5) {
    const free = await Promise.all([0, 1, 2, 3, 4].map((more) => isFree(port + more)));
    if (free.every(Boolean)) return port;
  }
}

export class Nodes {
  private constructor(
    private readonly script: ChildProcess,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Nodes> {
    const port = await freePorts();
    const env = { ...process.env, PORT: String(port), SEXTON: binary(), SEXTON_BOT_THINK_MS: '30', SEXTON_LOG_LEVEL: 'warn' };
    const script = spawn('bash', [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const folder = await new Promise<string>((found, fail) => {
      script.once('exit', (code) => fail(new Error(`the nodes ended with ${code}`)));
      createInterface({ input: script.stdout }).on('line', (line) => {
        const folder = /^Logs and processes: (.+)$/.exec(line)?.[1];
        if (folder) found(folder);
      });
    });
    return new Nodes(script, port, folder);
  }

  /** Where people come in. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The proxy leads whoever comes with this to that node, as long as it is there. */
  cookie(name: Name): { name: string; value: string; url: string } {
    return { name: 'node', value: name, url: this.url };
  }

  /** What a node says of itself; nothing while it does not answer. */
  async ready(name: Name): Promise<{ ready: boolean; node: { tables: number; nodes: number } } | null> {
    const answer = await fetch(`http://localhost:${this.port + 1 + NAMES.indexOf(name)}/ready`).catch(() => null);
    return answer === null ? null : ((await answer.json()) as { ready: boolean; node: { tables: number; nodes: number } });
  }

  /** Ends a node; it is started again as systemd would do it. */
  end(name: Name, signal: 'SIGKILL' | 'SIGTERM'): void {
    process.kill(Number(readFileSync(join(this.folder, `${name}.pid`), 'utf8')), signal);
  }

  async close(): Promise<void> {
    const gone = new Promise((ended) => this.script.once('exit', ended));
    this.script.kill('SIGTERM');
    await gone;
  }
}
