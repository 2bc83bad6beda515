import { expect, test } from 'vitest';
import { isPushService } from './endpoints.ts';

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
