import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameTag } from '#features/competition/games/cache-tags.ts';
import { loginQuestion } from '#features/people/accounts/web/ask-for-login.ts';
import { tagsIn } from '#shared/cache-tags.ts';
import { newQueryClient, readOptions } from '#web/api/requests.ts';
import { LiveEvents } from '#web/live/follow.ts';
import { forgetChanges } from '#web/live/sources.ts';
import { openFakeOutbox } from '#web/outbox/testing/fake-outbox.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { LikeButton } from './LikeButton.tsx';

/** The reads that show a heart: lists with the game, and its own page. */
const paths = ['/api/games', '/api/games/7', '/api/games?team=3'];
let client: QueryClient;
let events: LiveEvents;
let counts: readonly number[];
let likedIds: number[];

const response = vi.fn<(method: string, path: string) => Promise<Response>>();
/** Delivers a like count as an event of the live stream. */
const receive = (number: number, likesCount: number, ...others: string[]) =>
  act(() => {
    const patches = { 'likes:game:7': { row: gameTag(7), at: number, fields: { likesCount } } };
    events.apply({
      kind: 'change',
      number,
      completeTo: number,
      tags: tagsIn(['likes:game:7', ...others].join(' ')),
      patches,
    });
  });
const likes = (liked: boolean, likesCount: number) => Response.json({ liked, likesCount });
const refused = () => Response.json({ message: 'Too many requests' }, { status: 429 });

/** The response of one of these reads. */
function read(path: string) {
  const row = { id: 7, likesCount: counts[paths.indexOf(path)] };
  const headers = { 'x-change': '1', 'x-tags': 'games game:*', 'x-rows': 'game /api/games' };
  return Response.json(path === '/api/games/7' ? row : [{ id: 9, likesCount: 2 }, row], { headers });
}

beforeEach(() => {
  forgetChanges();
  likedIds = [9];
  response.mockReset();
  dismissToast();
  beginSession({ id: 3, username: 'member', isAdmin: false });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = { 'x-change': '1', 'x-tags': 'liked:3' };
    if (path === '/api/games/liked') return Response.json(likedIds, { headers });
    return paths.includes(path) ? read(path) : response(init.method ?? 'GET', path);
  });
});
afterEach(() => {
  cleanup();
  events.stop();
  endSession();
  vi.unstubAllGlobals();
});

test('shows a tap at once, before the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(promise);
  const person = await show(4);
  await person.click(heart());
  expectHearts(true, 5);
  resolve(likes(true, 6));
  await waitFor(() => expectHearts(true, 6));
  expect(response).toHaveBeenCalledExactlyOnceWith('POST', '/api/games/7/like');
});

test('reverts a refused like, and reports it', async () => {
  response.mockResolvedValueOnce(refused());
  const person = await show(4);
  await person.click(heart());
  await waitFor(() => expect(shownToast()?.title).toBe('Failed to update like status. Please try again.'));
  expectHearts(false, 4);
});

test('sends one call at a time however fast the taps, and the last tap wins', async () => {
  const first = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(first.promise).mockResolvedValueOnce(likes(false, 4));
  const person = await show(4);
  for (const [liked, count] of [
    [true, 5],
    [false, 4],
    [true, 5],
    [false, 4],
  ] as const) {
    await person.click(heart());
    expectHearts(liked, count);
  }
  expect(response).toHaveBeenCalledTimes(1);
  first.resolve(likes(true, 5));
  await waitFor(() => expect(response).toHaveBeenCalledTimes(2));
  expectHearts(false, 4);
});

test('keeps the first of two calls if only the second is refused', async () => {
  const first = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(first.promise).mockResolvedValueOnce(refused());
  const person = await show(4);
  await person.click(heart());
  await person.click(heart());
  first.resolve(likes(true, 5));
  await waitFor(() => expect(shownToast()).not.toBe(null));
  expectHearts(true, 5);
});

test('reads one’s own likes in one call for all hearts, and shows no count below zero', async () => {
  likedIds = [7];
  response.mockReturnValueOnce(new Promise(() => {}));
  const person = await show(0);
  await waitFor(() => expectHearts(true, 0));
  await person.click(heart());
  expectHearts(false, 0);
});

test('queues only the last press without a network, and shows that it waits', async () => {
  const fake = openFakeOutbox();
  response.mockRejectedValue(new TypeError('Failed to fetch'));
  const person = await show(4);
  await person.click(heart());
  await waitFor(() => expect(shownToast()?.title).toBe('Waiting for the server'));
  expectHearts(true, 5);
  expect(heart().textContent).toContain('waiting to be sent');
  expect(fake.entries()).toMatchObject([{ resource: 'like:game:7', body: { liked: true } }]);
  dismissToast();
  await person.click(heart());
  await waitFor(() => expect(shownToast()?.title).toBe('Waiting for the server'));
  expectHearts(false, 4);
  expect(fake.entries()).toMatchObject([{ resource: 'like:game:7', body: { liked: false } }]);
  act(() => fake.close());
});

test('asks a visitor to log in, and likes nothing if they do not', async () => {
  endSession();
  const person = await show(4);
  await person.click(heart());
  const refusal = { title: 'Login Required', description: 'Please login to like this content.' };
  expect(loginQuestion()).toMatchObject({ refusal });
  await act(async () => loginQuestion()?.end());
  expect(loginQuestion()).toBe(null);
  expectHearts(false, 4);
  expect(response).not.toHaveBeenCalled();
});

test('likes once after the login, however often it was pressed before', async () => {
  endSession();
  response.mockImplementation(async (method) => likes(method === 'POST', 5));
  const person = await show(4);
  await person.click(heart());
  await person.click(heart());
  act(() => beginSession({ id: 3, username: 'member', isAdmin: false }));
  await waitFor(() => expectHearts(true, 5));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(response.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
});

test('keeps a like that the account had given before the login', async () => {
  endSession();
  response.mockResolvedValueOnce(likes(false, 4)).mockResolvedValueOnce(likes(true, 5));
  const person = await show(5);
  await person.click(heart());
  act(() => beginSession({ id: 3, username: 'member', isAdmin: false }));
  await waitFor(() => expect(response).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expectHearts(true, 5);
});

test('shows the same on a card, the page and another list, whichever is pressed', async () => {
  response.mockResolvedValueOnce(likes(true, 5)).mockResolvedValueOnce(refused());
  const person = await show(4, 4, 4);
  await person.click(heart(1));
  expectHearts(true, 5);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expectHearts(true, 5);
  await person.click(heart(2));
  await waitFor(() => expect(shownToast()).not.toBe(null));
  expectHearts(true, 5);
});

test('treats presses on several hearts of one item as presses on one', async () => {
  const first = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(first.promise).mockResolvedValueOnce(likes(false, 4));
  const person = await show(4, 4);
  await person.click(heart());
  await person.click(heart(1));
  expectHearts(false, 4);
  expect(response).toHaveBeenCalledTimes(1);
  first.resolve(likes(true, 5));
  await waitFor(() => expect(response).toHaveBeenCalledTimes(2));
  expectHearts(false, 4);
});

test('updates the count on somebody else’s like without a call, and keeps one’s own press', async () => {
  const own = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(own.promise);
  const person = await show(4, 4);
  receive(10, 9);
  await waitFor(() => expectHearts(false, 9));
  expect(response).not.toHaveBeenCalled();
  await person.click(heart());
  expectHearts(true, 10);
  receive(20, 12);
  await waitFor(() => expect(client.getQueryData(['/api/games/7', {}])).toMatchObject({ likesCount: 12 }));
  expectHearts(true, 10);
  own.resolve(likes(true, 10));
  await waitFor(() => expectHearts(true, 12));
});

test('does not count one’s own press twice if its event arrives before the response', async () => {
  const own = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(own.promise);
  const person = await show(4);
  await person.click(heart());
  receive(10, 5);
  expectHearts(true, 5);
  own.resolve(likes(true, 5));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expectHearts(true, 5);
});

test('shows a press that was made on one’s other screen', async () => {
  await show(4);
  likedIds = [7, 9];
  receive(10, 5, 'liked:3');
  await waitFor(() => expectHearts(true, 5));
  expect(response).not.toHaveBeenCalled();
});

/** Renders a heart for each read, with the count that it returns. */
async function show(...shown: number[]) {
  counts = shown;
  client = newQueryClient();
  events = new LiveEvents(client);
  render(
    <QueryClientProvider client={client}>
      {shown.map((_count, at) => (
        <Heart key={paths[at]} path={paths[at] ?? ''} />
      ))}
    </QueryClientProvider>,
  );
  await waitFor(() => expect(hearts()).toHaveLength(shown.length));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return userEvent.setup();
}

function Heart({ path }: { path: string }) {
  const { data } = useQuery(readOptions<Row | Row[]>(path));
  const row = [data ?? []].flat().find(({ id }) => id === 7);
  if (!row) return null;
  return (
    <LikeButton
      item={{ kind: 'game', path: '/api/games', id: 7 }}
      about="PV against Hawks"
      likesCount={row.likesCount}
    />
  );
}

interface Row {
  id: number;
  likesCount: number;
}

const hearts = () => screen.getAllByRole('button', { name: /^Like PV against Hawks/ });

function heart(at = 0) {
  const found = hearts()[at];
  if (!found) throw new Error(`There is no heart ${at}`);
  return found;
}

function expectHearts(liked: boolean, count: number) {
  for (const shown of hearts()) {
    expect(shown.getAttribute('aria-pressed')).toBe(String(liked));
    expect(shown.textContent).toContain(`, ${count}like`);
  }
}
