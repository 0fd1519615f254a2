/** What axe says of a page. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';

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
