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

test.each([
  [{}, 730],
  [{ AUDIT_DAYS: '1' }, 1],
  [{ AUDIT_DAYS: '36500' }, 36_500],
])('%j keeps the audit log for %i days', (given, days) => {
  expect(readEnv(given).auditDays).toBe(days);
});

test.each(['0', '36501', '1.5', 'ever'])('AUDIT_DAYS=%s stops the start with one line', (given) => {
  expect(() => readEnv({ AUDIT_DAYS: given })).toThrow(/^AUDIT_DAYS must be a number of days from 1 to 36500$/);
});
