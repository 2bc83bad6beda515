import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickFirst, useRenderedInSteps } from './idle.ts';

const inApp = ({ children }: { children: ReactNode }) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('draws the first few at once and all of them in the end', async () => {
  const { result } = renderHook(() => useRenderedInSteps(20), { wrapper: inApp });
  expect(result.current).toBe(4);
  for (let step = 0; step < 4; step += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBe(20);
});

test('never draws more than there are', () => {
  expect(renderHook(() => useRenderedInSteps(3), { wrapper: inApp }).result.current).toBe(3);
});

test('takes the first items across several lists', () => {
  const lists = [['a', 'b'], ['c'], ['d']];
  const firstItems = (count: number) => pickFirst(lists, count, (list) => list).map(({ items }) => items.join(''));
  expect(firstItems(0)).toEqual([]);
  expect(firstItems(1)).toEqual(['a']);
  expect(firstItems(3)).toEqual(['ab', 'c']);
  expect(firstItems(9)).toEqual(['ab', 'c', 'd']);
});
