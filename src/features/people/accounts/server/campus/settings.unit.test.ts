import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { campusSettings } from './settings.ts';

const needed = {
  PUBLIC_URL: 'https://arena.example.org/ignored',
  OIDC_ISSUER: 'https://university.example.org/realms/students',
  OIDC_CLIENT_ID: 'village',
  OIDC_CLIENT_SECRET: 'a secret',
};
const read = (given: NodeJS.ProcessEnv) => campusSettings(readEnv(given));

it('is off without an issuer, and on with all that it needs', () => {
  expect(read({})).toBeUndefined();
  expect(read({ PUBLIC_URL: needed.PUBLIC_URL })).toBeUndefined();
  expect(read({ ...needed, OIDC_MEMBERS: 'realm_access.roles=students, staff' })).toMatchObject({
    clientSecret: 'a secret',
    scopes: 'openid profile',
    button: 'Log in at your university',
    passwords: 'everyone',
    timeout: 5000,
    origin: 'https://arena.example.org',
    rules: { members: { claim: 'realm_access.roles', values: ['students', 'staff'] }, officers: undefined },
  });
});

it('reads the secret from a file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'village-secret-')), 'secret');
  writeFileSync(path, 'from a file\n');
  const { OIDC_CLIENT_SECRET: _, ...others } = needed;
  expect(read({ ...others, OIDC_CLIENT_SECRET_FILE: path })?.clientSecret).toBe('from a file');
});

it.each([
  [{ OIDC_BUTTON: 'Log in' }, 'OIDC_ISSUER must be set too, for OIDC_BUTTON'],
  [
    { OIDC_ISSUER: needed.OIDC_ISSUER },
    'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and PUBLIC_URL must be set too, for OIDC_ISSUER',
  ],
  [{ ...needed, OIDC_ISSUER: 'university.example.org' }, 'OIDC_ISSUER must start with https://'],
  [{ ...needed, OIDC_ISSUER: 'http://university.example.org' }, 'OIDC_ISSUER must start with https://'],
  [{ ...needed, OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES must contain openid'],
  [{ ...needed, OIDC_MEMBERS: 'students' }, 'OIDC_MEMBERS must be such as groups=students,staff'],
  [{ ...needed, OIDC_OFFICERS: 'groups=' }, 'OIDC_OFFICERS must be such as groups=students,staff'],
  [{ ...needed, OIDC_TIMEOUT: '0' }, 'OIDC_TIMEOUT must be a number of seconds from 1 to 60'],
  [{ ...needed, OIDC_PASSWORDS: 'off' }, 'OIDC_PASSWORDS must be everyone or admins'],
])('%j stops the start', (given, message) => {
  expect(() => read(given)).toThrow(message);
});
