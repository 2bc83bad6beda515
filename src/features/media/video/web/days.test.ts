import { expect, it } from 'vitest';
import { dayText } from './days.ts';

it('writes a day unchanged, wherever the reader is', () => {
  expect(dayText('2025-06-20')).toBe('June 20 2025');
  expect(dayText('2026-01-01')).toBe('January 1 2026');
});

it('writes an instant as the reader’s day', () => {
  expect(dayText(new Date(2026, 10, 21, 6, 30).toISOString())).toBe('November 21 2026');
});
