import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each([
  ['2', 2],
  ['1000', 1000],
  ['', 10],
])('DATABASE_POOL=%s is a pool of %i', (given, size) => {
  expect(readEnv({ DATABASE_POOL: given }).poolSize).toBe(size);
});

test.each(['1', '1001', '-3', '2.5', 'many'])('DATABASE_POOL=%s stops the start with one line', (given) => {
  expect(() => readEnv({ DATABASE_POOL: given })).toThrow(/^DATABASE_POOL must be a number from 2 to 1000$/);
});
