/** Every page, in both themes and all languages: accessible, complete, nothing sticking out. */

import { describe, expect, test } from 'vitest';
import { FACTS } from '../src/wire/facts';
import { audit } from './support/audit';
import { evening } from './support/evening';
import { movedTo, prepare, SCENES, withoutLang, type Stage } from './support/scenes';

let stage: Stage;
const night = evening(async (evening) => {
  stage = await prepare(evening);
});

test.each(['dark', 'light'] as const)('axe finds nothing serious, %s', async (colorScheme) => {
  const person = await night.person({ colorScheme, storageState: stage.cookies });
  for (const scene of SCENES) {
    person.roughDay = scene.name === 'offline';
    await scene.show(person.page, night.url, stage);
    await person.isWell(scene.name);
    expect(await audit(person.page, scene.isBoard), scene.name).toEqual([]);
  }
});

describe.each(['en', 'de', 'fr', 'nl'])('in %s', (lang) => {
  test('nothing is missing and nothing sticks out on a phone of 360 px', async () => {
    const person = await night.person({ locale: lang, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, storageState: withoutLang(stage.cookies) });
    for (const scene of SCENES) {
      person.roughDay = scene.name === 'offline';
      await scene.show(person.page, night.url, stage);
      expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(lang);
      await person.isWell(`${scene.name} ${lang}`);
      await person.fits(`${scene.name} ${lang}`);
    }
  });
});

test('every page works over plain http, where browsers keep back what they call secure', async () => {
  const person = await night.person({ storageState: movedTo(stage.cookies, night.lan) });
  for (const scene of SCENES) {
    person.roughDay = scene.name === 'offline';
    await scene.show(person.page, night.lan, stage);
    expect(await person.page.evaluate(() => isSecureContext)).toBe(false);
    await person.isWell(scene.name);
  }
});

test('text of double size fits', async () => {
  const person = await night.person({ storageState: stage.cookies });
  for (const scene of SCENES) {
    person.roughDay = scene.name === 'offline';
    await scene.show(person.page, night.url, stage);
    await person.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await person.fits(`${scene.name} at 200 %`);
  }
});

test('text of double size fits on a phone, on every board', async () => {
  const person = await night.person({ viewport: { width: 390, height: 844 }, storageState: stage.cookies });
  for (const { name, show } of SCENES.filter((scene) => FACTS.some((game) => game.name === scene.name))) {
    await show(person.page, night.url, stage);
    await person.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // A part of a pixel counts as one.
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} at 200 %`).toBeLessThanOrEqual(1);
  }
});

test('rows of Clearing Coffins that have grown fit on a phone (CC-7.1)', async () => {
  const person = await night.person({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, storageState: stage.cookies });
  const race = SCENES.find((scene) => scene.name === 'race');
  await race?.show(person.page, night.url, stage);
  for (const cards of [5, 8]) {
    const rows = await person.page.locator('.row').evaluateAll((rows, cards) => {
      for (const row of rows) while (row.children.length < cards) row.append(row.children[0]!.cloneNode(true));
      return rows.length;
    }, cards);
    expect(rows).toBeGreaterThan(1);
    await person.fits(`${cards} cards in a row`);
  }
});
