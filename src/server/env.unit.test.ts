import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

test('METRICS_TOKEN has 16 characters or more', () => {
  expect(() => readEnv({ METRICS_TOKEN: 'fifteen-letters' })).toThrow('METRICS_TOKEN must have at least 16 characters');
  expect(readEnv({ METRICS_TOKEN: 'sixteen--letters' }).metricsToken).toBe('sixteen--letters');
});

test.each(['0', '36501', '1.5', 'ever'])('AUDIT_DAYS=%s stops the start with one line', (given) => {
  expect(() => readEnv({ AUDIT_DAYS: given })).toThrow(/^AUDIT_DAYS must be a number of days from 1 to 36500$/);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  test.each([
    ['correct horse\n', 'correct horse'],
    ['correct horse\r\n', 'correct horse'],
    ['correct horse', 'correct horse'],
    [' two\nlines\n\n', ' two\nlines\n'],
  ])('%j is the secret without its last line break', (content, secret) => {
    expect(readEnv({ ADMIN_PASSWORD_FILE: file('admin', content) }).adminPassword).toBe(secret);
  });

  test('is read for features, too', () => {
    const { given } = readEnv({ SMTP_URL_FILE: file('smtp', 'smtps://post:box@mail.example\n') });
    expect(given['SMTP_URL']).toBe('smtps://post:box@mail.example');
  });

  test('stops the start by its name when it is empty, missing, a folder or given twice', () => {
    const start = (given: NodeJS.ProcessEnv) => () => readEnv(given);
    expect(start({ DATABASE_URL_FILE: file('empty', '\n') })).toThrow(/^DATABASE_URL_FILE names an empty file: /);
    expect(start({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
      /^DATABASE_URL_FILE names a file that cannot be read: /,
    );
    expect(start({ AI_API_KEY_FILE: folder })).toThrow(/^AI_API_KEY_FILE names a file that cannot be read: /);
    expect(start({ ADMIN_PASSWORD: 'a', ADMIN_PASSWORD_FILE: file('a', 'b') })).toThrow(
      /^ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set$/,
    );
    expect(start({ DATABASE_URL_FILE: file('wrong', 'mysql://here') })).toThrow(
      /^DATABASE_URL must start with postgres/,
    );
  });
});
