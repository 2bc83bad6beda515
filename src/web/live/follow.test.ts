import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, isLoggedIn } from '../session.ts';
import { followChanges } from './follow.ts';
import type { LiveEvent } from './matching.ts';

const user = { id: 7, username: 'sipho', isAdmin: false };
const asked = vi.fn<() => Promise<Response>>();
const streams: ((event: LiveEvent) => void)[] = [];
vi.mock('./tabs.ts', () => ({
  listenAcrossTabs: (notify: (event: LiveEvent) => void) => {
    streams.push(notify);
    return () => undefined;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the end of a stream logs nobody out as long as the server cannot say whether the session is over', async () => {
  beginSession(user);
  followChanges(new QueryClient());
  asked.mockResolvedValueOnce(new Response('{"message":"busy"}', { status: 503 }));
  asked.mockRejectedValueOnce(new TypeError('no network'));
  asked.mockResolvedValueOnce(Response.json(user));
  streams[0]?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(isLoggedIn()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(2);

  asked.mockResolvedValueOnce(new Response('{"message":"Please log in first","code":"session-over"}', { status: 401 }));
  streams[1]?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(isLoggedIn()).toBe(false);
});
