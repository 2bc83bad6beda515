import { expect, test, vi } from 'vitest';
import { type Entry, leftFor, type Owner } from './entry.ts';
import {
  answered,
  comment,
  device,
  found,
  lost,
  onOneDevice,
  openPage,
  sent,
  settled,
  shown,
  stored,
} from './testing/open-page.ts';

onOneDevice();

const refused = (status: number, message: string) => Response.json({ message }, { status });

test('shows an entry at once, sends it, and keeps nothing of it', async () => {
  const page = openPage();
  void page.add(comment(1));
  expect(shown(page)).toEqual([1]);
  page.flush();
  await settled(page);
  expect([sent(), stored()]).toEqual([[1], []]);
});

test('stores what gets no response, and tries again, less and less often', async () => {
  lost();
  const page = openPage();
  await page.add(comment(1));
  page.flush();
  await vi.waitFor(() => expect(page.get().stuck).toEqual(['3 comments:game:7']));
  expect(stored()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual([1, 1]);
  found();
  await vi.advanceTimersByTimeAsync(1_000);
  await settled(page);
  expect([sent(), page.get().stuck]).toEqual([[1], []]);
});

test('sends what a closed page left, in its order', async () => {
  lost();
  const closed = openPage();
  for (const number of [3, 1, 2]) await closed.add(comment(number));
  closed.close();
  found();
  const page = openPage();
  await vi.waitFor(() => expect(sent()).toEqual([3, 1, 2]));
  await settled(page);
});

test('sends an entry that is added while an earlier one of its resource is under way after that one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answered.mockReturnValueOnce(promise);
  const page = openPage();
  await page.add(comment(1));
  page.flush();
  await vi.waitFor(() => expect(sent()).toEqual([1]));
  await page.add(comment(2));
  await page.add(comment(3, { resource: 'rsvps:7' }));
  page.flush();
  await vi.waitFor(() => expect(sent()).toEqual([1, 3]));
  resolve(Response.json({}));
  await settled(page);
  expect(sent()).toEqual([1, 3, 2]);
});

test('of two pages, only one sends an entry, and the other one learns of it', async () => {
  lost();
  const [one, other] = [openPage(), openPage()];
  await one.add(comment(1));
  await other.add(comment(2));
  await vi.waitFor(() =>
    expect([shown(one), shown(other)]).toEqual([
      [1, 2],
      [1, 2],
    ]),
  );
  found();
  one.flush();
  other.flush();
  await Promise.all([settled(one), settled(other)]);
  expect(sent()).toEqual([1, 2]);
});

test('keeps a refused entry with its reason, sends the others, and sends it again when asked to', async () => {
  const onRefused = vi.fn();
  const page = openPage({ onRefused });
  answered.mockResolvedValueOnce(refused(409, 'This game is cancelled'));
  await page.add(comment(1));
  await page.add(comment(2));
  page.flush();
  await vi.waitFor(() => expect(sent()).toEqual([1, 2]));
  await vi.waitFor(() => expect(page.get().entries).toMatchObject([{ refusal: 'This game is cancelled' }]));
  expect(onRefused).toHaveBeenCalledOnce();
  const reopened = openPage();
  await vi.waitFor(() => expect(reopened.get().entries).toMatchObject([{ refusal: 'This game is cancelled' }]));
  expect(sent()).toEqual([1, 2]);
  await page.retry([comment(1).id]);
  await Promise.all([settled(page), settled(reopened)]);
  expect(sent()).toEqual([1, 2, 1]);
});

test('sends an edited entry as it is now, and a removed one never', async () => {
  lost();
  const page = openPage();
  for (const number of [1, 2]) await page.add(comment(number));
  await page.change([comment(1).id], (entry) => ({ ...entry, body: { content: 'Better' }, edits: 1 }));
  await page.remove([comment(2).id]);
  expect(stored()).toEqual([1]);
  found();
  page.flush();
  await settled(page);
  expect(answered.mock.calls.map(([, init]) => init?.body)).toEqual(['{"content":"Better"}']);
});

test('replaces an entry of the same resource', async () => {
  lost();
  const page = openPage();
  await page.add(comment(1, { resource: 'like:game:7' }));
  await page.add(comment(2));
  await page.add(comment(3, { resource: 'like:game:7' }), { replaces: true });
  expect([shown(page), stored()]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test.each<Owner>([4, 'link-7'])('neither shows nor sends the entries of %s', async (owner) => {
  lost();
  const theirs = openPage({ owner });
  await theirs.add(comment(1));
  theirs.close();
  found();
  const page = openPage();
  await page.add(comment(2));
  page.flush();
  await settled(page);
  expect([sent(), stored()]).toEqual([[2], [1]]);
});

test('a closed page sends nothing more, even of what it was sending', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answered.mockReturnValueOnce(promise);
  const page = openPage();
  for (const number of [1, 2]) await page.add(comment(number));
  page.flush();
  await vi.waitFor(() => expect(sent()).toEqual([1]));
  page.close();
  resolve(Response.json({}));
  await vi.waitFor(() => expect(stored()).toEqual([2]));
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([1]);
});

test('sends what the device cannot store, and says that it is not stored', async () => {
  device.store.isFull = true;
  lost();
  const page = openPage();
  expect(await page.add(comment(1))).toBe(false);
  expect(page.get().unstored).toHaveLength(1);
  found();
  page.flush();
  await settled(page);
  expect([sent(), page.get().unstored]).toEqual([[1], []]);
});

test('sends although the storage does not answer', async () => {
  vi.spyOn(device.store, 'all').mockRejectedValue(new Error('IndexedDB hangs'));
  const page = openPage();
  void page.add(comment(1));
  page.flush();
  await settled(page);
  expect(sent()).toEqual([1]);
});

test('sends what is queued for a resource before a write that follows it', async () => {
  lost();
  const page = openPage();
  await page.add(comment(1));
  await page.sendFirst('comments:game:8');
  expect(sent()).toEqual([]);
  found();
  const sending = page.sendFirst('comments:game:7');
  // Components hear a moment later that it has arrived.
  await vi.advanceTimersByTimeAsync(0);
  await sending;
  expect([sent(), shown(page)]).toEqual([[1], []]);
});

test('leaves of an anonymous entry only that it was there, once somebody else logs in', () => {
  const thought: Entry = {
    ...comment(1, { resource: 'thoughts', label: 'Thought by Lens', anonymousLabel: 'Thought' }),
    owner: 3,
    at: 1,
    edits: 0,
  };
  expect(leftFor(3, thought)).toBe(thought);
  const left = leftFor(4, thought);
  expect(JSON.stringify(left)).not.toMatch(/Lens|Number 1/);
  expect(left).toMatchObject({ owner: 3, label: 'Thought', refusal: expect.stringContaining('was deleted') });
  const other: Entry = { ...thought, anonymousLabel: undefined };
  expect(leftFor(4, other)).toBe(other);
});
