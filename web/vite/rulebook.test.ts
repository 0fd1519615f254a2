import { expect, test } from 'vitest';
import { renderRulebook } from './rulebook';

test('a citation becomes a place to link to, other comments and brackets stay', () => {
  const html = renderRulebook('# Dawn\n\nA lid is lifted.\n<!-- DU-1.1, R-DU-47 -->\n\n(not a rule)\n');
  expect(html).toContain('<h1>Dawn</h1>');
  expect(html).toContain('<span class="rule" id="DU-1.1">DU-1.1</span>');
  expect(html).toContain('id="R-DU-47"');
  expect(html).toContain('(not a rule)');
});

test('a rule cited twice is one place', () => {
  const html = renderRulebook('One.\n<!-- DU-1.1 -->\n\nTwo.\n<!-- DU-1.1 -->\n');
  expect(html.match(/id="DU-1.1"/g)).toHaveLength(1);
  expect(html.match(/class="rule"/g)).toHaveLength(2);
});

test('a piece is left for the game to draw', () => {
  const html = renderRulebook('![a door](piece:door:4♥) ![a picture](other.png)\n');
  expect(html).toContain('<span class="piece" role="img" aria-label="a door" data-picture="door:4♥"></span>');
  expect(html).toContain('<img src="other.png"');
});
