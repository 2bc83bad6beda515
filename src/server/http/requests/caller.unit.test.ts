import { expect, test } from 'vitest';
import { getAddress, isFromThisApp } from './caller.ts';

const cookie = 'va_session=x';

test.each([
  ['GET', { cookie, 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { cookie, 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { cookie, 'sec-fetch-site': 'none' }, true],
  ['POST', { cookie, 'sec-fetch-site': 'same-site' }, false],
  ['POST', { cookie, 'sec-fetch-site': 'cross-site', origin: 'http://arena.test', host: 'arena.test' }, false],
  ['POST', { cookie, origin: 'http://arena.test', host: 'arena.test' }, true],
  ['POST', { cookie, origin: 'http://evil.test', host: 'arena.test' }, false],
  ['POST', { cookie, origin: 'null', host: 'arena.test' }, false],
  ['DELETE', { cookie, host: 'arena.test' }, false],
  ['POST', { host: 'arena.test' }, true],
  ['POST', { 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { 'sec-fetch-site': 'same-site' }, false],
  ['POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { origin: 'http://evil.test', host: 'arena.test' }, false],
  ['POST', { origin: 'null', host: 'arena.test' }, false],
  ['POST', { origin: 'http://arena.test', host: 'arena.test' }, true],
])('%s with %j comes from this app: %s', (method, headers, expected) => {
  expect(isFromThisApp(method, headers, undefined)).toBe(expected);
});

test('compares the origin with the public address behind a proxy', () => {
  const headers = { cookie, origin: 'https://arena.test', host: '127.0.0.1:5000' };
  expect(isFromThisApp('POST', headers, 'https://arena.test')).toBe(true);
  expect(isFromThisApp('POST', headers, undefined)).toBe(false);
});

const requestFrom = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
});

test.each([
  ['::ffff:10.0.0.7', undefined, false, '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, false, '2001:db8:0:0::/64'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7', true, '7.7.7.7'],
  ['10.0.0.1', '6.6.6.6', false, '10.0.0.1'],
])('address %s, forwarded %s, proxy trusted %s counts as %s', (remote, forwarded, trusted, expected) => {
  expect(getAddress(requestFrom(remote, forwarded), trusted)).toBe(expected);
});
