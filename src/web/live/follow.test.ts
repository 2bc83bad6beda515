import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, isLoggedIn } from '../session/session.ts';
import { followChanges } from './follow.ts';
import type { LiveEvent } from './matching.ts';
import { useStreamForVisitors } from './visitors.ts';

const user = { id: 7, username: 'sipho', isAdmin: false };
const asked = vi.fn<() => Promise<Response>>();
const streams: ((event: LiveEvent) => void)[] = [];
/** As whom a stream stands open. */
const open: string[] = [];
vi.mock('./tabs.ts', () => ({
  listenAcrossTabs: (audience: string, notify: (event: LiveEvent) => void) => {
    streams.push(notify);
    open.push(audience);
    return () => open.splice(open.indexOf(audience), 1);
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

test('a visitor has a stream where a page asks for it, and another one as a member', () => {
  endSession();
  open.length = 0;
  followChanges(new QueryClient());
  expect(audiences()).toEqual([]);
  const page = renderHook(() => useStreamForVisitors());
  expect(audiences()).toEqual(['visitor']);
  beginSession(user);
  expect(audiences()).toEqual(['member']);
  page.unmount();
  expect(audiences()).toEqual(['member']);
  endSession();
  expect(audiences()).toEqual([]);
});

const audiences = () => [...new Set(open)];
