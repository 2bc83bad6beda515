import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitFirstScreen, useFirstScreenShown } from './first-screen.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] }));
afterEach(() => void vi.useRealTimers());

function openScreen() {
  const client = new QueryClient();
  const routed = Promise.withResolvers<void>();
  const games = Promise.withResolvers<string[]>();
  void awaitFirstScreen(routed.promise, client);
  const { result } = renderHook(() => useFirstScreenShown());
  const route = () => {
    routed.resolve();
    void client.fetchQuery({ queryKey: ['games'], queryFn: () => games.promise });
  };
  return { shown: result, route, answer: () => games.resolve([]) };
}

const afterMs = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the first screen is shown once its code and its reads are there', async () => {
  const screen = openScreen();
  await afterMs(1_000);
  expect(screen.shown.current).toBe(false);
  screen.route();
  await afterMs(1_000);
  expect(screen.shown.current).toBe(false);
  screen.answer();
  await afterMs(500);
  expect(screen.shown.current).toBe(true);
});

test('a slow answer holds nothing up for longer than three seconds', async () => {
  const screen = openScreen();
  screen.route();
  await afterMs(2_900);
  expect(screen.shown.current).toBe(false);
  await afterMs(200);
  expect(screen.shown.current).toBe(true);
});
