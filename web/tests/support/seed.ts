/** What is dealt in a round of all tests: its seed is told by `SEXTON_SEED`, so that any round can be played again. */

import { createHash } from 'node:crypto';

/** The seed of one test: the same in every round with the same seed, whatever else is run. */
export function seedOf(test: string): number {
  const digest = createHash('sha256').update(`${process.env.SEXTON_SEED ?? ''}/${test}`).digest();
  return digest.readUIntBE(0, 6);
}
