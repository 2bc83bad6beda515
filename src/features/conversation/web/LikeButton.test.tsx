import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#web/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts.ts';
import { LikeButton } from './LikeButton.tsx';

const answer = vi.fn<(method: string, path: string) => Promise<Response>>();
const likes = (liked: boolean, likesCount: number) => Response.json({ liked, likesCount });
const refused = () => Response.json({ message: 'Too many requests' }, { status: 429 });

beforeEach(() => {
  answer.mockReset();
  dismissToast();
  beginSession({ id: 3, username: 'member', isAdmin: false });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/api/games/liked' ? Promise.resolve(Response.json([9])) : answer(init.method ?? 'GET', path),
  );
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('a tap shows at once, before the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  const person = show(7, 4);
  await person.click(heart());
  expectHeart(true, 5);
  resolve(likes(true, 6));
  await waitFor(() => expectHeart(true, 6));
  expect(answer).toHaveBeenCalledExactlyOnceWith('POST', '/api/games/7/like');
});

test('what the server refuses is undone, and said', async () => {
  answer.mockResolvedValueOnce(refused());
  const person = show(7, 4);
  await person.click(heart());
  await waitFor(() => expect(shownToast()?.title).toBe('Failed to update like status. Please try again.'));
  expectHeart(false, 4);
});

test('however fast the taps, one call is under way at a time, and the last tap counts', async () => {
  const first = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(first.promise).mockResolvedValueOnce(likes(false, 4));
  const person = show(7, 4);
  for (const [liked, count] of [
    [true, 5],
    [false, 4],
    [true, 5],
    [false, 4],
  ] as const) {
    await person.click(heart());
    expectHeart(liked, count);
  }
  expect(answer).toHaveBeenCalledTimes(1);
  first.resolve(likes(true, 5));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expectHeart(false, 4);
});

test('of two calls only the second refused, the first one stands', async () => {
  const first = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(first.promise).mockResolvedValueOnce(refused());
  const person = show(7, 4);
  await person.click(heart());
  await person.click(heart());
  first.resolve(likes(true, 5));
  await waitFor(() => expect(shownToast()).not.toBe(null));
  expectHeart(true, 5);
});

test('one’s own likes come from one call for all, and a count is never below nothing', async () => {
  answer.mockReturnValueOnce(new Promise(() => {}));
  const person = show(9, 0);
  await waitFor(() => expectHeart(true, 0));
  await person.click(heart());
  expectHeart(false, 0);
});

test('whoever is not logged in is asked to be', async () => {
  endSession();
  const person = show(7, 4);
  await person.click(heart());
  expect(shownToast()).toMatchObject({
    title: 'Login Required',
    description: 'Please login to like this content.',
  });
  expectHeart(false, 4);
  expect(answer).not.toHaveBeenCalled();
});

function show(id: number, likesCount: number) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LikeButton item={{ kind: 'game', path: '/api/games', id }} about="PV against Hawks" likesCount={likesCount} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const heart = () => screen.getByRole('button', { name: /^Like PV against Hawks/ });

function expectHeart(liked: boolean, count: number) {
  expect(heart().getAttribute('aria-pressed')).toBe(String(liked));
  expect(heart().textContent).toContain(`${count}`);
}
