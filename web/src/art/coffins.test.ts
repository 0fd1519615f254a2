import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { SYMBOLS } from '../games/clearing-coffins/symbols';
import CoffinVignette from './CoffinVignette.svelte';

test('the cover of Clearing Coffins shows the symbols of its cards and dice', () => {
  const { body } = render(CoffinVignette);
  for (const { name, path } of Object.values(SYMBOLS)) expect(body, name).toContain(path);
});

test('its dice show what dice can show: an exclamation mark, and a symbol', () => {
  const { body } = render(CoffinVignette);
  const faces = [...body.matchAll(/<rect[^>]* rx="7"[^>]*>(?:<\/rect>)?\s*<path[^>]*? d="([^"]*)"/g)].map(([, path]) => path);
  expect(faces).toEqual(['M19 8v14M19 28v.5', SYMBOLS['B']?.path]);
});
