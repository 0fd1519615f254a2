import { defineConfig } from 'vitest/config';

/** What is played in a real browser against the real server. `npm run e2e`, and `npm run pictures` for the pictures. */
export default defineConfig({
  test: {
    include: process.env.SEXTON_PICTURES ? ['tests/**/*.pictures.ts'] : ['tests/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
