import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { CommentList } from './CommentList.tsx';
import { sampleComment } from './testing/sample-comment.ts';

const response = vi.fn<(method: string, path: string) => Promise<Response>>();
const comments = [
  sampleComment({ id: 42, username: 'Sipho', content: 'Mine', can: { delete: true, hide: false } }),
  sampleComment({ id: 41 }),
];

beforeEach(() => {
  response.mockReset();
  dismissToast();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => response(init.method ?? 'GET', path));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('offers deletion only where the server allows it, and asks first', async () => {
  let rows = comments;
  response.mockImplementation(async (method) => {
    if (method === 'GET') return Response.json(rows);
    rows = comments.slice(1);
    return Response.json({ ok: true });
  });
  const person = show();
  await screen.findByText('Mine');
  expect(screen.queryByRole('button', { name: 'Delete the comment by Thandi' })).toBe(null);
  await person.click(screen.getByRole('button', { name: 'Delete the comment by Sipho' }));
  expect(screen.getByText('“Mine”')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Comment deleted'));
  expect(response).toHaveBeenCalledWith('DELETE', '/api/comments/42');
  await waitFor(() => expect(screen.queryByText('Mine')).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
});

test('enlarges the area on a press, and shrinks it on the next', async () => {
  const many = [43, 42, 41].map((id) => sampleComment({ id }));
  response.mockImplementation(async () => Response.json(many));
  const person = show();
  const more = await screen.findByRole('button', { name: 'Show more' });
  const area = screen.getByRole('region');
  expect(area.className).toContain('h-48');
  await person.click(more);
  expect(area.className).toContain('max-h-[60dvh]');
  await person.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(area.className).not.toContain('max-h-[60dvh]');
});

test('reports a refused deletion, and keeps the comment', async () => {
  response.mockImplementation(async (method) =>
    method === 'GET' ? Response.json(comments) : Response.json({ message: 'Not yours' }, { status: 403 }),
  );
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'Delete the comment by Sipho' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Failed to delete the comment. Please try again.');
  expect(screen.getByText('Mine')).toBeDefined();
});

test('lets an admin hide a comment with a reason, and show it again', async () => {
  // The test environment does not implement popovers.
  HTMLElement.prototype.hidePopover ??= () => undefined;
  const can = { delete: true, hide: true };
  const hidden = sampleComment({ id: 43, username: 'Zo', hiddenBecause: 'It names a room', can });
  response.mockImplementation(async (method) =>
    method === 'GET' ? Response.json([hidden, sampleComment({ can })]) : Response.json(hidden),
  );
  const person = show();
  expect(await screen.findByText('It names a room')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Hide from others' }));
  await person.type(await screen.findByLabelText(/^Reason/), 'It is rude');
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(shownToast()?.title).toBe('The comment is hidden'));
  expect(response).toHaveBeenCalledWith('POST', '/api/comments/41/hide');
  await person.click(screen.getByRole('button', { name: 'Show again' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Everyone can see the comment again'));
  expect(response).toHaveBeenCalledWith('DELETE', '/api/comments/43/hide');
});

test('offers to retry a failed load, and then says that there are no comments', async () => {
  response.mockResolvedValueOnce(Response.json({ message: 'Overloaded' }, { status: 503 }));
  const person = show();
  expect(screen.getByText('Loading comments')).toBeDefined();
  const again = await screen.findByRole('button', { name: 'Try again' });
  response.mockResolvedValueOnce(Response.json([]));
  await person.click(again);
  expect(await screen.findByText('No comments yet')).toBeDefined();
});

test('fills the heart of a comment at once, and reverts it if the server refuses', async () => {
  beginSession({ id: 3, username: 'member', isAdmin: false });
  const { promise, resolve } = Promise.withResolvers<Response>();
  response.mockImplementation((method) => (method === 'GET' ? Promise.resolve(Response.json(comments)) : promise));
  const person = show();
  const heart = await screen.findByRole('button', { name: /^Like the comment by Thandi/ });
  await person.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(heart.textContent).toContain(', 1like');
  resolve(Response.json({ message: 'Slow down' }, { status: 429 }));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  expect(shownToast()?.title).toBe('Failed to update like status. Please try again.');
  expect(response).toHaveBeenCalledWith('POST', '/api/comments/41/like');
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CommentList item={{ kind: 'game', path: '/api/games', id: 7 }} about="PV against Hawks" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
