import { defineConfig } from 'vitest/config';

/** What is played in a real browser against the real server. `npm run e2e`, and `npm run pictures` for the pictures. */
export default defineConfig({
  test: {
    include: process.env.SEXTON_PICTURES ? ['tests/**/*.pictures.ts'] : ['tests/**/*.e2e.ts'],
    environment: 'node',
    // Games wait by the clock on the wall, audits keep a core busy: two files side by side use the time of both.
    maxWorkers: 2,
    // A busy machine may be slow; what never comes is told in the end all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Once more for what a machine that stood still has spoilt; the report names it.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
