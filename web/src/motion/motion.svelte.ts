/** Motion on a page with a board: whenever what lies there changes, what has moved is played and heard. */

import { tick, untrack } from 'svelte';
import type { GameModule } from '../games/contract';
import { soundsOf } from '../sound/cues';
import { sounds } from '../sound/sound.svelte';
import type { TableState } from '../state/table.svelte';
import { taste } from '../state/taste.svelte';
import { planOf, type Layout } from './plan';
import { Player } from './player';

/** What a board shows. */
export interface Shown {
  game: GameModule;
  table: TableState;
  /** Whose eyes see it: from one person's view to another's nothing has moved. */
  eyes: string;
}

/** Called while the page is made. */
export function play(board: () => HTMLElement | undefined, shown: () => Shown | null): void {
  const player = new Player(board);
  const layout = $derived(layoutOf(shown()));
  let before: { eyes: string; layout: Layout } | null = null;
  $effect.pre(() => {
    const eyes = untrack(() => `${shown()?.eyes} ${shown()?.table.seat}`);
    const plan = layout !== null && before?.eyes === eyes ? planOf(before.layout, layout) : [];
    player.prepare(taste.reducedMotion ? [] : plan);
    before = layout && { eyes, layout };
    untrack(() => sounds.play(...soundsOf(plan, shown()?.game.cues ?? [])));
  });
  $effect(() => {
    void layout;
    // Boards may draw in two steps; then everything is where it belongs.
    void tick().then(() => player.play(untrack(() => shown()?.game.gestures) ?? {}));
  });
  // Whatever can be pressed from now on stands still.
  $effect(() => {
    void shown()?.table.prompts;
    void tick().then(() => player.settle());
  });
  $effect(() => () => player.end());
}

function layoutOf(shown: Shown | null): Layout | null {
  if (!shown?.game.layout || shown.table.view === null) return null;
  return shown.game.layout(
    shown.table.view,
    shown.table.latest.map(({ sighting }) => sighting),
    shown.table.finish,
  );
}
