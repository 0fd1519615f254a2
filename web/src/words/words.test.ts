import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../wire/facts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LANGS = ['en', 'de', 'fr', 'nl'];
const files = readdirSync(join(ROOT, 'text/en')).filter((file) => file.endsWith('.ftl'));
const read = (lang: string, file: string) => readFileSync(join(ROOT, 'text', lang, file), 'utf8');

/** All keys of the messages of a file. */
function keys(lang: string, file: string): string[] {
  const bundle = new FluentBundle(lang);
  const problems = bundle.addResource(new FluentResource(read(lang, file)));
  expect(problems).toEqual([]);
  return [...bundle._messages.keys()];
}

/** The sources of the client and of what is built for it, without tests. */
const sources = ['web/src', 'web/vite']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('wire/') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** What the client's keys begin with. */
const LETTERS = ['web', ...FACTS.map((game) => game.prefix)].join('|');
/** Keys that are written out, and the beginnings of keys that are put together. */
const whole = new Set([...sources.matchAll(new RegExp(`['"\`]((?:${LETTERS})-[a-z0-9-]*[a-z0-9])['"\`]`, 'g'))].map(([, key]) => key ?? ''));
const begun = [...sources.matchAll(new RegExp(`['"\`]((?:${LETTERS})-[a-z0-9-]*-)(?:\\$\\{|['"\`])`, 'g'))].map(([, key]) => key ?? '');

describe.each(LANGS)('%s', (lang) => {
  test('every key the client says has a message', () => {
    const known = new Set(files.flatMap((file) => keys(lang, file)));
    const modules = new Set(files.map((file) => file.replace('.ftl', '')));
    expect([...whole].filter((key) => !known.has(key) && !modules.has(key))).toEqual([]);
  });
  test('every beginning of a key leads somewhere', () => {
    const known = files.flatMap((file) => keys(lang, file));
    expect(begun.filter((start) => !known.some((key) => key.startsWith(start)) && start !== 'web-')).toEqual([]);
  });
});

test('no message of the client is left over', () => {
  const own = files.filter((file) => file.startsWith('web')).flatMap((file) => keys('en', file));
  const isSaid = (key: string) => whole.has(key) || begun.some((start) => start !== 'web-' && key.startsWith(start));
  expect(own.filter((key) => !isSaid(key))).toEqual([]);
});
