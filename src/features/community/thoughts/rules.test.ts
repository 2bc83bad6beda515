import { expect, it } from 'vitest';
import { toTheMinute } from './rules.ts';

it.each(['2026-11-22T10:15:00.000Z', '2026-11-22T10:15:00.001Z', '2026-11-22T10:15:59.999Z'])(
  'rounds %s down to its minute',
  (instant) => {
    expect(toTheMinute(instant)).toBe('2026-11-22T10:15:00.000Z');
  },
);
