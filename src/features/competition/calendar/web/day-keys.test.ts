import { expect, it } from 'vitest';
import { dayAfterKey } from './MonthGrid.tsx';

it.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['Enter', null],
])('%s moves from 1 December to %s', (key, day) => {
  expect(dayAfterKey('2026-12-01', { key, shiftKey: false })).toBe(day);
});

it('moves by a year with Shift and the page keys', () => {
  expect(dayAfterKey('2028-02-29', { key: 'PageDown', shiftKey: true })).toBe('2029-02-28');
  expect(dayAfterKey('2028-02-29', { key: 'PageUp', shiftKey: true })).toBe('2027-02-28');
});
