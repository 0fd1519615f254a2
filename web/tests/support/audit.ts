/** What axe says of a page, and whether every language fits on it. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser';

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/**
 * What is serious or worse. Pieces on a board show signs and short forms (7♣, 1k) that their names spell out, so there
 * the name need not repeat them.
 */
export async function audit(page: Page, isBoard = false): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (isBoard) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: !isBoard } } })).violations;
  }, isBoard);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`));
}

/** What is on the page now is accessible in both themes, complete in every language and fits on a phone of 360 px. */
export async function holdsForAll(person: Person, where: string): Promise<void> {
  const { page } = person;
  await person.isWell(where);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await audit(page, true), `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['de', 'fr', 'nl', 'en']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await person.isWell(`${where}, ${lang}`);
    await person.fits(`${where}, ${lang}`);
  }
}
