import { expect, test } from 'vitest';
import { stepped } from './ScoreFields.tsx';

test.each([
  ['', 1, '1'],
  ['', -1, '0'],
  ['0', -1, '0'],
  ['0', 1, '1'],
  ['9', 1, '10'],
  ['10', -1, '9'],
  ['999', 1, '999'],
  ['x', 1, '1'],
] as const)('steps from %o by %i to %o', (text, by, after) => expect(stepped(text, by)).toBe(after));
