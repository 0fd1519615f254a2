/** What the house tells once, made whole: choices by their ids, and a view by what has changed in it. */

import type { Change, Choice, Prompt as ToldPrompt, ToClient } from '../wire/wire';

/** A question with every legal answer. */
export type Prompt = Omit<ToldPrompt, 'choices'> & { choices: readonly Choice[] };

type Whole<M> = M extends { changes: unknown; prompts: unknown }
  ? Omit<M, 'changes' | 'prompts'> & { view: unknown; prompts: readonly Prompt[] }
  : M extends { prompts: unknown }
    ? Omit<M, 'prompts'> & { prompts: readonly Prompt[] }
    : M;

/** A message of the house, whole. */
export type Message = Whole<ToClient>;

/** What one line has been told of one table. */
interface Told {
  view: unknown;
  choices: Map<number, Choice>;
}

/** What one line has been told. A line that comes back begins anew. */
export class Unfolder {
  private readonly tables = new Map<string, Told>();

  unfold(message: ToClient): Message {
    if (message.is !== 'view' && message.is !== 'moved' && message.is !== 'prompts') return message;
    const told = this.tables.get(message.table) ?? { view: null, choices: new Map<number, Choice>() };
    this.tables.set(message.table, told);
    const prompts = message.prompts.map((prompt) => whole(prompt, told.choices));
    if (message.is === 'prompts') return { ...message, prompts };
    if (message.is === 'view') {
      told.view = message.view;
      return { ...message, prompts };
    }
    const { changes, ...rest } = message;
    told.view = changes.reduce((view, { at, now }) => put(view, at, now), told.view);
    return { ...rest, prompts, view: told.view };
  }
}

function whole(prompt: ToldPrompt, choices: Map<number, Choice>): Prompt {
  const known = prompt.choices.flatMap((offer) => {
    if (typeof offer !== 'number') choices.set(offer.id, offer.choice);
    const choice = choices.get(typeof offer === 'number' ? offer : offer.id);
    return choice === undefined ? [] : [choice];
  });
  return { ...prompt, choices: known };
}

/** A value with something else at one place; what is on the way there is copied, the rest is shared. */
function put(value: unknown, [step, ...way]: Change['at'], now: unknown): unknown {
  if (step === undefined) return now;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<number | string, unknown>;
  copy[step] = put(copy[step], way, now);
  return copy;
}
