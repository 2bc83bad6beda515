import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitingWrite } from '#shared/waiting.ts';
import { messageOf } from '../api/api.ts';
import { newQueryClient, send, useWrite } from '../api/calls.ts';
import { OfflineNotice } from '../layout/OfflineNotice.tsx';
import { beginSession, endSession } from '../session/session.ts';
import { openFakeQueue } from './testing/fake-queue.ts';
import { WaitingHere } from './WaitingHere.tsx';
import { showWaiting, useWaiting } from './waiting.ts';

const answered = vi.fn<typeof fetch>();
let fake: ReturnType<typeof openFakeQueue>;

const lost = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  answered.mockReset();
  answered.mockImplementation(lost);
  vi.stubGlobal('fetch', answered);
  beginSession({ id: 3, username: 'member', isAdmin: false });
  fake = openFakeQueue();
});
afterEach(() => {
  cleanup();
  act(() => fake.close());
  endSession();
  vi.unstubAllGlobals();
});

const within = (content: React.ReactNode) =>
  render(<QueryClientProvider client={newQueryClient()}>{content}</QueryClientProvider>);

function CommentButton({ mayWait = true, replaces = false }) {
  const comment = useWrite({
    send: (content: string) => send('POST', '/api/games/7/comments', { body: { content } }),
    ...(mayWait && {
      waits: () => ({ about: 'comments:game:7', label: 'Comment', text: { field: 'content', max: 500 }, replaces }),
    }),
    onDone: () => reported('done'),
    onWaits: () => reported('waits'),
    onFailed: (error) => reported(messageOf(error)),
  });
  return (
    <button type="button" onClick={() => comment.mutate('Hello')}>
      Say
    </button>
  );
}
const reported = vi.fn<(outcome: string) => void>();
beforeEach(() => void reported.mockReset());

async function pressSay(props: Parameters<typeof CommentButton>[0] = {}) {
  within(<CommentButton {...props} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Say' }));
  await waitFor(() => expect(reported).toHaveBeenCalled());
}

function WaitingCount({ rendered }: { rendered: (waiting: number) => void }) {
  rendered(useWaiting('like:game:7').length);
  return null;
}

test('does not rerender while still nothing waits, as every like button of a page subscribes', () => {
  const rendered = vi.fn<(waiting: number) => void>();
  within(<WaitingCount rendered={rendered} />);
  act(() => showWaiting([]));
  expect(rendered.mock.calls).toEqual([[0]]);
});

test('keeps a write without an answer under its idempotency key, for the current account', async () => {
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('waits');
  const [write] = fake.writes();
  expect(write).toMatchObject({
    account: 3,
    method: 'POST',
    path: '/api/games/7/comments',
    body: { content: 'Hello' },
    about: 'comments:game:7',
    edits: 0,
  });
  expect(new Headers(answered.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe(write?.id);
});

test('keeps no write that was answered, whatever the answer', async () => {
  answered.mockResolvedValueOnce(Response.json({}));
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('done');
  reported.mockReset();
  cleanup();
  answered.mockResolvedValueOnce(Response.json({ message: 'Comments are closed' }, { status: 403 }));
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('Comments are closed');
  expect(fake.writes()).toEqual([]);
});

test('fails at once when the write may not wait', async () => {
  await pressSay({ mayWait: false });
  expect(reported.mock.calls[0]?.[0]).toMatch(/cannot be reached|offline/);
  expect(fake.writes()).toEqual([]);
});

test('keeps no write of a visitor', async () => {
  endSession();
  await pressSay();
  expect(reported.mock.calls[0]?.[0]).not.toBe('waits');
  expect(fake.writes()).toEqual([]);
});

test('fails the write when the device cannot store it', async () => {
  vi.spyOn(fake.queue, 'add').mockRejectedValue(new Error('No storage'));
  await pressSay();
  expect(reported.mock.calls[0]?.[0]).not.toBe('waits');
});

test('replaces a waiting write about the same thing', async () => {
  await pressSay({ replaces: true });
  cleanup();
  reported.mockReset();
  await pressSay({ replaces: true });
  expect(fake.writes()).toHaveLength(1);
});

const waiting = (more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  id: crypto.randomUUID(),
  account: 3,
  method: 'POST',
  path: '/api/games/7/comments',
  body: { content: 'What a game' },
  about: 'comments:game:7',
  label: 'Comment on A against B',
  text: { field: 'content', max: 500 },
  at: 1,
  edits: 0,
  ...more,
});

test('shows a waiting write where it belongs, and why it was refused', async () => {
  within(<WaitingHere about="comments:game:7" />);
  expect(screen.queryByRole('list')).toBe(null);
  act(() => fake.show([waiting(), waiting({ about: 'comments:game:8', body: { content: 'Elsewhere' } })]));
  expect(screen.getByRole('listitem').textContent).toContain('What a gameWaiting to be sent');
  act(() => fake.show([waiting({ refusal: 'Comments are closed' })]));
  expect(screen.getByRole('listitem').textContent).toContain('Not sent: Comments are closed');
});

test('the offline notice shows how many writes wait, also online, and opens their list', async () => {
  const open = vi.spyOn(fake.queue, 'open');
  within(<OfflineNotice />);
  expect(screen.queryByRole('button')).toBe(null);
  act(() => fake.show([waiting(), waiting({ about: 'thoughts' })]));
  const line = await screen.findByRole('button', { name: '2 waiting' });
  await userEvent.setup().click(line);
  expect(open).toHaveBeenCalledOnce();
  act(() => fake.show([waiting({ refusal: 'No' }), waiting()]));
  await screen.findByRole('button', { name: '1 not sent' });
  act(() => fake.show([]));
  expect(screen.queryByRole('button')).toBe(null);
});
