import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginQuestion } from '#features/accounts/web/ask-for-login.ts';
import { LiveEvents } from '#web/live/apply.ts';
import { beginSession, endSession } from '#web/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts.ts';
import { LikeButton } from './LikeButton.tsx';

/** Where a heart may stand. */
const places = ['card', 'page', 'list'];
const watched = new Set<Element>();
let notify: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
let client: QueryClient;
let drawn: RenderResult;

const answer = vi.fn<(method: string, path: string) => Promise<Response>>();
/** Word of somebody's like. */
const hear = (events: LiveEvents, number: number) =>
  act(() => events.apply({ kind: 'change', number, topics: ['likes:game:7'] }));
const likes = (liked: boolean, likesCount: number) => Response.json({ liked, likesCount });
const refused = () => Response.json({ message: 'Too many requests' }, { status: 429 });

/** The browser's own, which is told here what is on screen. */
class Screen {
  constructor(told: typeof notify) {
    notify = told;
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
}
const comeOnScreen = () => act(() => notify([...watched].map((target) => ({ target, isIntersecting: true }))));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Screen);
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
  expectHearts(true, 5);
  resolve(likes(true, 6));
  await waitFor(() => expectHearts(true, 6));
  expect(answer).toHaveBeenCalledExactlyOnceWith('POST', '/api/games/7/like');
});

test('what the server refuses is undone, and said', async () => {
  answer.mockResolvedValueOnce(refused());
  const person = show(7, 4);
  await person.click(heart());
  await waitFor(() => expect(shownToast()?.title).toBe('Failed to update like status. Please try again.'));
  expectHearts(false, 4);
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
    expectHearts(liked, count);
  }
  expect(answer).toHaveBeenCalledTimes(1);
  first.resolve(likes(true, 5));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expectHearts(false, 4);
});

test('of two calls only the second refused, the first one stands', async () => {
  const first = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(first.promise).mockResolvedValueOnce(refused());
  const person = show(7, 4);
  await person.click(heart());
  await person.click(heart());
  first.resolve(likes(true, 5));
  await waitFor(() => expect(shownToast()).not.toBe(null));
  expectHearts(true, 5);
});

test('one’s own likes come from one call for all, and a count is never below nothing', async () => {
  answer.mockReturnValueOnce(new Promise(() => {}));
  const person = show(9, 0);
  await waitFor(() => expectHearts(true, 0));
  await person.click(heart());
  expectHearts(false, 0);
});

test('whoever is not logged in is asked to be, and nothing is liked when they do not', async () => {
  endSession();
  const person = show(7, 4);
  await person.click(heart());
  const refusal = { title: 'Login Required', description: 'Please login to like this content.' };
  expect(loginQuestion()).toMatchObject({ refusal });
  await act(async () => loginQuestion()?.end());
  expect(loginQuestion()).toBe(null);
  expectHearts(false, 4);
  expect(answer).not.toHaveBeenCalled();
});

test('after the login it is liked once, however often it was pressed before', async () => {
  endSession();
  answer.mockImplementation(async (method) => likes(method === 'POST', 5));
  const person = show(7, 4);
  await person.click(heart());
  await person.click(heart());
  act(() => beginSession({ id: 3, username: 'member', isAdmin: false }));
  await waitFor(() => expectHearts(true, 5));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(answer.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
});

test('what the account liked before stays liked', async () => {
  endSession();
  answer.mockResolvedValueOnce(likes(false, 4)).mockResolvedValueOnce(likes(true, 5));
  const person = show(7, 5);
  await person.click(heart());
  act(() => beginSession({ id: 3, username: 'member', isAdmin: false }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expectHearts(true, 5);
});

test('a card, the page and a list read at another time show the same, whichever is pressed', async () => {
  answer.mockResolvedValueOnce(likes(true, 5)).mockResolvedValueOnce(refused());
  const person = show(7, 4, 4, 3);
  expectHearts(false, 4);
  await person.click(heart(1));
  expectHearts(true, 5);
  await person.click(heart(2));
  await waitFor(() => expect(shownToast()).not.toBe(null));
  expectHearts(true, 5);
});

test('presses on several hearts of one thing are presses on one', async () => {
  const first = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(first.promise).mockResolvedValueOnce(likes(false, 4));
  const person = show(7, 4, 4);
  await person.click(heart());
  await person.click(heart(1));
  expectHearts(false, 4);
  expect(answer).toHaveBeenCalledTimes(1);
  first.resolve(likes(true, 5));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expectHearts(false, 4);
});

test('a list read anew moves the number, one that merely comes on screen does not', async () => {
  answer.mockResolvedValueOnce(likes(true, 6));
  const person = show(7, 4);
  await person.click(heart());
  await waitFor(() => expectHearts(true, 6));
  redraw(7, 4, 4);
  expectHearts(true, 6);
  redraw(7, 8, 4);
  await waitFor(() => expectHearts(true, 8));
});

test('somebody else’s like moves the number while the heart is on screen, and leaves one’s own press alone', async () => {
  const own = Promise.withResolvers<Response>();
  answer.mockImplementation((method) => (method === 'GET' ? Promise.resolve(likes(false, 9)) : own.promise));
  const person = show(7, 4, 4);
  comeOnScreen();
  const events = new LiveEvents(client);
  hear(events, 10);
  await waitFor(() => expectHearts(false, 9));
  expect(answer).toHaveBeenCalledExactlyOnceWith('GET', '/api/games/7/like-status');
  await person.click(heart());
  expectHearts(true, 10);
  hear(events, 20);
  expectHearts(true, 10);
  own.resolve(likes(true, 10));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expectHearts(true, 10);
});

test('when everything may have changed, a heart that was never asked for waits for its list', async () => {
  answer.mockResolvedValue(likes(false, 9));
  show(7, 4);
  comeOnScreen();
  const events = new LiveEvents(client);
  act(() => events.apply({ kind: 'change', number: 10, topics: ['*'] }));
  expect(client.isFetching({ queryKey: ['likes'] })).toBe(0);
  redraw(7, 6);
  await waitFor(() => expectHearts(false, 6));
  expect(answer).not.toHaveBeenCalled();
  hear(events, 11);
  await waitFor(() => expectHearts(false, 9));
  act(() => events.apply({ kind: 'change', number: 12, topics: ['*'] }));
  // One look a second and topic at most.
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});

/** A heart per place where it stands, with the count of each one's list. */
function show(id: number, ...counts: number[]) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  drawn = render(<Hearts id={id} counts={counts} />);
  return userEvent.setup();
}

const redraw = (id: number, ...counts: number[]) => drawn.rerender(<Hearts id={id} counts={counts} />);

function Hearts({ id, counts }: { id: number; counts: number[] }) {
  return (
    <QueryClientProvider client={client}>
      {counts.map((count, at) => (
        <LikeButton
          key={places[at]}
          item={{ kind: 'game', path: '/api/games', id }}
          about="PV against Hawks"
          likesCount={count}
        />
      ))}
    </QueryClientProvider>
  );
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
