import { expect, it } from 'vitest';
import { loadLettering } from './lettering.ts';

const letters = await loadLettering();
const at = { x: 60, y: 1, size: 40, weight: 700 } as const;

it.each(['Village Arena', 'Škofja Ž', 'Nguyễn', '<svg onload="alert(1)">'])(
  'writes %s as the numbers of a path',
  (text) => {
    expect(letters.outline(text, at)).toMatch(/^([MLQC](-?\d+\.\d ?)+|Z)+$/);
  },
);

/** The lowest and the highest point of an outline, y downwards. */
function reach(text: string): [number, number] {
  const numbers = letters.outline(text, { ...at, y: 0 }).matchAll(/-?\d+\.\d/g);
  const ys = [...numbers].map(([one]) => Number(one)).filter((_, index) => index % 2 === 1);
  return [Math.max(...ys), Math.min(...ys)];
}

it.each(['ḓ', 'ḽ', 'ṋ', 'ṱ', 'Ḓ', 'Ḽ', 'Ṋ', 'Ṱ', 'ṅ', 'Ṅ'])(
  'writes the %s of Venda with its mark, as wide as its letter',
  (letter) => {
    const [base = ''] = letter.normalize('NFD');
    expect(letters.outline(letter, at).startsWith(letters.outline(base, at))).toBe(true);
    const [[low, high], [baseLow, baseHigh]] = [reach(letter), reach(base)];
    expect(letter.normalize('NFD').includes('\u0307') ? high < baseHigh - 3 : low > baseLow + 3).toBe(true);
    expect(letters.measureWidth(letter, 40, 700)).toBe(letters.measureWidth(base, 40, 700));
  },
);

it('leaves out marks without a matching glyph, writes unknown letters as question marks, and leaves out symbols', () => {
  expect(letters.outline('Tx\u0489', at)).toBe(letters.outline('Tx', at));
  expect(letters.outline('q\u0325', at)).toBe(letters.outline('q', at));
  expect(letters.outline('Ж1', at)).toBe(letters.outline('?1', at));
  expect(letters.outline('🏀', at)).toBe('');
});

it('shrinks a text before it cuts it', () => {
  const most = { width: 200, size: 40, least: 28, weight: 700 } as const;
  expect(letters.fitted('Hawks', most)).toEqual({ text: 'Hawks', size: 40 });
  const smaller = letters.fitted('Princeton Village', most);
  expect([smaller.text, smaller.size < 40]).toEqual(['Princeton Village', true]);
  const cut = letters.fitted('Kgotla Kings Athletic and Social Club', most);
  expect(cut).toEqual({ text: expect.stringMatching(/^Kgotla Kings.*…$/), size: 28 });
  expect(letters.measureWidth(cut.text, cut.size, 700)).toBeLessThanOrEqual(200);
});
