import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './vite/budget';
import { compressed } from './vite/compressed';
import { face } from './vite/face';
import { offline } from './vite/offline';
import { rulebook } from './vite/rulebook';

/** Where `sexton serve` listens. */
const port = process.env.SEXTON_PORT ?? '7398';

export default defineConfig({
  plugins: [rulebook(), svelte(), face(), offline(), budget(), compressed()],
  // Relative: the house may be found below a path, which its page is told when it is sent.
  base: './',
  build: {
    target: 'es2022',
    outDir: process.env.SEXTON_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/ws': { target: `ws://127.0.0.1:${port}`, ws: true },
      '/api': `http://127.0.0.1:${port}`,
    },
  },
  test: { include: ['src/**/*.test.ts', 'vite/**/*.test.ts'], environment: 'node' },
});
