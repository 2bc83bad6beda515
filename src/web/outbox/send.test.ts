import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { type EntryQueue, type EntryRequest, sendQueued } from './send.ts';
import { fakeLocks } from './testing/fake-locks.ts';

let entries: Entry[];
const answered = vi.fn<typeof fetch>();
const queue: EntryQueue = {
  all: async () => [...entries].sort((a, b) => a.at - b.at),
  change: async (ids, change) => {
    entries = entries.flatMap((entry) => (ids.includes(entry.id) ? (change(entry) ?? []) : [entry]));
  },
};

const written = (at: number, more: Partial<Entry> = {}): Entry => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  owner: 3,
  method: 'POST',
  path: `/api/games/7/comments?number=${at}`,
  body: { content: `Number ${at}` },
  resource: 'comments:game:7',
  label: `Comment ${at}`,
  text: { field: 'content', max: 500 },
  at,
  edits: 0,
  ...more,
});
/** The numbers of what was sent, in order. */
const sent = () => answered.mock.calls.map(([path]) => Number(/number=(\d+)/.exec(String(path))?.[1]));
const remaining = () => entries.map(({ at }) => at);
const refused = (status: number, message = 'No') => Response.json({ message }, { status });

beforeEach(() => {
  entries = [];
  answered.mockReset();
  answered.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', answered);
});
afterEach(() => vi.unstubAllGlobals());

test('sends the entries of a resource in order, each with its key and account, and removes them', async () => {
  entries = [written(2), written(1)];
  expect(await sendQueued(queue)).toBe(false);
  expect(sent()).toEqual([1, 2]);
  const init = answered.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', body: '{"content":"Number 1"}', credentials: 'same-origin' });
  expect(init?.headers).toMatchObject({ 'idempotency-key': written(1).id, 'x-account': '3' });
  expect(remaining()).toEqual([]);
});

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['half a response', async () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
  ['a busy server', async () => refused(503)],
  ['a limit', async () => refused(429)],
  ['a page of something on the way', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('%s holds back the later entries of its resource, and those of no other', async (_what, response) => {
  entries = [written(1), written(2), written(3, { resource: 'rsvps:7' })];
  answered.mockImplementationOnce(response);
  expect(await sendQueued(queue)).toBe(true);
  expect([sent(), remaining()]).toEqual([
    [1, 3],
    [1, 2],
  ]);
});

test('does not wait for a resource whose request hangs', async () => {
  entries = [written(1), written(2, { resource: 'rsvps:7' })];
  const { promise, resolve } = Promise.withResolvers<Response>();
  answered.mockReturnValueOnce(promise);
  const sending = sendQueued(queue);
  await vi.waitFor(() => expect(remaining()).toEqual([1]));
  resolve(Response.json({}));
  expect([await sending, remaining()]).toEqual([false, []]);
});

test('sends the same entry again, under the same key, if the page was killed before it was removed', async () => {
  entries = [written(1)];
  vi.spyOn(queue, 'change').mockRejectedValueOnce(new Error('Killed'));
  await expect(sendQueued(queue)).rejects.toThrow('Killed');
  answered.mockResolvedValueOnce(Response.json({ repeated: true }));
  await sendQueued(queue);
  const keys = answered.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect([keys, remaining()]).toEqual([[written(1).id, written(1).id], []]);
});

test.each([400, 403, 404, 409, 413, 422])(
  'keeps a refused entry (%i) with its reason, sends those after it, and does not send it again',
  async (status) => {
    entries = [written(1), written(2)];
    answered.mockResolvedValueOnce(refused(status, 'This game has already started'));
    const onRefused = vi.fn();
    expect(await sendQueued(queue, { onRefused })).toBe(false);
    expect(entries).toEqual([{ ...written(1), refusal: 'This game has already started' }]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith([written(1)], 'This game has already started');
    await sendQueued(queue);
    expect(sent()).toEqual([1, 2]);
  },
);

test('neither sends nor refuses the entries of another account', async () => {
  entries = [written(1, { owner: 4 }), written(2)];
  await sendQueued(queue, { owner: 3 });
  expect([sent(), remaining()]).toEqual([[2], [1]]);
});

test('without a page, leaves the entries of another account after one 401, and those of links to their pages', async () => {
  entries = [written(1, { owner: 4 }), written(2, { owner: 4 }), written(3), written(4, { owner: 'link-7' })];
  answered.mockResolvedValueOnce(refused(401, 'Please log in first'));
  const onSessionOver = vi.fn();
  expect(await sendQueued(queue, { onSessionOver })).toBe(false);
  expect([sent(), remaining(), onSessionOver.mock.calls.length]).toEqual([[1, 3], [1, 2, 4], 1]);
  expect(entries.every(({ refusal }) => refusal === undefined)).toBe(true);
});

test('keeps an entry that was edited while it was being sent', async () => {
  entries = [written(1)];
  answered.mockImplementationOnce(async () => {
    await queue.change([written(1).id], (entry) => ({ ...entry, body: { content: 'Better' }, edits: 1 }));
    return Response.json({});
  });
  await sendQueued(queue);
  expect(entries).toEqual([{ ...written(1), body: { content: 'Better' }, edits: 1 }]);
});

test('keeps an edited entry whose first version had arrived, and does not send it again by itself', async () => {
  entries = [written(1, { edits: 1 })];
  answered.mockResolvedValueOnce(Response.json({ repeated: true }));
  await sendQueued(queue);
  expect(entries).toMatchObject([
    { body: written(1).body, edits: 0, refusal: expect.stringContaining('arrived already') },
  ]);
  expect(entries[0]?.id).not.toBe(written(1).id);
});

test('counts an entry that had arrived before as sent', async () => {
  entries = [written(1)];
  answered.mockResolvedValueOnce(Response.json({ repeated: true }));
  const onSent = vi.fn();
  await sendQueued(queue, { onSent });
  expect([remaining(), onSent.mock.calls.length]).toEqual([[], 1]);
});

test('respects entries that are removed or added meanwhile', async () => {
  entries = [written(1), written(2)];
  answered.mockImplementationOnce(async () => {
    entries = [...entries.filter(({ at }) => at !== 2), written(3)];
    return Response.json({});
  });
  await sendQueued(queue);
  expect([sent(), remaining()]).toEqual([[1, 3], []]);
});

test('sends a picture as a form with the other fields', async () => {
  const file = { field: 'image', name: 'view.png', content: new File(['bytes'], 'view.png', { type: 'image/png' }) };
  entries = [written(1, { path: '/api/posts/picture', body: { content: 'Look', displayName: 'Fan' }, file })];
  await sendQueued(queue);
  const form = answered.mock.calls[0]?.[1]?.body;
  if (!(form instanceof FormData)) throw new Error('No form was sent');
  expect([form.get('content'), form.get('displayName')]).toEqual(['Look', 'Fan']);
  expect(form.get('image')).toMatchObject({ name: 'view.png', size: 5 });
});

test('lets two senders on one device take turns', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  entries = [written(1), written(2), written(3, { resource: 'rsvps:7' })];
  await Promise.all([sendQueued(queue), sendQueued(queue)]);
  expect(sent().toSorted()).toEqual([1, 2, 3]);
});

const play = (at: number, session = 'one') =>
  written(at, {
    path: '/api/games/7/events?number=7',
    body: { events: [{ id: `play-${at}` }], session },
    resource: 'plays:7',
    batch: 'events',
  });
const bodies = () => answered.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test('sends entries of a batch in one request, without a key, as long as they differ in nothing else', async () => {
  entries = [play(1), play(2), play(3, 'two')];
  await sendQueued(queue);
  expect(bodies()).toEqual([
    { events: [{ id: 'play-1' }, { id: 'play-2' }], session: 'one' },
    { events: [{ id: 'play-3' }], session: 'two' },
  ]);
  expect(new Headers(answered.mock.calls[0]?.[1]?.headers).has('idempotency-key')).toBe(false);
  expect(remaining()).toEqual([]);
});

test('sends 120 entries of a batch in three requests', async () => {
  entries = Array.from({ length: 120 }, (_, at) => play(at));
  await sendQueued(queue);
  expect(bodies().map(({ events }) => events.length)).toEqual([50, 50, 20]);
});

test('keeps only those entries of a batch that the server names, and sends the others', async () => {
  entries = [play(1), play(2), play(3)];
  const issues = [{ path: 'events.1.playerId', message: 'is not a player on this team' }];
  answered.mockResolvedValueOnce(Response.json({ message: 'Not on this team', issues }, { status: 400 }));
  await sendQueued(queue);
  expect(bodies()[1]).toEqual({ events: [{ id: 'play-1' }, { id: 'play-3' }], session: 'one' });
  expect(entries).toEqual([{ ...play(2), refusal: 'Not on this team' }]);
});

test('completes a request with what only the page knows, and stores nothing of it', async () => {
  entries = [play(1)];
  answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const complete = async ({ path, body }: EntryRequest) => ({
    path: `${path}&after=play-0`,
    body: { ...Object(body), token: 'abc' },
  });
  await sendQueued(queue, { complete });
  expect([answered.mock.calls[0]?.[0], bodies()[0].token]).toEqual([
    '/api/games/7/events?number=7&after=play-0',
    'abc',
  ]);
  expect(entries).toEqual([play(1)]);
});
