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

const model = { AI_BASE_URL: 'https://model.example/v1', AI_API_KEY: 'sk-12345678', AI_MODEL: 'small' };

test('a language model has an address, a key and a name', () => {
  expect(readEnv(model).ai).toEqual({ baseUrl: 'https://model.example/v1', apiKey: 'sk-12345678', model: 'small' });
  expect(readEnv({}).ai).toBeUndefined();
});

test.each([
  [{ ...model, AI_MODEL: '' }, 'AI_MODEL must be set too, for the language model'],
  [{ AI_MODEL: 'small' }, 'AI_BASE_URL and AI_API_KEY must be set too, for the language model'],
  [{ ...model, AI_BASE_URL: 'model.example' }, 'AI_BASE_URL must start with https://'],
  [{ ...model, AI_BASE_URL: 'https:model' }, 'AI_BASE_URL must start with https://'],
  [{ ...model, AI_API_KEY: 'a\nb: c34567' }, 'AI_API_KEY must have at least 8 characters without spaces'],
])('%j stops the start with one line that shows no key', (given, line) => {
  expect(() => readEnv(given)).toThrow(line);
});

const mail = {
  SMTP_URL: 'smtps://arena%40example.org:s%3Aecret@mail.example.org',
  MAIL_FROM: 'arena@example.org',
  PUBLIC_URL: 'https://arena.example.org/home',
};

test('a mail server has an address, a sender, and a village that its mails lead to', () => {
  expect(readEnv({ ...mail }).smtp).toEqual({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    auth: { user: 'arena@example.org', pass: 's:ecret' },
    from: 'arena@example.org',
    origin: 'https://arena.example.org',
  });
  expect(readEnv({ ...mail, SMTP_URL: 'smtp://[::1]' }).smtp).toMatchObject({ host: '::1', port: 587, secure: false });
  expect(readEnv({ MAIL_FROM: 'arena@example.org' }).smtp).toBeUndefined();
});

test.each([
  [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM must be set too, for e-mail'],
  [{ SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM and PUBLIC_URL must be set too, for e-mail'],
  [{ ...mail, MAIL_FROM: 'Arena <arena@example.org>' }, 'MAIL_FROM must be an address such as arena@example.org'],
  [{ ...mail, SMTP_URL: 'mail.example.org:25' }, 'SMTP_URL must start with smtps://'],
  [{ ...mail, SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must start with smtps://'],
  [{ ...mail, SMTP_URL: 'smtps://' }, 'SMTP_URL must be such as smtps://USER:PASSWORD@mail.example.org'],
  [
    { ...mail, SMTP_URL: 'smtps://:secret@mail.example.org' },
    'SMTP_URL must be such as smtps://USER:PASSWORD@mail.example.org',
  ],
  [{ ...mail, SMTP_URL: 'smtps://a:%zz@mail.example.org' }, 'SMTP_URL must have its user and password percent-encoded'],
])('half a mail server stops the start: %j', (given, line) => {
  expect(() => readEnv(given)).toThrow(new RegExp(`^${line.replaceAll('.', '\\.')}$`));
});
