import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveEvents } from '#web/live/follow.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import type { Notice } from '../contract.ts';
import { NoticesBell } from './NoticesBell.tsx';

let events: LiveEvents | undefined;
const response = vi.fn<(method: string, path: string) => Promise<Response>>();

beforeEach(() => {
  response.mockReset();
  beginSession({ id: 3, username: 'member', isAdmin: false });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => response(init.method ?? 'GET', path));
});
afterEach(() => {
  cleanup();
  events?.stop();
  endSession();
  vi.unstubAllGlobals();
});

test('shows how many notices are new; opening it marks them as read but keeps their mark on screen', async () => {
  let read = false;
  response.mockImplementation(async (method) => {
    const notices = [notice({ id: 2, read }), notice({ id: 1, read: true, link: null })];
    if (method === 'GET') return Response.json(notices, { headers: { 'x-tags': 'notices:3 all-notices' } });
    read = true;
    return Response.json({ ok: true }, { headers: { 'x-change': '5', 'x-tags': 'notices:3' } });
  });
  show();
  const bell = await screen.findByRole('button', { name: 'Notices, 1 new' });
  toggle('open');
  await waitFor(() => expect(bell.textContent).toBe('Notices'));
  expect(response).toHaveBeenCalledWith('POST', '/api/notices/read');
  expect(await screen.findAllByText('New')).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/notifications',
    '/media?tab=photos',
  ]);
  toggle('closed');
  toggle('open');
  expect(screen.queryByText('New')).toBe(null);
  expect(response.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
});

test('offers to retry a failed read, and says when there are no notices yet', async () => {
  response.mockResolvedValueOnce(Response.json({ message: 'Overloaded' }, { status: 503 }));
  show();
  toggle('open');
  const again = await screen.findByRole('button', { name: 'Try again' });
  response.mockResolvedValueOnce(Response.json([]));
  act(() => again.click());
  expect(await screen.findByText('No notices yet')).toBeDefined();
});

test('shows no bell to a visitor', () => {
  endSession();
  show();
  expect(screen.queryByRole('button')).toBe(null);
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  events = new LiveEvents(client);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticesBell />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Dispatches the event by which a browser reports that a popover opened or closed. */
function toggle(newState: 'open' | 'closed') {
  const event = Object.assign(new Event('toggle'), { newState });
  act(() => void document.querySelector('[popover]')?.dispatchEvent(event));
}

const notice = (fields: Partial<Notice>): Notice => ({
  id: 1,
  kind: 'photo',
  title: 'Your photo was approved',
  text: 'It is in the gallery now.',
  link: '/media?tab=photos',
  createdAt: '2026-11-20T18:30:00.000Z',
  read: false,
  ...fields,
});
