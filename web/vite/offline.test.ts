import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offlinePage } from './offline';

const read = (lang: string) => readFileSync(join(import.meta.dirname, `../../text/${lang}/web-table.ftl`), 'utf8');

test('the offline page speaks every language and loads nothing but what is kept with it', () => {
  const page = offlinePage(read);
  for (const lang of ['en', 'de', 'fr', 'nl']) expect(page).toContain(`<p lang="${lang}">`);
  const kept = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
  const loads = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(loads).toHaveLength(4);
  for (const path of loads) expect(kept).toContain(`\${BASE}${path}`);
});

test('the offline page is set in the face of the client, never in that of a typewritten letter', () => {
  const style = readFileSync(join(import.meta.dirname, 'offline.css'), 'utf8');
  const looks = readFileSync(join(import.meta.dirname, '../src/looks/looks.css'), 'utf8');
  expect(looks).toContain(`--sans: ${/font-family: ([^;]+);/.exec(style)?.[1] ?? ''};`);
});

test('a message that is missing fails the build', () => {
  expect(() => offlinePage(() => 'web-other = Other')).toThrow('en: there is no web-offline');
});
