/** The draws of a table, made again from its opened secret, as "Draws" in docs/protocol.md says. */

import { chacha12 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The words that tell the uses of the hash apart; pinned in the engine by test vectors. */
const COMMITMENT = utf8ToBytes('sexton commitment 1\0');
const CHANCE = utf8ToBytes('sexton chance 1\0');
const LOG = utf8ToBytes('sexton log 1');

const HASH_FIELD = ',"hash":"';

/** The seal of a secret of hexadecimal digits. */
export const sealOf = (secret: string): string => bytesToHex(sha256(concatBytes(COMMITMENT, hexToBytes(secret))));

/** The first line, counted from 1, whose hash does not follow from all before it; nothing if all do. */
export function brokenLine(lines: readonly string[]): number | null {
  let chain = sha256(LOG);
  for (const [idx, line] of lines.entries()) {
    const end = line.lastIndexOf(HASH_FIELD);
    const body = `${line.slice(0, Math.max(end, 0))}}`;
    chain = sha256(concatBytes(chain, utf8ToBytes(body)));
    if (end < 0 || line.slice(end) !== `${HASH_FIELD}${bytesToHex(chain)}"}`) return idx + 1;
  }
  return null;
}

/** Chance as a function of secret, salts, purpose and index: whoever knows the secret draws the same. */
export class Chance {
  private readonly key: Uint8Array;
  /** Keys by purpose. */
  private readonly keys = new Map<string, Uint8Array>();

  constructor(secret: string, salts: readonly string[]) {
    const mixed = salts.map((salt) => utf8ToBytes(salt)).flatMap((salt) => [wide(salt.length), salt]);
    this.key = sha256(concatBytes(CHANCE, hexToBytes(secret), ...mixed));
  }

  /** One of the numbers 0 to `below` − 1. */
  draw(purpose: string, index: number, below: number): number {
    const key = this.keys.get(purpose) ?? sha256(concatBytes(this.key, utf8ToBytes(purpose)));
    this.keys.set(purpose, key);
    // The block counter has 64 bits, of which the cipher of the library counts the lower half; the stream follows it.
    const nonce = concatBytes(new Uint8Array(4), wide(index));
    const span = BigInt(below);
    for (let block = 0; ; block += 1) {
      const words = new DataView(chacha12(key, nonce, new Uint8Array(64), undefined, block).buffer);
      for (let at = 0; at < 64; at += 4) {
        const product = BigInt(words.getUint32(at, true)) * span;
        // A word that would favour some numbers is skipped.
        if (BigInt.asUintN(32, product) >= (1n << 32n) % span) return Number(product >> 32n);
      }
    }
  }

  /** Shuffles by Fisher and Yates from the last place down to the second. */
  shuffle<T>(purpose: string, items: readonly T[], attempt = 0): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.draw(purpose, attempt * 1024 + last, last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }
}

/** A number in eight bytes, low byte first. */
function wide(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number), true);
  return bytes;
}
