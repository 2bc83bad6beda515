import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import { useInOwnList } from './use-likes.ts';

const readLiked = vi.fn<() => Promise<number[]>>();
const liked = queryOptions({ queryKey: ['/api/games/liked', {}], queryFn: readLiked });
const onRender = vi.fn<(id: number) => void>();
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  client = new QueryClient();
  readLiked.mockResolvedValue([2]);
  beginSession({ id: 3, username: 'member', isAdmin: false });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('reads one’s likes once for all hearts, and renders again only those that it fills', async () => {
  const response = Promise.withResolvers<number[]>();
  readLiked.mockReturnValue(response.promise);
  show(1, 2, 3);
  await act(() => vi.advanceTimersByTimeAsync(0));
  onRender.mockClear();
  response.resolve([2]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(readLiked).toHaveBeenCalledOnce();
  expect(lit()).toEqual([false, true, false]);
  expect(new Set(onRender.mock.calls.flat())).toEqual(new Set([2]));
});

test('reads the list for hearts that mount later', async () => {
  show(1, 2);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(readLiked).toHaveBeenCalledOnce();
  expect(lit()).toEqual([false, true]);
});

test('empties a heart that one no longer likes', async () => {
  show(1, 2);
  await act(() => vi.advanceTimersByTimeAsync(0));
  readLiked.mockResolvedValue([1]);
  void client.invalidateQueries({ queryKey: liked.queryKey });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(lit()).toEqual([true, false]);
});

function show(...ids: number[]) {
  render(
    <QueryClientProvider client={client}>
      {ids.map((id) => (
        <Heart key={id} id={id} />
      ))}
    </QueryClientProvider>,
  );
}

function Heart({ id }: { id: number }) {
  const isLit = useInOwnList(liked, id);
  onRender(id);
  return <button type="button" aria-pressed={isLit} />;
}

const lit = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed') === 'true');
