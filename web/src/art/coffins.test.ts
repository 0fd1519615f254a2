import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { SYMBOLS } from '../games/clearing-coffins/symbols';
import CoffinVignette from './CoffinVignette.svelte';

test('the cover of Clearing Coffins shows the symbols of its cards and dice', () => {
  const { body } = render(CoffinVignette);
  for (const { name, path } of Object.values(SYMBOLS)) expect(body, name).toContain(path);
});
