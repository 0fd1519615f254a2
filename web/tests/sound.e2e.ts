/** Sounds: heard from the first press on, off by one, told in words to whoever wants that. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { SOUNDS } from '../src/sound/sounds';
import { evening, playNow, solitaire } from './support/evening';
import { follow } from './support/play';

const night = evening();

/** In the page, before anything else: counts what is sounded. */
function listen(): void {
  const heard = { parts: 0 };
  Object.assign(window, { heard });
  for (const make of ['createOscillator', 'createBufferSource'] as const) {
    const own = AudioContext.prototype[make] as () => AudioScheduledSourceNode;
    Object.assign(AudioContext.prototype, {
      [make](this: AudioContext) {
        heard.parts += 1;
        return own.call(this);
      },
    });
  }
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: { parts: number } }).heard.parts);

test('moves are heard, also without motion, until one press turns sounds off; that is remembered', async () => {
  const person = await night.person();
  const { page } = person;
  await page.addInitScript(listen);
  await solitaire(night, person, 2);
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Sound', exact: true });
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await follow(page, 2);
  expect(await heard(page)).toBe(0);
  await person.isWell('sound');
});

test('sounds can be read, whether they are heard or not', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.evaluate(() => {
    const read = new Set<string>();
    Object.assign(window, { read });
    new MutationObserver(() => document.querySelectorAll('.captions p').forEach((line) => read.add(line.textContent ?? ''))).observe(document, { subtree: true, childList: true });
  });
  const captions = page.getByRole('button', { name: 'Sounds as text' });
  await captions.click();
  expect(await captions.getAttribute('aria-pressed')).toBe('true');
  await follow(page, 3);
  await expect.poll(() => page.evaluate(() => [...(window as unknown as { read: Set<string> }).read])).toContain('♪ Stone scrapes');
  await person.isWell('captions');
});

/** In a page: a sound as the synthesizer makes it, its highest peak, and how loud (dB) its loudest twentieth of a second is on a speaker without bass. */
async function render(name: string): Promise<{ peak: number; loud: number }> {
  const rate = 48_000;
  const contexts: OfflineAudioContext[] = [];
  class Recorder extends OfflineAudioContext {
    constructor() {
      super(1, 4 * rate, rate);
      // As at a table: it has been running for a while.
      Object.defineProperty(this, 'currentTime', { value: 1 });
      contexts.push(this);
    }
  }
  Object.assign(window, { AudioContext: Recorder });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  (window as unknown as { synth: { synthesize: (name: string) => void } }).synth.synthesize(name);
  const made = await contexts[0]?.startRendering();
  if (!made) throw new Error(`${name}: nothing was played`);
  const peak = made.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const speaker = new OfflineAudioContext(1, made.length, rate);
  const source = new AudioBufferSourceNode(speaker, { buffer: made });
  source.connect(new BiquadFilterNode(speaker, { type: 'highpass', frequency: 250 })).connect(speaker.destination);
  source.start();
  const heard = (await speaker.startRendering()).getChannelData(0);
  const span = rate / 20;
  let power = 0;
  let most = 0;
  heard.forEach((sample, idx) => {
    power += sample ** 2 - (heard[idx - span] ?? 0) ** 2;
    most = Math.max(most, power / span);
  });
  return { peak, loud: 10 * Math.log10(most) };
}

test('no sound is silent or clipped, and none is much louder than the others', async () => {
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib: { entry: join(import.meta.dirname, '../src/sound/synth.ts'), formats: ['iife'], name: 'synth' } } });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code ?? '';
  const { page } = await night.person();
  for (const name of Object.keys(SOUNDS)) {
    // Anew for each sound: a recorder plays once.
    await page.addScriptTag({ content: code });
    const { peak, loud } = await page.evaluate(render, name);
    expect(peak, name).toBeLessThan(0.5);
    expect(loud, name).toBeGreaterThan(-36.5);
    expect(loud, name).toBeLessThan(-20.5);
  }
});

test('titles are set in the display face, and what stands in for it takes the same room', async () => {
  const { page } = await night.person();
  await page.goto(night.url);
  await page.locator('article h2').first().waitFor();
  const widths = await page.evaluate(async () => {
    await document.fonts.load('700 40px Grenze');
    const pen = document.createElement('canvas').getContext('2d');
    const measure = (face: string) => {
      if (!pen) return 0;
      pen.font = `700 40px ${face}`;
      return pen.measureText('Ruhe in Frieden, Clearing Coffins, Dawn Under').width;
    };
    return { own: measure('Grenze'), standIn: measure("'Grenze stand-in'"), used: getComputedStyle(document.querySelector('article h2') ?? document.body).fontFamily, isThere: [...document.fonts].some((face) => face.family.includes('Grenze') && face.status === 'loaded') };
  });
  expect(widths.used).toMatch(/^"?Grenze/);
  expect(widths.isThere).toBe(true);
  expect(Math.abs(widths.standIn / widths.own - 1), JSON.stringify(widths)).toBeLessThan(0.04);
});
