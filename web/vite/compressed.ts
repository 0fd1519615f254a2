import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts a Brotli copy beside every file that gets smaller by it. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist';
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        const smaller = brotliCompressSync(bytes);
        if (smaller.length < bytes.length) await writeFile(`${path}.br`, smaller);
      }
    },
  };
}
