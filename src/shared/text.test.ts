import { describe, expect, test } from 'vitest';
import { optionalText, text } from './text.ts';

const name = (typed: string) => text({ max: 20 }).safeParse(typed).data;
const free = (typed: string) => text({ max: 20, lines: true }).safeParse(typed).data;

describe('a name', () => {
  test.each([
    ['zero width', 'Zo\u200be'],
    ['a byte order mark', '\ufeffZoe'],
    ['a soft hyphen', 'Zo\u00ade'],
    ['a joiner', 'Zo\u200de'],
    ['overridden direction', '\u202eZoe'],
    ['isolated direction', '\u2067Zoe\u2069'],
    ['a direction mark', 'Zoe\u200f'],
    ['a filler', 'Zo\u3164e'],
    ['a blank pattern', 'Zoe\u2800'],
    ['a tag', 'Zoe\u{e0041}'],
    ['a variation of a letter', 'Zo\ufe0fe'],
    ['a variation of an ideograph', 'Zoe\u{e0100}'],
    ['a private character', 'Z\ue000oe'],
    ['an unassigned character', 'Zoe\u0378'],
  ])('loses %s', (_what, typed) => expect(name(typed)).toBe('Zoe'));

  test.each(['', ' ', '\u200b', '\u200b\u200d', '\u2066', '\u3164', '\u2800', '\u00a0\u3000', '\u0301', '\ue000'])(
    'made of %j alone is refused',
    (typed) => expect(name(typed)).toBeUndefined(),
  );

  test('keeps visible characters: letters of every script, accents, emoji', () => {
    for (const typed of ['Nomsa', 'Zoë', 'محمد', 'ถนน', '李', "O'Brien-Smith", '🏀 Hoops', 'I ❤️ this']) {
      expect(name(typed)).toBe(typed);
    }
    expect(name('Zoe\u200b\u0308')).toBe('Zoë');
  });

  test('has plain spaces in one line', () => {
    expect(name('Ada\u00a0L\u2003M\u2028N')).toBe('Ada L M N');
    expect(name('a\u0000b')).toBeUndefined();
  });

  test('counts as left out when it is optional and nothing in it is visible', () => {
    expect(optionalText({ max: 20 }).parse('\u200b')).toBe('');
  });
});

test('a free text keeps joined emoji and its lines, and must be visible too', () => {
  expect(free('👩\u200d👩\u200d👧\nhere')).toBe('👩\u200d👩\u200d👧\nhere');
  expect(free('\u200b\u200d')).toBeUndefined();
});
