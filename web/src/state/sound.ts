/** Sounds, made on the spot by oscillators and noise: nothing is recorded, nothing is loaded. */

import { taste } from './taste.svelte';

let context: AudioContext | null = null;

interface Tone {
  /** Hertz at the start and the end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (from: number, to: number, at: number, lasts: number, loud = 0.12, wave: OscillatorType = 'sine'): Tone => ({ from, to, at, lasts, loud, wave });

/** What each sound is made of. */
const SOUNDS: Record<string, Tone[]> = {
  bell: [tone(660, 655, 0, 1.4), tone(1320, 1310, 0, 0.9, 0.05), tone(990, 985, 0.02, 0.7, 0.03)],
  stone: [tone(140, 70, 0, 0.22, 0.25, 'triangle'), tone(90, 50, 0.05, 0.25, 0.2)],
  card: [tone(900, 500, 0, 0.06, 0.05, 'triangle')],
  dice: [tone(420, 300, 0, 0.05, 0.12, 'square'), tone(380, 260, 0.09, 0.05, 0.1, 'square'), tone(450, 240, 0.17, 0.07, 0.1, 'square')],
  thump: [tone(120, 45, 0, 0.18, 0.4, 'triangle')],
  coin: [tone(1200, 1180, 0, 0.12, 0.06), tone(1600, 1580, 0.06, 0.25, 0.06)],
  bat: [tone(2400, 3100, 0, 0.07, 0.03), tone(2700, 3400, 0.09, 0.07, 0.03)],
  toll: [tone(196, 194, 0, 2.2, 0.2), tone(392, 389, 0, 1.2, 0.06)],
  win: [tone(523, 523, 0, 0.2), tone(659, 659, 0.16, 0.2), tone(784, 784, 0.32, 0.5)],
  ghost: [tone(300, 520, 0, 0.8, 0.08), tone(304, 500, 0.1, 0.9, 0.06)],
};

/** Plays a sound, if the reader wants any. */
export function ring(name: string): void {
  const tones = SOUNDS[name];
  if (!taste.sound || !tones) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { from, to, at, lasts, loud, wave } of tones) {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(loud, now + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts + 0.05);
  }
}
