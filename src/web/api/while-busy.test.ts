import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainApiClient } from './api.ts';
import { whileBusy } from './while-busy.ts';

const server = vi.fn<typeof fetch>();
const onBusy = vi.fn();
const api = plainApiClient();
const send = () => whileBusy(() => api.send('POST /api/login'), onBusy);
const busy = (seconds: number) => () =>
  Promise.resolve(
    Response.json(
      { message: 'The server is busy.', code: 'busy' },
      { status: 503, headers: { 'retry-after': String(seconds) } },
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  server.mockReset();
  onBusy.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits as the busy server asks, and sends again until it is answered', async () => {
  server.mockImplementationOnce(busy(2)).mockImplementationOnce(busy(2));
  server.mockImplementation(async () => Response.json({ id: 5 }));
  const sent = send();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(server).toHaveBeenCalledTimes(1);
  expect(onBusy).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toEqual({ id: 5 });
  expect(server).toHaveBeenCalledTimes(3);
});

test('gives up after a minute, with the server’s own words', async () => {
  server.mockImplementation(busy(2));
  const failed = expect(send()).rejects.toMatchObject({ status: 503, message: 'The server is busy.' });
  await vi.advanceTimersByTimeAsync(61_000);
  await failed;
  expect(server.mock.calls.length).toBeGreaterThan(3);
  expect(server.mock.calls.length).toBeLessThan(20);
});

test.each([
  ['a full disk, which asks for half a minute', busy(30)],
  ['a limit', async () => Response.json({ message: 'Too many tries', code: 'limit' }, { status: 429 })],
  ['a wrong password', async () => Response.json({ message: 'No', code: 'wrong-password' }, { status: 401 })],
])('does not try again for %s', async (_, response) => {
  server.mockImplementation(response);
  await expect(send()).rejects.toMatchObject({ name: 'ApiError' });
  expect(server).toHaveBeenCalledTimes(1);
  expect(onBusy).not.toHaveBeenCalled();
});
