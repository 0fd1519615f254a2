/** Clearing Coffins as somebody plays it who listens to the dice and remembers their own coffins. */

import { Reader, type Item } from './reader';

/** Nobody is quicker: a hand that is, is a false start (R-CC-24). */
const REACTION_MS = 250;

export class CoffinPlayer {
  /** What lies in one's own row, by place: seen while it was awake, remembered in its coffin. */
  private readonly faces = new Map<string, string>();
  private dice = '';
  /** When the dice were heard as they lie now. */
  private heardAt = 0;

  constructor(
    /** What one is called at the table. */
    private readonly name: string,
  ) {}

  /** What to press now, if anything. */
  readonly pick = (choices: readonly Item[], items: readonly Item[]): Item | undefined => {
    const own = this.look(items);
    const pass = Reader.buttons(items).find((item) => /^(Not mine|I’m here|I’m ready)$/.test(item.name));
    const garlic = Reader.buttons(items).find((item) => item.name.startsWith('Bang on the garlic'));
    const isThrown = /^(yellow|purple|exclamation mark), /.test(this.dice);
    if (choices.length === 0) {
      if (!isThrown || !garlic || this.wants().length === 0) return pass;
      return Date.now() - this.heardAt < REACTION_MS ? undefined : garlic;
    }
    const offered = own.filter((item) => item.role === 'button');
    const wanted = this.wants();
    const meant = offered.find((item) => wanted.includes(placeOf(item)) && isCoffin(item)) ?? offered.find((item) => wanted.includes(placeOf(item)));
    const chosen = meant ?? choices.find((item) => /^(Pick nothing|Leave them)$/.test(item.name)) ?? offered.find(isCoffin) ?? choices[0];
    // Whoever opens a coffin wrongly knows no more what is in it.
    if (chosen && isCoffin(chosen)) this.faces.delete(placeOf(chosen));
    return chosen;
  };

  /** Reads dice and cards; one's own cards. */
  private look(items: readonly Item[]): Item[] {
    const before = this.dice;
    this.dice = items.find((item) => item.role === 'image' && /^(yellow|purple|exclamation mark), |^The dice /.test(item.name) && item.within.length === 0)?.name ?? '';
    if (this.dice !== before) this.heardAt = Date.now();
    const own = items.filter((item) => item.name.startsWith(`${this.name}, `) && (item.role === 'button' || item.role === 'image'));
    for (const item of own) {
      const face = item.name.split(': ')[1] ?? '';
      if (/^(yellow|purple), /.test(face)) this.faces.set(placeOf(item), face);
      else if (!isCoffin(item)) this.faces.delete(placeOf(item));
    }
    return own;
  }

  /** The places the dice call for. */
  private wants(): string[] {
    const places = [...this.faces.keys()];
    return this.dice === 'exclamation mark, bat' ? places : places.filter((place) => this.faces.get(place) === this.dice);
  }
}

const placeOf = (item: Item) => item.name.split(':')[0] ?? '';
const isCoffin = (item: Item) => item.name.endsWith('coffin side up');
