import { expect, test } from 'vitest';
import { isInside, isPushService } from './endpoints.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
  'https://push.example.org:8443/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, ['push.example.org:8443'])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://push.example.org/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost:5000/api/user',
  'not an address',
])('%s is not a push service', (endpoint) => {
  expect(isPushService(endpoint, ['push.example.org:8443'])).toBe(false);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '2002:a00:1::',
  '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fec0::1',
  'feff::1',
])('%s is not a public address', (address) => expect(isInside(address)).toBe(true));

test.each(['142.250.74.10', '2a00:1450:4001::1', '2001:ffff::1', '2003::1', '64:ff9c::1'])(
  '%s is a public address',
  (address) => expect(isInside(address)).toBe(false),
);
