import { expect, test } from 'vitest';
import { isOpen, scoringWindow } from './rules.ts';

test('opens a link two hours before the start, and closes it exactly three hours after the start', () => {
  const window = scoringWindow('2026-11-24T16:00:00.000Z');
  expect(window).toEqual({ opensAt: '2026-11-24T14:00:00.000Z', closesAt: '2026-11-24T19:00:00.000Z' });
  const at = (time: string) => isOpen(window, new Date(`2026-11-24T${time}Z`));
  expect([at('13:59:59.999'), at('14:00:00.000'), at('18:59:59.999'), at('19:00:00.000')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
