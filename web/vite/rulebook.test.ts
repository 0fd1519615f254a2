import { expect, test } from 'vitest';
import { renderRulebook } from './rulebook';

test('a citation becomes a place to link to, other brackets stay words', () => {
  const html = renderRulebook('# Dawn\n\nA lid is lifted.\n(DU-1.1, R-DU-47)\n\n(not a rule)\n');
  expect(html).toContain('<h1>Dawn</h1>');
  expect(html).toContain('<span class="rule" id="DU-1.1">DU-1.1</span>');
  expect(html).toContain('id="R-DU-47"');
  expect(html).toContain('(not a rule)');
});
