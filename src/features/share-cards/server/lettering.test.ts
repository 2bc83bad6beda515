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

it('writes what no font has without its accents, unknown letters as a question mark, and no signs', () => {
  expect(letters.outline('Ṱhoḽo', at)).toBe(letters.outline('Tholo', at));
  expect(letters.outline('Ж1', at)).toBe(letters.outline('?1', at));
  expect(letters.outline('🏀', at)).toBe('');
});

it('makes a text smaller before it cuts it', () => {
  const most = { width: 200, size: 40, least: 28, weight: 700 } as const;
  expect(letters.fitted('Hawks', most)).toEqual({ text: 'Hawks', size: 40 });
  const smaller = letters.fitted('Princeton Village', most);
  expect([smaller.text, smaller.size < 40]).toEqual(['Princeton Village', true]);
  const cut = letters.fitted('Kgotla Kings Athletic and Social Club', most);
  expect(cut).toEqual({ text: expect.stringMatching(/^Kgotla Kings.*…$/), size: 28 });
  expect(letters.widthOf(cut.text, cut.size, 700)).toBeLessThanOrEqual(200);
});
