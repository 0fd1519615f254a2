/** How somebody who cannot see plays: reads what is asked, picks an answer, listens. */

import { expect } from 'vitest';
import { Reader, type Item } from './reader';

const ASKED = 'Your move';
const isOver = (items: readonly Item[]) => items.some((item) => item.role === 'link' && item.name === 'Look back');

export interface Reading {
  answers: number;
  isOver: boolean;
}

/** Answers from the list of choices until the table is over; `look` is shown everything that is read. */
export async function readOn(reader: Reader, look: (items: readonly Item[]) => void = () => undefined, pick: (choices: readonly Item[], items: readonly Item[]) => Item | undefined = anyChoice): Promise<Reading> {
  let answers = 0;
  let last = Date.now();
  for (;;) {
    const items = await reader.read();
    look(items);
    if (isOver(items)) return { answers, isOver: true };
    const buttons = Reader.buttons(items, ASKED);
    const folded = buttons.find((button) => /^Show (all|the one)/.test(button.name));
    const chosen = folded ?? pick(buttons.filter((button) => button.name !== 'Give up'), items);
    if (chosen && (await reader.press(chosen))) {
      if (!folded) answers += 1;
      last = Date.now();
    } else {
      expect(Date.now() - last, `nothing to do for long: ${items.map((item) => `${item.role} ${item.name}`).join('\n')}`).toBeLessThan(60_000);
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

let turn = 0;
/** Another place in the list each time. */
export function anyChoice(choices: readonly Item[]): Item | undefined {
  turn += 7919;
  return choices[turn % Math.max(1, choices.length)];
}
