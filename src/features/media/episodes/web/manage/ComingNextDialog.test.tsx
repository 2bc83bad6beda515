import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import type { Episode } from '../../contract.ts';
import { ComingNextDialog } from './EpisodesPage.tsx';

const episode: Episode = {
  id: 3,
  version: 5,
  number: 1,
  title: 'The season opens',
  series: 'Village Sports News',
  duration: '19:45',
  description: '',
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  videoId: 'aqz-KE-bpKQ',
  tags: [],
  publishedDate: '2025-06-20',
  next: { title: 'Episode 2', text: 'The semi-finals.' },
  can: { edit: true, delete: true },
};
const sent = vi.fn<(method: string, path: string, body: unknown) => Response>();
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) =>
    sent(String(method), path, JSON.parse(String(body))),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  sent.mockReset();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

test('announces the next episode, with the version that was seen', async () => {
  sent.mockReturnValue(Response.json(episode));
  const person = open();
  await person.clear(screen.getByLabelText(/^Text/));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('This is required')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText(/^Text/), 'The final.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.calls).toEqual([
    ['PATCH', '/api/episodes/3', { next: { title: 'Episode 2', text: 'The final.' }, version: 5 }],
  ]);
  expect(shownToast()?.title).toBe('Episode updated successfully');
});

test('removes the announcement, and stays open when the server refuses', async () => {
  sent.mockReturnValueOnce(Response.json({ message: 'Not now' }, { status: 409 }));
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Failed to update episode'));
  expect(onClose).not.toHaveBeenCalled();
  sent.mockReturnValueOnce(Response.json({ ...episode, next: null }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.calls.at(-1)).toEqual(['PATCH', '/api/episodes/3', { next: null, version: 5 }]);
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ComingNextDialog episode={episode} onClose={onClose} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
