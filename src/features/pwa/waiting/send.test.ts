import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitingWrite } from '#shared/waiting.ts';
import { sendWaiting, type WaitingStore } from './send.ts';

let writes: WaitingWrite[];
const answered = vi.fn<typeof fetch>();
const store: WaitingStore = {
  all: async () => [...writes].sort((a, b) => a.at - b.at),
  add: async (write) => void writes.push(write),
  change: async (id, change) => {
    writes = writes.flatMap((write) => (write.id === id ? (change(write) ?? []) : [write]));
  },
  forget: async (account) => {
    writes = writes.filter((write) => write.account !== account);
  },
};

const written = (at: number, more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  account: 3,
  method: 'POST',
  path: `/api/games/${at}/comments`,
  body: { content: `Number ${at}` },
  about: `comments:game:${at}`,
  label: `Comment ${at}`,
  text: { field: 'content', max: 500 },
  at,
  edits: 0,
  ...more,
});
const paths = () => answered.mock.calls.map(([path]) => path);
const remaining = () => writes.map(({ at }) => at);
const refused = (status: number, message = 'No') => Response.json({ message }, { status });

beforeEach(() => {
  writes = [];
  answered.mockReset();
  answered.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', answered);
});
afterEach(() => vi.unstubAllGlobals());

test('sends waiting writes in order, each with its key and account, and removes them', async () => {
  writes = [written(2), written(1)];
  expect(await sendWaiting(store)).toBe(false);
  expect(paths()).toEqual(['/api/games/1/comments', '/api/games/2/comments']);
  const init = answered.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', body: '{"content":"Number 1"}', credentials: 'same-origin' });
  expect(init?.headers).toMatchObject({ 'idempotency-key': written(1).id, 'x-account': '3' });
  expect(remaining()).toEqual([]);
});

test('keeps all writes and asks for a retry if no answer comes', async () => {
  writes = [written(1), written(2)];
  answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendWaiting(store)).toBe(true);
  expect([paths().length, remaining()]).toEqual([1, [1, 2]]);
});

test.each([
  ['a busy server', () => refused(503)],
  ['a limit', () => refused(429)],
  ['a page of something on the way', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('%s holds back only writes about the same thing', async (_what, response) => {
  writes = [written(1, { about: 'rsvps:7' }), written(2, { about: 'rsvps:7' }), written(3)];
  answered.mockImplementationOnce(async () => response());
  expect(await sendWaiting(store)).toBe(true);
  expect([paths().length, remaining()]).toEqual([2, [1, 2]]);
});

test.each([400, 403, 404, 409, 413, 422])(
  'keeps a refused write (%i) with its reason, and does not send it again',
  async (status) => {
    writes = [written(1), written(2)];
    answered.mockResolvedValueOnce(refused(status, 'This game has already started'));
    const onRefused = vi.fn();
    expect(await sendWaiting(store, { onRefused })).toBe(false);
    expect(writes).toEqual([{ ...written(1), refusal: 'This game has already started' }]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(written(1), 'This game has already started');
    await sendWaiting(store);
    expect(paths()).toHaveLength(2);
  },
);

test('neither sends nor refuses the writes of another account', async () => {
  writes = [written(1, { account: 4 }), written(2)];
  await sendWaiting(store, { account: 3 });
  expect([paths(), remaining()]).toEqual([['/api/games/2/comments'], [1]]);
});

test('without a page, keeps the writes of another account after one 401', async () => {
  writes = [written(1, { account: 4 }), written(2, { account: 4 }), written(3)];
  answered.mockResolvedValueOnce(refused(401, 'Please log in first'));
  expect(await sendWaiting(store)).toBe(false);
  expect([paths(), remaining()]).toEqual([
    ['/api/games/1/comments', '/api/games/3/comments'],
    [1, 2],
  ]);
  expect(writes.every(({ refusal }) => refusal === undefined)).toBe(true);
});

test('keeps a write that was edited while it was being sent', async () => {
  writes = [written(1)];
  answered.mockImplementationOnce(async () => {
    await store.change(written(1).id, (write) => ({ ...write, body: { content: 'Better' }, edits: 1 }));
    return Response.json({});
  });
  await sendWaiting(store);
  expect(writes).toEqual([{ ...written(1), body: { content: 'Better' }, edits: 1 }]);
});

test('keeps an edited write whose first version had arrived, and does not send it again by itself', async () => {
  writes = [written(1, { edits: 1 })];
  answered.mockResolvedValueOnce(Response.json({ repeated: true }));
  await sendWaiting(store);
  expect(writes).toMatchObject([
    { body: written(1).body, edits: 0, refusal: expect.stringContaining('arrived already') },
  ]);
  expect(writes[0]?.id).not.toBe(written(1).id);
});

test('counts a write that had arrived before as sent', async () => {
  writes = [written(1)];
  answered.mockResolvedValueOnce(Response.json({ repeated: true }));
  const onSent = vi.fn();
  await sendWaiting(store, { onSent });
  expect([remaining(), onSent.mock.calls.length]).toEqual([[], 1]);
});

test('respects writes that are removed or added meanwhile', async () => {
  writes = [written(1), written(2)];
  answered.mockImplementationOnce(async () => {
    writes = [...writes.filter(({ at }) => at !== 2), written(3)];
    return Response.json({});
  });
  await sendWaiting(store);
  expect([paths(), remaining()]).toEqual([['/api/games/1/comments', '/api/games/3/comments'], []]);
});

test('sends a picture as a form with the other fields', async () => {
  const file = { field: 'image', name: 'view.png', content: new Blob(['bytes'], { type: 'image/png' }) };
  writes = [written(1, { path: '/api/posts/picture', body: { content: 'Look', displayName: 'Fan' }, file })];
  await sendWaiting(store);
  const form = answered.mock.calls[0]?.[1]?.body;
  if (!(form instanceof FormData)) throw new Error('No form was sent');
  expect([form.get('content'), form.get('displayName')]).toEqual(['Look', 'Fan']);
  expect(form.get('image')).toMatchObject({ name: 'view.png', size: 5 });
});

test('lets two senders on one device take turns', async () => {
  let lastTurn = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = lastTurn.then(work);
    lastTurn = turn.then(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  writes = [written(1), written(2)];
  await Promise.all([sendWaiting(store), sendWaiting(store)]);
  expect(paths()).toHaveLength(2);
});
