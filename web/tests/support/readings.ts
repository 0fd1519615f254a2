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

/** What a lesson tells and asks for, as it is read. */
interface Lesson {
  step: string;
  text: string;
  /** The move that is asked for; nothing while there is something to read. */
  wanted: string | undefined;
  isOver: boolean;
}

function lessonOf(items: readonly Item[]): Lesson {
  const told = items.filter((item) => item.within.includes('Lesson'));
  const [text = '', wanted] = told.filter((item) => item.role === 'paragraph').map((item) => item.name);
  return { step: told.find((item) => /^Step \d/.test(item.name))?.name ?? '', text, wanted, isOver: told.some((item) => item.name === 'Now a real one') };
}

/** How far one is: a step may tell something before it asks for a move. */
function placeIn(items: readonly Item[]): string {
  const { step, wanted } = lessonOf(items);
  return `${step}\n${wanted ?? ''}`;
}

/** Follows a lesson to its end: every step and every move that is asked for is spoken, and found by its name. How many steps it were. */
export async function learn(reader: Reader): Promise<number> {
  const steps = new Set<string>();
  for (let last = '', since = Date.now(); ; ) {
    const items = await reader.read();
    const { step, text, wanted, isOver } = lessonOf(items);
    const now = placeIn(items);
    if (now === last || text === '') {
      expect(Date.now() - since, `nothing new for long after ${last}`).toBeLessThan(30_000);
      await new Promise((later) => setTimeout(later, 50));
      continue;
    }
    // What is there when one comes is read; what comes later is spoken.
    if (last !== '') await expect.poll(() => reader.spoken().then((spoken) => spoken.join('\n'))).toContain(text);
    if (wanted !== undefined) await expect.poll(() => reader.spoken().then((spoken) => spoken.join('\n'))).toContain(wanted);
    steps.add(step);
    if (isOver) return steps.size;
    const press = async () => {
      const items = await reader.read();
      if (placeIn(items) !== now) return true;
      const asked = Reader.buttons(items, wanted === undefined ? 'Lesson' : ASKED);
      const folded = asked.find((button) => /^Show (all|the one)/.test(button.name));
      // A race is not in the list: it has its buttons on the board.
      const raced = Reader.buttons(items).filter((button) => !button.within.includes('Lesson'));
      const meant = asked.find((button) => button.name === (wanted ?? 'Next')) ?? raced.find((button) => button.name === wanted || (wanted === 'Bang!' && button.name.startsWith('Bang on the garlic')));
      if (!meant && folded) await reader.press(folded);
      return meant !== undefined && (await reader.press(meant));
    };
    await expect.poll(press, { message: now }).toBe(true);
    [last, since] = [now, Date.now()];
  }
}
