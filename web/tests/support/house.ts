/** The real server on a free port, with a data folder of its own, in a rehearsal: its deals follow from a seed. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The binary: told by `SEXTON_BIN`, else where cargo puts it. */
export function binary(): string {
  const target = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../../target');
  const places = [process.env.SEXTON_BIN, join(target, 'debug/sexton'), join(target, 'release/sexton')];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error('there is no server to test: run `cargo build -p sexton` first, or name the binary in SEXTON_BIN');
  return found;
}

/** The house by a name of the home network: plain http, so that browsers keep back what they call secure. */
export const lanUrl = (port: number): string => `http://table.lan:${port}`;

export class House {
  private child: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), 'sexton-e2e-'));
  port = 0;
  /** More flags, from its next start on. */
  more: string[] = [];

  private seed = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; again on the same port, with what was kept. The tables opened from now on are dealt from the seed. */
  async start(seed = this.seed): Promise<void> {
    this.seed = seed;
    const args = ['serve', '--port', String(this.port), '--data', this.data, '--log-level', 'warn', '--lang', 'en', '--arrivals-per-minute', '10000'];
    args.push('--bot-think-ms', '30', '--messages-per-second', '0', '--tables-per-guest', '1000', '--rehearse', String(seed), ...this.more);
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!line.includes('this is a rehearsal')) process.stderr.write(`${line}\n`);
    });
    this.port = await new Promise<number>((found, fail) => {
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
        if (port) found(Number(port));
      });
    });
  }

  /** Asks it on the machine, as its host does. */
  admin(...args: string[]): string {
    return execFileSync(binary(), ['admin', '--data', this.data, '--lang', 'en', ...args], { encoding: 'utf8' });
  }

  /** Starts it again with more flags. */
  async with(...more: string[]): Promise<void> {
    await this.stop();
    this.more = more;
    await this.start();
  }

  /** Ends it without a word, as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends it as its host does; it can be started again. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill(signal);
    await gone;
    this.child = null;
  }
}
