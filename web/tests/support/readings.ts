/** How somebody who cannot see plays: reads what is asked, picks an answer, listens. */

import { expect } from 'vitest';
import { Reader, type Item } from './reader';

const ASKED = 'Your move';
/** What stands beside a question and is no answer to it, or gives up. */
const LEFT_ALONE = ['Give up', 'What would the sexton do?'];
const isOver = (items: readonly Item[]) => items.some((item) => item.role === 'link' && item.name === 'Look back');

export interface Reading {
  answers: number;
  isOver: boolean;
}

type Pick = (choices: readonly Item[], items: readonly Item[], answers: number) => Item | undefined;

/**
 * Answers from the list of choices until the table is over; `look` is shown everything that is read. Whoever has
 * answered waits for another question, and presses again only if none comes for a while.
 */
export async function readOn(reader: Reader, look: (items: readonly Item[]) => void = () => undefined, pick: Pick = anyChoice): Promise<Reading> {
  let answers = 0;
  let last = Date.now();
  let answered = '';
  for (;;) {
    const items = await reader.read();
    look(items);
    if (isOver(items)) return { answers, isOver: true };
    const buttons = Reader.buttons(items, ASKED);
    const folded = buttons.find((button) => /^Show (all|the one)/.test(button.name));
    const choices = buttons.filter((button) => !LEFT_ALONE.includes(button.name));
    const question = choices.map((choice) => `${choice.name}\n`).join('');
    const isAgain = question !== '' && question === answered;
    const chosen = folded ?? (isAgain && Date.now() - last < 2000 ? undefined : pick(choices, items, answers));
    if (chosen && (await reader.press(chosen))) {
      if (!folded) {
        answers += 1;
        answered = question;
      }
      last = Date.now();
    } else {
      expect(Date.now() - last, `nothing to do for long: ${items.map((item) => `${item.role} ${item.name}`).join('\n')}`).toBeLessThan(60_000);
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** Another place in the list each time. */
export function anyChoice(choices: readonly Item[], _items: readonly Item[], answers: number): Item | undefined {
  return choices[((answers + 1) * 7919) % Math.max(1, choices.length)];
}
