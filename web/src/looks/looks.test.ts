import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const looks = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: read(path) }));
const drawn = files.filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^wire\//.test(path)).map((path) => ({ path, text: read(path) }));

const HEX = /(?<!url\(|href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\([^)]*\)/gi;
/** A colour by its name, where a colour stands: in an attribute or a declaration. */
const NAMED = /\b(?:fill|stroke|stop-color|color|background|border(?:-\w+)*|outline|box-shadow|text-shadow)(?:="|: )[^";{]*(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal)(?![\w-])/gi;

const rawColours = (text: string) => [HEX, FUNCTION, NAMED].flatMap((pattern) => text.match(pattern) ?? []);
const defines = (text: string) => [...text.matchAll(/(?<=^\s*)--[\w-]+(?=:)/gm)].map(([name]) => name);

test('a raw colour is found where one stands, and nowhere else', () => {
  for (const text of ['fill="#fff"', 'color: #12ab34;', "'#17131f99'", 'rgb(0 0 0 / 50%)', 'fill="white"', 'border: 1px solid black;']) expect(rawColours(text), text).toHaveLength(1);
  for (const text of ['{#each rows}', 'url(#turf)', 'fill="var(--white)"', 'fill="none"', 'color: var(--red);', "name === 'black'", 'stroke="currentColor"']) expect(rawColours(text), text).toEqual([]);
});

test('every colour is named in the looks: nothing is painted with a raw one', () => {
  expect(drawn.flatMap(({ path, text }) => rawColours(text).map((colour) => `${path}: ${colour}`))).toEqual([]);
});

test('both themes name the same colours', () => {
  expect(defines(read('looks/light.css'))).toEqual(defines(read('looks/dark.css')));
});

test('every name is given once, and used', () => {
  const names = looks.filter(({ path }) => !path.endsWith('light.css')).flatMap(({ text }) => defines(text));
  expect(names.filter((name, idx) => names.indexOf(name) !== idx)).toEqual([]);
  const all = [...looks, ...drawn].map(({ text }) => text).join('\n');
  // Some are picked by a number or a colour that the view tells.
  const uses = [...all.matchAll(/var\((--[\w-]*)(\{|\$\{)?/g)].map(([, name, open]) => ({ name: name ?? '', isPart: open !== undefined }));
  const isUsed = (name: string) => all.includes(`'${name}'`) || uses.some((use) => (use.isPart ? name.startsWith(use.name) && use.name.length > 2 : name === use.name));
  const vampires = defines(read('looks/dark.css')).slice(-6);
  expect(names.filter((name) => !vampires.includes(name) && !isUsed(name))).toEqual([]);
});

test('every name that is used is given', () => {
  const given = new Set([...looks, ...drawn].flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?=[:=])/g)].map(([, name]) => name)));
  const uses = drawn.concat(looks).flatMap(({ path, text }) => [...text.matchAll(/var\((--[\w-]+)[),]/g)].map(([, name]) => ({ path, name })));
  expect(uses.filter(({ name }) => !given.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
