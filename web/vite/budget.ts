import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the first load may weigh, compressed, in bytes: the page, its script and styles with all they import, the display face. */
const BUDGET = 120_000;

/** Prints what the first load weighs and fails the build when it is too heavy. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const first = new Map<string, number>();
      const weigh = (name: string, source: string | Uint8Array) => first.set(name, brotliCompressSync(source).length);
      const visit = (name: string) => {
        const file = bundle[name];
        if (!file || first.has(name)) return;
        if (file.type === 'asset') {
          weigh(name, file.source);
          return;
        }
        weigh(name, file.code);
        file.imports.forEach(visit);
        file.viteMetadata?.importedCss.forEach(visit);
        file.viteMetadata?.importedAssets.forEach(visit);
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.html') || (file.type === 'chunk' && file.isEntry)) visit(name);
      }
      const kilo = (size: number) => `${(size / 1000).toFixed(1).padStart(7)} kB`;
      const total = [...first.values()].reduce((sum, size) => sum + size, 0);
      for (const [name, size] of first) console.log(`${kilo(size)}  ${name}`);
      console.log(`${kilo(total)}  of ${BUDGET / 1000} kB for the first load, compressed`);
      if (total > BUDGET) this.error(`the first load weighs ${total} bytes compressed, more than ${BUDGET}`);
    },
  };
}
