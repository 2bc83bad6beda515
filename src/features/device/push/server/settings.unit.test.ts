import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { pushSettings } from './settings.ts';

const readMailServer = (given: NodeJS.ProcessEnv) => pushSettings(readEnv(given)).mailServer;

const mail = {
  SMTP_URL: 'smtps://arena%40example.org:s%3Aecret@mail.example.org',
  MAIL_FROM: 'arena@example.org',
  PUBLIC_URL: 'https://arena.example.org/home',
};

test('reads the address and sender of a mail server, and the address of the app for links', () => {
  expect(readMailServer(mail)).toEqual({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    auth: { user: 'arena@example.org', pass: 's:ecret' },
    from: 'arena@example.org',
    origin: 'https://arena.example.org',
  });
  expect(readMailServer({ ...mail, SMTP_URL: 'smtp://[::1]' })).toMatchObject({
    host: '::1',
    port: 587,
    secure: false,
  });
  expect(readMailServer({ MAIL_FROM: 'arena@example.org' })).toBeUndefined();
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
])('an incomplete or wrong mail server stops the start: %j', (given, line) => {
  expect(() => readMailServer(given)).toThrow(new RegExp(`^${line.replaceAll('.', '\\.')}$`));
});
