import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessage } from '../api/api.ts';
import { newQueryClient, send, useWrite } from '../api/requests.ts';
import { OfflineNotice } from '../layout/OfflineNotice.tsx';
import { beginSession, endSession } from '../session/session.ts';
import type { Entry } from './entry.ts';
import { QueuedHere } from './QueuedHere.tsx';
import { showQueued, useQueued } from './queued.ts';
import { openFakeOutbox } from './testing/fake-outbox.ts';

const answered = vi.fn<typeof fetch>();
let fake: ReturnType<typeof openFakeOutbox>;

const lost = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  answered.mockReset();
  answered.mockImplementation(lost);
  vi.stubGlobal('fetch', answered);
  beginSession({ id: 3, username: 'member', isAdmin: false });
  fake = openFakeOutbox();
});
afterEach(() => {
  cleanup();
  act(() => fake.close());
  endSession();
  vi.unstubAllGlobals();
});

const within = (content: React.ReactNode) =>
  render(<QueryClientProvider client={newQueryClient()}>{content}</QueryClientProvider>);

function CommentButton({ mayQueue = true, replaces = false }) {
  const comment = useWrite({
    send: (content: string) => send('POST', '/api/games/7/comments', { body: { content } }),
    ...(mayQueue && {
      queued: () => ({ resource: 'comments:game:7', label: 'Comment', text: { field: 'content', max: 500 }, replaces }),
    }),
    onDone: () => reported('done'),
    onQueued: () => reported('queued'),
    onFailed: (error) => reported(getMessage(error)),
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

function QueuedCount({ rendered }: { rendered: (queued: number) => void }) {
  rendered(useQueued('like:game:7').length);
  return null;
}

test('does not rerender while still nothing is queued, as every like button of a page subscribes', () => {
  const rendered = vi.fn<(queued: number) => void>();
  within(<QueuedCount rendered={rendered} />);
  act(() => showQueued([]));
  expect(rendered.mock.calls).toEqual([[0]]);
});

test('queues a write without a response under its idempotency key, for the current account', async () => {
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('queued');
  const [entry] = fake.entries();
  expect(entry).toMatchObject({
    method: 'POST',
    path: '/api/games/7/comments',
    body: { content: 'Hello' },
    resource: 'comments:game:7',
  });
  expect(new Headers(answered.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe(entry?.id);
});

test('queues no write that got a response, whatever it is', async () => {
  answered.mockResolvedValueOnce(Response.json({}));
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('done');
  reported.mockReset();
  cleanup();
  answered.mockResolvedValueOnce(Response.json({ message: 'Comments are closed' }, { status: 403 }));
  await pressSay();
  expect(reported).toHaveBeenCalledExactlyOnceWith('Comments are closed');
  expect(fake.entries()).toEqual([]);
});

test('fails at once when the write may not be queued', async () => {
  await pressSay({ mayQueue: false });
  expect(reported.mock.calls[0]?.[0]).toMatch(/cannot be reached|offline/);
  expect(fake.entries()).toEqual([]);
});

test('queues no write of a visitor', async () => {
  endSession();
  await pressSay();
  expect(reported.mock.calls[0]?.[0]).not.toBe('queued');
  expect(fake.entries()).toEqual([]);
});

test('fails the write when the device cannot store it', async () => {
  vi.spyOn(fake.outbox, 'queue').mockResolvedValue(false);
  await pressSay();
  expect(reported.mock.calls[0]?.[0]).not.toBe('queued');
});

test('replaces a queued write of the same resource', async () => {
  await pressSay({ replaces: true });
  cleanup();
  reported.mockReset();
  await pressSay({ replaces: true });
  expect(fake.entries()).toHaveLength(1);
});

const queued = (more: Partial<Entry> = {}): Entry => ({
  id: crypto.randomUUID(),
  owner: 3,
  method: 'POST',
  path: '/api/games/7/comments',
  body: { content: 'What a game' },
  resource: 'comments:game:7',
  label: 'Comment on A against B',
  text: { field: 'content', max: 500 },
  at: 1,
  edits: 0,
  ...more,
});

test('sends a write after what is queued for its resource, and removes what it supersedes', async () => {
  const sent: string[] = [];
  const order = vi.spyOn(fake.outbox, 'sendFirst').mockImplementation(async () => void sent.push('queued'));
  answered.mockImplementation(async () => {
    sent.push('written');
    return Response.json({});
  });
  act(() => fake.show([queued(), queued({ resource: 'thoughts' })]));
  await pressSay({ replaces: true });
  expect([sent, order.mock.calls]).toEqual([['queued', 'written'], [['comments:game:7']]]);
  expect(fake.entries()).toMatchObject([{ resource: 'thoughts' }]);
});

test('shows an entry where it belongs, and why it was refused', async () => {
  within(<QueuedHere resource="comments:game:7" />);
  expect(screen.queryByRole('list')).toBe(null);
  act(() => fake.show([queued(), queued({ resource: 'comments:game:8', body: { content: 'Elsewhere' } })]));
  expect(screen.getByRole('listitem').textContent).toContain('What a gameWaiting to be sent');
  act(() => fake.show([queued({ refusal: 'Comments are closed' })]));
  expect(screen.getByRole('listitem').textContent).toContain('Not sent: Comments are closed');
});

test('the offline notice shows how many entries are queued, also online, and opens their list', async () => {
  const open = vi.spyOn(fake.outbox, 'open');
  within(<OfflineNotice />);
  expect(screen.queryByRole('button')).toBe(null);
  act(() => fake.show([queued(), queued({ resource: 'thoughts' })]));
  const line = await screen.findByRole('button', { name: '2 waiting' });
  await userEvent.setup().click(line);
  expect(open).toHaveBeenCalledOnce();
  act(() => fake.show([queued({ refusal: 'No' }), queued()]));
  await screen.findByRole('button', { name: '1 not sent' });
  act(() => fake.show([]));
  expect(screen.queryByRole('button')).toBe(null);
});
