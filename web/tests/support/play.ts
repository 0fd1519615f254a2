/** Plays a table in the browser by pressing what is offered there. */

import type { Page } from 'playwright-core';

export interface Played {
  presses: number;
  isOver: boolean;
}

/** What one is asked now and may answer, in words; nothing if one is not asked. */
export async function asked(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.prompt h2, .prompt ul, .prompt > button')].map((part) => part.innerText).join('\n'));
}

/**
 * Presses one choice after the other until the table is over or so many were pressed. Choices that give up are left
 * alone; a race is passed.
 */
export async function follow(page: Page, most = 5000, patienceMs = 200_000): Promise<Played> {
  return page.evaluate(
    ({ most, patienceMs }) =>
      new Promise<{ presses: number; isOver: boolean }>((settle, fail) => {
        const started = Date.now();
        let presses = 0;
        let lastPressed = Date.now();
        const visible = (element: HTMLElement) => element.getClientRects().length > 0;
        const find = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((button) => visible(button) && !button.disabled);
        const timer = setInterval(() => {
          const isOver = document.querySelector('#over-title') !== null;
          const isAnswered = document.querySelector('.prompt .choice:disabled') === null;
          if (isOver || (presses >= most && isAnswered)) {
            clearInterval(timer);
            settle({ presses, isOver });
            return;
          }
          if (presses >= most) return;
          if (Date.now() - started > patienceMs || Date.now() - lastPressed > 60_000) {
            clearInterval(timer);
            fail(new Error(`stuck after ${presses} presses: ${document.querySelector('main')?.innerText.slice(0, 1500)}`));
            return;
          }
          const curtain = find('.curtain button, .idle button')[0];
          const folded = find('.prompt > button.quiet')[0];
          if (curtain ?? folded) {
            (curtain ?? folded)?.click();
            lastPressed = Date.now();
            return;
          }
          const choices = find('.prompt .choice:not(.quiet)');
          const passes = find('.bang .button');
          const all = choices.length > 0 ? choices : passes;
          const chosen = all[(presses * 7919 + 13) % Math.max(1, all.length)];
          if (!chosen) return;
          presses += 1;
          lastPressed = Date.now();
          chosen.click();
        }, 25);
      }),
    { most, patienceMs },
  );
}
