import { marked } from 'marked';
import type { Plugin } from 'vite';

/** The line under a paragraph that names its rules: `(DU-1.1, R-DU-47)`. */
const CITATION = /^\((?:(?:R-|T-)?[A-Z]{2}-[\d.]+[a-z]?(?:, )?)+\)$/;

/** Turns a rulebook into HTML: each citation becomes a place one can link to, `#DU-1.1`. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.md')) return null;
      return `export default ${JSON.stringify(renderRulebook(text))};`;
    },
  };
}

export function renderRulebook(text: string): string {
  const lines = text.split('\n').map((line) => {
    if (!CITATION.test(line.trim())) return line;
    const rules = line.trim().slice(1, -1).split(', ');
    return rules.map((rule) => `<span class="rule" id="${rule}">${rule}</span>`).join(' ');
  });
  return marked.parse(lines.join('\n'), { async: false });
}
