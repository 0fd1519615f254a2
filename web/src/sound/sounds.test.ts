import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOUNDS } from './sounds';

const TEXT = join(import.meta.dirname, '../../../text');
const languages = readdirSync(TEXT, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

test.each(languages)('every sound can be read in %s, and none is told of that is not made', (lang) => {
  const told = [...readFileSync(join(TEXT, lang, 'web-stage.ftl'), 'utf8').matchAll(/^web-sound-([a-z-]+) =/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(SOUNDS).sort());
});
