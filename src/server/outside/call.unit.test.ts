import { afterAll, expect, test } from 'vitest';
import { startReceiver } from '#features/device/webhooks/testing/receiver.ts';
import { callOutside } from './call.ts';
import { outsideAddress } from './hosts.ts';
import { publicLookup } from './public-addresses.ts';

const receiver = await startReceiver();
afterAll(() => receiver[Symbol.asyncDispose]());

const call = (path: string, options: { added?: readonly string[]; maxBytes?: number; limitMs?: number } = {}) =>
  callOutside({
    address: `https://${receiver.host}${path}`,
    method: 'POST',
    body: '{}',
    added: [receiver.host],
    maxBytes: 1_000,
    ...options,
  });

test('it sends the body, and reads the status and the beginning of what is answered', async () => {
  receiver.answer('/long', { status: 500, body: 'no'.repeat(5_000), headers: { 'retry-after': '7' } });
  expect(await call('/long')).toEqual({ status: 500, body: 'no'.repeat(500), retryAfter: '7' });
  expect(receiver.received.at(-1)).toMatchObject({ method: 'POST', body: '{}' });
});

test('it follows no redirect', async () => {
  receiver.answer('/moved', { status: 307, headers: { location: '/elsewhere' } });
  expect(await call('/moved')).toMatchObject({ status: 307 });
  expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere');
});

test('it gives up on a server that takes the request and never answers', async () => {
  receiver.answer('/silent', 'never');
  expect(await call('/silent', { limitMs: 500 })).toEqual({ status: null, why: 'It did not answer in time' });
});

test('it connects to no private address', async () => {
  const before = receiver.received.length;
  const port = receiver.host.split(':')[1];
  const number = { address: `https://127.0.0.1:${port}/x`, method: 'GET', maxBytes: 10, added: [] } as const;
  expect(await callOutside(number)).toEqual({ status: null, why: 'Its address has no name' });
  expect(await call('/x', { added: [] })).toMatchObject({ status: null });
  expect(receiver.received).toHaveLength(before);
});

test('a name that leads to a private address is not resolved', async () => {
  const failure = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
  expect(failure).toMatchObject({ message: 'localhost is at no public address' });
});

test.each([
  'http://hooks.example.org/a',
  'https://someone@hooks.example.org/a',
  'https://hooks.example.org/a#b',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://chat.village.lan/a',
  'https:hooks.example.org',
])('%s is not an address to call', (typed) => expect(() => outsideAddress(typed, [])).toThrow());

test('a host that the operator added may be inside', () => {
  expect(outsideAddress('https://chat.village.lan:8065/hooks/1', ['chat.village.lan:8065'])).toBe(
    'https://chat.village.lan:8065/hooks/1',
  );
  expect(outsideAddress('https://Hooks.Example.org/a?b=c', [])).toBe('https://hooks.example.org/a?b=c');
});
