/**
 * What each sound is made of: tones and noise, nothing recorded. Quiet by design; `synth.ts` makes the whole quieter still.
 * A phone's speaker has no bass: what is heard above 250 Hz is about as loud in all of them, which a test measures.
 */

/** A tone that glides from one pitch to another. */
export interface Tone {
  /** Hertz at the start and the end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

/** A rush of noise through a filter that glides: scrapes, rattles, shovels. */
export interface Rush {
  noise: BiquadFilterType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

export type Part = Tone | Rush;

const tone = (from: number, to: number, at: number, lasts: number, loud = 0.12, wave: OscillatorType = 'sine'): Tone => ({ from, to, at, lasts, loud, wave });
const rush = (from: number, to: number, at: number, lasts: number, loud = 0.1, noise: BiquadFilterType = 'bandpass'): Rush => ({ noise, from, to, at, lasts, loud });
/** The same again and again, a little apart. */
const times = (count: number, apart: number, make: (at: number, idx: number) => Part[]) => Array.from({ length: count }, (_, idx) => make(idx * apart, idx)).flat();

export const SOUNDS = {
  bell: [tone(660, 655, 0, 1.4), tone(1320, 1310, 0, 0.9, 0.05), tone(990, 985, 0.02, 0.7, 0.03)],
  // Dice and hands.
  dice: times(7, 0.075, (at, idx) => [rush(2600 + 300 * (idx % 3), 1400, at, 0.04, 0.36), tone(520 - 20 * idx, 360, at, 0.03, 0.12, 'triangle')]),
  land: times(2, 0.11, (at) => [rush(1800, 700, at, 0.05, 0.2), tone(300, 170, at, 0.08, 0.14, 'triangle')]),
  bang: [tone(130, 42, 0, 0.28, 0.5, 'triangle'), rush(900, 200, 0, 0.12, 0.35, 'lowpass')],
  'false-start': [tone(196, 185, 0, 0.18, 0.13, 'sawtooth'), tone(147, 139, 0.2, 0.3, 0.13, 'sawtooth')],
  photo: [rush(5200, 3000, 0, 0.06, 0.34), rush(4200, 2200, 0.1, 0.1, 0.29)],
  clear: [tone(392, 392, 0, 0.14, 0.09), tone(523, 523, 0.1, 0.3, 0.09)],
  // Stone, wood, earth and paper.
  lid: [rush(380, 900, 0, 0.45, 0.4), tone(95, 70, 0.05, 0.35, 0.12, 'triangle')],
  bed: [rush(700, 220, 0, 0.25, 0.26), tone(165, 60, 0.18, 0.22, 0.28, 'triangle')],
  hammer: times(3, 0.19, (at) => [tone(240, 120, at, 0.07, 0.22, 'triangle'), rush(2400, 900, at, 0.04, 0.12)]),
  earth: [rush(1500, 500, 0, 0.3, 0.24), tone(90, 50, 0.28, 0.22, 0.3, 'triangle'), rush(800, 250, 0.3, 0.3, 0.2, 'lowpass')],
  drag: [rush(260, 420, 0, 0.6, 0.42), tone(70, 62, 0, 0.5, 0.1, 'triangle')],
  card: [rush(3200, 1800, 0, 0.14, 0.25)],
  stamp: [tone(170, 80, 0, 0.12, 0.3, 'triangle'), rush(1600, 600, 0, 0.06, 0.16)],
  clash: [tone(170, 80, 0, 0.12, 0.3, 'triangle'), rush(1600, 600, 0, 0.06, 0.16), tone(311, 294, 0.14, 0.5, 0.07, 'sawtooth'), tone(440, 415, 0.14, 0.5, 0.05, 'sawtooth')],
  stake: times(2, 0.16, (at) => [tone(420, 260, at, 0.06, 0.16, 'triangle')]),
  coin: [tone(1200, 1180, 0, 0.12, 0.06), tone(1600, 1580, 0.06, 0.25, 0.06)],
  pill: times(3, 0.06, (at, idx) => [tone(1900 - 200 * idx, 1500, at, 0.06, 0.14, 'triangle')]),
  steps: times(2, 0.24, (at) => [rush(520, 240, at, 0.09, 0.6, 'lowpass'), tone(150, 90, at, 0.06, 0.24, 'triangle')]),
  // Creatures.
  bat: times(3, 0.085, (at, idx) => [tone(2400 + 250 * idx, 3200, at, 0.06, 0.1)]),
  rat: times(2, 0.12, (at) => [tone(1500, 2300, at, 0.09, 0.11, 'triangle')]),
  gift: [tone(784, 784, 0, 0.18, 0.07), tone(988, 988, 0.12, 0.18, 0.07), tone(740, 698, 0.26, 0.5, 0.07)],
  doubt: [tone(233, 220, 0, 0.5, 0.12, 'sawtooth'), tone(330, 311, 0, 0.5, 0.07, 'sawtooth'), tone(110, 104, 0, 0.6, 0.2, 'triangle')],
  count: [tone(110, 110, 0, 1.4, 0.12, 'triangle'), tone(131, 131, 0, 1.4, 0.08, 'triangle'), tone(165, 165, 0.25, 1.2, 0.1, 'triangle'), tone(220, 208, 0.5, 1, 0.1, 'triangle')],
  ghost: [tone(300, 520, 0, 0.9, 0.08), tone(304, 500, 0.1, 1, 0.06), rush(700, 1500, 0, 1, 0.04)],
  gasp: [rush(900, 2600, 0, 0.3, 0.3), tone(520, 700, 0.02, 0.22, 0.05)],
  bones: times(5, 0.07, (at, idx) => [tone(700 + 130 * ((idx * 3) % 5), 420, at, 0.05, 0.16, 'triangle')]),
  // Beginnings and ends.
  toll: [tone(196, 194, 0, 2.2, 0.16), tone(392, 389, 0, 1.2, 0.06), tone(520, 515, 0, 0.7, 0.03)],
  win: [tone(523, 523, 0, 0.2), tone(659, 659, 0.16, 0.2), tone(784, 784, 0.32, 0.6), tone(1047, 1047, 0.48, 0.7, 0.06)],
  lose: [tone(392, 392, 0, 0.28, 0.1), tone(349, 349, 0.26, 0.28, 0.1), tone(311, 294, 0.52, 0.8, 0.1)],
} satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;
