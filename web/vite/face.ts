import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const TEXT = join(ROOT, '../text');
/** Where the smaller font is put for the build; `looks/face.css` calls it `@face`. */
const FOLDER = join(ROOT, 'node_modules/.face');
/** Grenze, bold (OFL 1.1, no reserved name): between roman and blackletter, and narrow enough for long German words. */
const SOURCE = '@fontsource/grenze/files/grenze-latin-700-normal.woff2';
/** What names and numbers are made of in the four languages, whatever the texts say. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, idx) => 32 + idx))}ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸẞàâäæçèéêëîïôöœùûüÿßáíóúñ’`;
const LANGUAGES = ['en', 'de', 'fr', 'nl'];

/** Cuts the display face down to the letters that our texts use, and lays its licence beside it. */
export function face(): Plugin {
  return {
    name: 'face',
    async config() {
      const source = createRequire(import.meta.url).resolve(SOURCE);
      const font = await subsetFont(await readFile(source), await letters(), { targetFormat: 'woff2' });
      await mkdir(FOLDER, { recursive: true });
      await writeFile(join(FOLDER, 'grenze.woff2'), font);
      return { resolve: { alias: { '@face': FOLDER } } };
    },
    async generateBundle() {
      const licence = join(dirname(createRequire(import.meta.url).resolve(SOURCE)), '../LICENSE');
      this.emitFile({ type: 'asset', fileName: 'licences/grenze.txt', source: await readFile(licence) });
    },
    /** The face is wanted at once: the page names it before its styles do. */
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
        return file === undefined ? [] : [{ tag: 'link', injectTo: 'head', attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' } }];
      },
    },
  };
}

/** Every letter of every text, once. */
export async function letters(): Promise<string> {
  const found = new Set(LETTERS);
  for (const lang of LANGUAGES) {
    for (const name of await readdir(join(TEXT, lang))) {
      for (const letter of await readFile(join(TEXT, lang, name), 'utf8')) if (letter > ' ') found.add(letter);
    }
  }
  return [...found].toSorted().join('');
}
