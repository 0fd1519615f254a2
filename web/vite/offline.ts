import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGS = ['en', 'de', 'fr', 'nl'];

/**
 * The page that is shown where the house cannot be reached, and the worker that shows it. Whoever reads it may have any
 * language, and nothing can be asked: it says the same in all of them.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle() {
      const page = offlinePage((lang) => readFileSync(join(import.meta.dirname, `../../text/${lang}/web-table.ftl`), 'utf8'));
      const style = readFileSync(join(import.meta.dirname, 'offline.css'), 'utf8');
      const script = readFileSync(join(import.meta.dirname, 'waiting.js'), 'utf8');
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      const version = createHash('sha256').update(page).update(style).update(script).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page });
      this.emitFile({ type: 'asset', fileName: 'offline.css', source: style });
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: script });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker.replace('__VERSION__', version) });
    },
  };
}

/** The page, with the words of every language. */
export function offlinePage(read: (lang: string) => string): string {
  const said = (lang: string, key: string): string => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(read(lang)));
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${lang}: there is no ${key}`);
    return bundle.formatPattern(message.value);
  };
  const texts = LANGS.map((lang) => `<p lang="${lang}">${said(lang, 'web-offline')}</p>`);
  const again = LANGS.map((lang) => `<span lang="${lang}">${said(lang, 'web-offline-again')}</span>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Sexton</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script type="module" src="/offline.js"></script>
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="96" height="96">
<h1>Sexton</h1>
${texts.join('\n')}
<a href="">${again.join(' · ')}</a>
</main>
</body>
</html>
`;
}
