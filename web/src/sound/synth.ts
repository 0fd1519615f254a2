/** Plays what `sounds.ts` describes, through one quiet output. */

import { SOUNDS, type Part, type Rush, type SoundName, type Tone } from './sounds';

/** All sounds together, beside the loudness of each. */
const MASTER = 0.6;
const QUIETEST = 0.0001;

interface Output {
  context: AudioContext;
  into: AudioNode;
  noise: AudioBuffer;
}
let output: Output | null = null;

/** Plays a sound; before the first press a browser would only complain. */
export function synthesize(name: SoundName): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  output ??= open();
  const now = output.context.currentTime;
  for (const part of SOUNDS[name]) start(output, part, now + part.at);
}

function open(): Output {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = MASTER;
  // Several at once are pressed together instead of added up.
  master.connect(context.createDynamicsCompressor()).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let idx = 0; idx < samples.length; idx += 1) samples[idx] = Math.random() * 2 - 1;
  return { context, into: master, noise };
}

function start({ context, into, noise }: Output, part: Part, at: number): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(QUIETEST, at);
  volume.gain.exponentialRampToValueAtTime(part.loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(QUIETEST, at + part.lasts);
  const source = 'noise' in part ? rushing(context, noise, part, at, volume) : sounding(context, part, at, volume);
  volume.connect(into);
  source.start(at);
  source.stop(at + part.lasts + 0.05);
}

function sounding(context: AudioContext, { from, to, lasts, wave }: Tone, at: number, volume: AudioNode): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, from, to, at, lasts);
  oscillator.connect(volume);
  return oscillator;
}

function rushing(context: AudioContext, noise: AudioBuffer, { noise: type, from, to, lasts }: Rush, at: number, volume: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  glide(filter.frequency, from, to, at, lasts);
  source.connect(filter).connect(volume);
  return source;
}

function glide(pitch: AudioParam, from: number, to: number, at: number, lasts: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lasts);
}
