import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api.ts';
import { beginSession, endSession } from '../session/session.ts';
import { dismissToast, shownToast } from '../ui/toasts/toasts.ts';
import { accountOutbox, followOutbox, openAccountOutbox } from './account-outbox.ts';
import { forgetQueued, type QueuedNote, QueuedNow, removeEntry, rewriteEntry, sendInTurn } from './queued.ts';
import { answered, comment, found, lost, sent } from './testing/open-page.ts';

const device = vi.hoisted(() => ({ entries: [] as { path: string }[] }));
vi.mock('./device-store.ts', async (original) => {
  const { MemoryStore } = await import('./testing/memory-store.ts');
  const deviceStore = new MemoryStore();
  Object.defineProperty(device, 'entries', { get: () => deviceStore.entries });
  return { ...(await original<object>()), deviceStore };
});

const thandi = { id: 3, username: 'thandi', isAdmin: false };
const sipho = { id: 4, username: 'sipho', isAdmin: false };

beforeEach(() => {
  lost();
  vi.stubGlobal('fetch', answered);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  for (const account of [3, 4]) await forgetQueued(account);
  endSession();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

followOutbox(Promise.resolve(null));

/** Writes without a network, as a screen does. */
async function write(number: number, note: Partial<QueuedNote> = {}) {
  const { id, method, path, body, resource, label } = comment(number);
  const failure = new ApiError(0, { message: 'Offline' });
  failure.unsent = { id, method, path, body };
  const sending = sendInTurn(
    () => Promise.reject(failure),
    () => ({ resource, label, ...note }),
  );
  await expect(sending).rejects.toBeInstanceOf(QueuedNow);
}

const shown = () =>
  accountOutbox()
    ?.get()
    .entries.map(({ label }) => label);
const settled = () => vi.waitFor(() => expect(shown()).toEqual([]));

test('sends what one account wrote only as that account, and shows it to no other', async () => {
  beginSession(thandi);
  await write(1);
  beginSession(sipho);
  expect(shown()).toEqual([]);
  found();
  await write(2);
  openAccountOutbox().flush();
  await settled();
  expect([sent(), device.entries.length]).toEqual([[2], 1]);
  beginSession(thandi);
  await vi.waitFor(() => expect(sent()).toEqual([2, 1]));
  await settled();
  expect(shownToast()).toMatchObject({ title: 'Sent: Comment 1' });
});

test('deletes the text of an anonymous entry when somebody else logs in, and says so to its author', async () => {
  beginSession(thandi);
  await write(1, { resource: 'thoughts', label: 'Thought by Lens', anonymousLabel: 'Thought' });
  beginSession(sipho);
  await vi.waitFor(() => expect(JSON.stringify(device.entries)).not.toMatch(/Lens|Number 1/));
  found();
  beginSession(thandi);
  await vi.waitFor(() =>
    expect(accountOutbox()?.get().entries).toMatchObject([
      { label: 'Thought', refusal: 'Somebody else logged in on this device, so its text was deleted.' },
    ]),
  );
  expect(sent()).toEqual([]);
});

test('a logout deletes what is queued, but not the plays of a game', async () => {
  beginSession(thandi);
  await write(1);
  await openAccountOutbox().add(comment(2, { kind: 'plays', survivesLogout: true }));
  await forgetQueued(3);
  endSession();
  expect([accountOutbox(), device.entries]).toMatchObject([null, [{ label: 'Comment 2' }]]);
  beginSession(thandi);
  found();
  openAccountOutbox().flush();
  await settled();
});

test('sends an entry as it was rewritten, once, and nothing that was removed', async () => {
  beginSession(thandi);
  for (const number of [1, 2]) await write(number, { text: { field: 'content', max: 500 } });
  const [first, second] = openAccountOutbox().get().entries;
  if (!first || !second) throw new Error('Nothing is queued');
  await removeEntry(second);
  await rewriteEntry(first, 'Better');
  await vi.waitFor(() => expect(accountOutbox()?.get().stuck).toHaveLength(1));
  found();
  openAccountOutbox().flush();
  await settled();
  expect(answered.mock.calls.map(([, init]) => init?.body)).toEqual(['{"content":"Better"}']);
});

test('says why an entry is refused, and shows plays to nobody but their feature', async () => {
  beginSession(thandi);
  await write(1);
  answered.mockImplementation(async () => Response.json({ message: 'Comments are closed' }, { status: 403 }));
  openAccountOutbox().flush();
  await vi.waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Not sent: Comment 1', description: 'Comments are closed' }),
  );
  expect(openAccountOutbox().get().entries).toMatchObject([{ refusal: 'Comments are closed' }]);
});
