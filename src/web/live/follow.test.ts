import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, isLoggedIn } from '../session/session.ts';
import { followChanges, useStreamForVisitors } from './follow.ts';
import type { LiveEvent } from './stream.ts';

const user = { id: 7, username: 'sipho', isAdmin: false };
const fetchMock = vi.fn<() => Promise<Response>>();
const streams: ((event: LiveEvent) => void)[] = [];
/** The audience of each open stream. */
const open: string[] = [];
vi.mock('./stream.ts', () => ({
  listenAcrossTabs: (audience: string, notify: (event: LiveEvent) => void) => {
    streams.push(notify);
    open.push(audience);
    return () => open.splice(open.indexOf(audience), 1);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps the person logged in after the stream ended until the server says that the session is over', async () => {
  beginSession(user);
  followChanges(new QueryClient());
  fetchMock.mockResolvedValueOnce(new Response('{"message":"busy"}', { status: 503 }));
  fetchMock.mockRejectedValueOnce(new TypeError('no network'));
  fetchMock.mockResolvedValueOnce(Response.json(user));
  streams[0]?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(isLoggedIn()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(2);

  fetchMock.mockResolvedValueOnce(
    new Response('{"message":"Please log in first","code":"session-over"}', { status: 401 }),
  );
  streams[1]?.({ kind: 'hello', number: 1 });
  streams[1]?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(isLoggedIn()).toBe(false);
});

test('reopens the stream only after a pause when it wrongly ends twice in a row as if the session were over', async () => {
  fetchMock.mockReset().mockImplementation(async () => Response.json(user));
  beginSession(user);
  followChanges(new QueryClient());
  const before = streams.length;
  const opened = () => streams.length - before;
  streams.at(-1)?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(opened(), 'the first time at once').toBe(1);
  streams.at(-1)?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(opened()).toBe(2);

  streams.at(-1)?.({ kind: 'hello', number: 1 });
  streams.at(-1)?.({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(opened(), 'one that had begun was no refusal').toBe(3);
});

test('opens a stream for a visitor only on a page that asks for it, and another one after login', () => {
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
