/** Sounds as the reader wants them: heard, read, both, or neither. */

import { taste } from '../state/taste.svelte';
import type { SoundName } from './sounds';
import { synthesize } from './synth';

/** How long the words for a sound can be read. */
const CAPTION_MS = 2600;
const CAPTIONS_MAX = 2;

class Sounds {
  /** What was heard just now, for those who read it. */
  captions: readonly { id: number; name: SoundName }[] = $state.raw([]);
  private last = 0;

  play(...names: readonly SoundName[]): void {
    for (const name of names) {
      if (taste.sound) synthesize(name);
      if (taste.captions) this.write(name);
    }
  }

  private write(name: SoundName): void {
    const id = (this.last += 1);
    this.captions = [...this.captions, { id, name }].slice(-CAPTIONS_MAX);
    setTimeout(() => (this.captions = this.captions.filter((caption) => caption.id !== id)), CAPTION_MS);
  }
}

export const sounds = new Sounds();
