import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /^(games|parts|art)\/.*\.svelte$/.test(path));

/** What a component would do to move something that has changed. */
const HANDMADE = [/\{#key [^}]*\}/g, /svelte\/(?:transition|animate|motion)/g, /\.animate\(/g, /animation: (?![^;]*infinite)[^;]*;/g];

test('components draw and do not move: what has changed is moved by the plan', () => {
  const found = components.flatMap((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    return HANDMADE.flatMap((pattern) => text.match(pattern) ?? []).map((one) => `${path}: ${one}`);
  });
  expect(found).toEqual([]);
});
