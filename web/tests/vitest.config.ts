import { defineConfig } from 'vitest/config';

/**
 * Every round deals the same, unless `SEXTON_SEED` tells another seed; `random` picks one. Told before and after, so that
 * what fails can be played again.
 */
const told = process.env.SEXTON_SEED ?? '1';
process.env.SEXTON_SEED = told === 'random' ? String(Math.floor(Math.random() * 1_000_000)) : told;

const kind = process.env.SEXTON_PICTURES ? 'pictures' : process.env.SEXTON_NODES ? 'nodes' : 'e2e';

/**
 * What is played in a real browser against the real server: `npm run e2e`, `npm run pictures` for the pictures, and
 * `npm run e2e:nodes` against several nodes of one house.
 */
export default defineConfig({
  test: {
    include: [`tests/**/*.${kind}.ts`],
    environment: 'node',
    globalSetup: 'tests/support/round.ts',
    // Games wait by the clock on the wall, audits keep a core busy: two files side by side use the time of both.
    maxWorkers: 2,
    // A busy machine may be slow; what never comes is told in the end all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
