import { expect, it } from 'vitest';
import { clockText } from './clock-rules.ts';

const since = '2026-11-19T17:00:00.000Z';
const after = (ms: number) => clockText(since, Date.parse(since) + ms);

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [61_000, '1:01'],
  [45 * 60_000, '45:00'],
  [100 * 60_000 - 1, '99:59'],
  [100 * 60_000, ''],
  [-5_000, '0:00'],
])('after %i ms it says %o', (ms, text) => expect(after(ms)).toBe(text));
