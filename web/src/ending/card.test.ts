import { expect, test } from 'vitest';
import { standAlone, wrap } from './card';

const letters = (text: string) => text.length;

test('a text is broken between words, and a word that is too long stands alone', () => {
  expect(wrap('the last coffin leaves', 10, letters)).toEqual(['the last', 'coffin', 'leaves']);
  expect(wrap('Grabpflegeversicherung am Ende', 10, letters)).toEqual(['Grabpflegeversicherung', 'am Ende']);
  expect(wrap('short', 10, letters)).toEqual(['short']);
});

test('a drawing that stands alone names its colours itself', () => {
  const colours: Record<string, string> = { '--ghost': '#e9ecff', '--gold': '#e8c24a' };
  expect(standAlone('<path fill="var(--ghost)" stroke="var(--gold)"/>', (name) => colours[name] ?? '')).toBe('<path fill="#e9ecff" stroke="#e8c24a"/>');
});
