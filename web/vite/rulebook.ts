import { marked } from 'marked';
import type { Plugin } from 'vite';

/** The comment under a paragraph that names its rules: `<!-- DU-1.1, R-DU-47 -->`. */
const CITATION = /<!-- ((?:(?:R-|T-)?[A-Z]{2}-[\d.]+[a-z]?(?:, )?)+) -->/g;

/** Turns a rulebook into HTML: rules are noted in the margin as places to link to, `#DU-1.1`, and pieces are left blank. */
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
  // A rule that is cited in several places is found at the first of them.
  const cited = new Set<string>();
  const note = (rules: string): string => {
    const places = rules.split(', ').map((rule) => {
      const place = cited.has(rule) ? '' : ` id="${rule}"`;
      cited.add(rule);
      return `<span class="rule"${place}>${rule}</span>`;
    });
    return `<span class="rules">${places.join(' ')}</span>`;
  };
  const html = marked.parse(
    text.replaceAll(CITATION, (_, rules: string) => note(rules)),
    { async: false },
  );
  // `![a red vampire](piece:vampire:red)` is drawn by the game; until then it has its name.
  return html.replaceAll(/<img src="piece:([^"]+)" alt="([^"]*)">/g, (_, piece: string, name: string) => `<span class="piece" role="img" aria-label="${name}" data-picture="${decodeURIComponent(piece)}"></span>`);
}
