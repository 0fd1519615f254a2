/** The seal of a shuffle, checked in the browser: SHA-256 of the opened secret must be the commitment of the deal. */

export interface Seal {
  commitment: string | null;
  secret: string | null;
  salts: string[];
}

/** What the engine puts before the secret; pinned there by a test vector. */
const MARK = 'sexton commitment 1\0';

/** Reads the first and the last line of a log. */
export function readSeal(log: string): Seal {
  const lines = log.split('\n').filter((line) => line !== '');
  const part = (line: string | undefined): Record<string, unknown> => (line === undefined ? {} : (JSON.parse(line) as Record<string, unknown>));
  const first = part(lines[0]);
  const last = part(lines.at(-1));
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const salts = Array.isArray(first['salts']) ? first['salts'].filter((salt): salt is string => typeof salt === 'string') : [];
  return { commitment: text(first['commitment']), secret: text(last['secret']) ?? text(first['secret']), salts };
}

/** The seal of a secret of hexadecimal digits. */
export async function sealOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const mark = new TextEncoder().encode(MARK);
  const whole = new Uint8Array(mark.length + bytes.length);
  whole.set(mark);
  whole.set(bytes, mark.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the opened secret is the one that was sealed; nothing if there is nothing to check. */
export async function holds(seal: Seal): Promise<boolean | null> {
  if (seal.commitment === null || seal.secret === null) return null;
  return (await sealOf(seal.secret)) === seal.commitment;
}
