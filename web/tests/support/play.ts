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
 * Presses one choice after the other until the table is over or so many questions were answered. Choices that give up
 * are left alone; a race is passed. Which choice is pressed depends on the number of the question alone, so the same
 * deal is played the same on a slow machine; what was not heard is pressed again.
 */
export async function follow(page: Page, most = 5000, patienceMs = 200_000): Promise<Played> {
  return page.evaluate(
    ({ most, patienceMs }) =>
      new Promise<{ presses: number; isOver: boolean }>((settle, fail) => {
        const started = Date.now();
        let presses = 0;
        let lastPressed = Date.now();
        let answered: string | undefined;
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
          const question = all[0]?.closest<HTMLElement>('[data-prompt]')?.dataset['prompt'];
          const isAgain = question !== undefined && question === answered;
          if (isAgain && Date.now() - lastPressed < 2000) return;
          const chosen = all[((isAgain ? presses - 1 : presses) * 7919 + 13) % Math.max(1, all.length)];
          if (!chosen) return;
          if (!isAgain) presses += 1;
          answered = question;
          lastPressed = Date.now();
          chosen.click();
        }, 25);
      }),
    { most, patienceMs },
  );
}

/** What a board offers to press now, but for what only opens something over it. */
const ON_BOARD = '.drawn :is(.grave.way, button.room, .row button, button.card, .garlic.live, .bang .button, .pick, .plan button, .deed, .modes button):not(:disabled, [aria-disabled=true])';

/**
 * Presses so many things on the board itself, by finger or mouse, as they are offered; what is asked in the list alone
 * is answered there. How many it were, for the table may be over before.
 */
export async function pressOnBoard(page: Page, most: number): Promise<number> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const [offered, over] = [page.locator(ON_BOARD), page.locator('.ready button, .doses button, .fork button')];
  let pressed = 0;
  for (let rounds = 0; pressed < most && rounds < 10 * most; rounds += 1) {
    await offered.or(over).or(page.locator('.prompt .choice:not(:disabled), #over-title')).first().waitFor();
    if ((await page.locator('#over-title').count()) > 0) break;
    // What lies over the board comes first.
    const all = (await over.count()) > 0 ? over : offered;
    const count = await all.count();
    if (count === 0) {
      await follow(page, 1);
      continue;
    }
    const one = all.nth((rounds * 7919 + 13) % count);
    // A race does not wait for a finger.
    const isPressed = await (hasTouch ? one.tap({ timeout: 1000 }) : one.click({ timeout: 1000 })).then(() => true, () => false);
    if (isPressed) pressed += 1;
  }
  return pressed;
}

/** Leaves the last scene of a table that has just ended, for the panel beside the board. */
export async function leaveStage(page: Page): Promise<void> {
  await page.locator('dialog .deeds:not([inert])').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('section.over').waitFor();
}
