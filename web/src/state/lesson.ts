/** How far one is in a lesson: plain data, no page. */

import type { LessonInfo, LessonStep } from '../wire/wire';

/** What is told, and where among all that is told; what says nothing belongs to what was said before. */
export interface Told {
  step: LessonStep;
  /** Counted from 1. */
  number: number;
  count: number;
}

/** What is told now, or so many messages before. */
export function toldAt({ step, steps }: LessonInfo, back = 0): Told | null {
  const told = steps.filter(({ say }) => say !== undefined);
  const number = steps.slice(0, step + 1).filter(({ say }) => say !== undefined).length - back;
  const shown = told[number - 1];
  return shown ? { step: shown, number, count: told.length } : null;
}

/** The move that is asked for; nothing while there is something to read. */
export const wantedMove = ({ step, steps }: LessonInfo): unknown => steps[step]?.command;

/** Whether one is asked for nothing but to read. */
export const isReading = (lesson: LessonInfo): boolean => wantedMove(lesson) === undefined;

/** Whether one is asked for a move when one goes on, however much the others do before. */
export function isAskedNext({ step, steps }: LessonInfo): boolean {
  const next = steps.slice(step + 1).find(({ say, command }) => say !== undefined || command !== undefined);
  return next?.command !== undefined;
}

/** Whether nothing comes after it. */
export const isLast = ({ step, steps }: LessonInfo): boolean => step === steps.length - 1;
