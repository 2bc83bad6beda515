import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { endStepUp } from '../step-up.ts';
import { dismissToast, shownToast } from '../ui/toasts.ts';
import { type BulkAct, doToAll, oneByOne } from './bulk.ts';

interface Row {
  id: number;
  version: number;
}

const send = vi.fn<(row: Row) => Promise<unknown>>();
const rows: Row[] = [1, 2, 3].map((id) => ({ id, version: 1 }));
const postpone: BulkAct<Row> = {
  label: 'Postpone',
  busyLabel: 'Postponing...',
  takes: () => true,
  send: oneByOne(send),
  question: (count) => `Postpone ${count}?`,
  done: (count) => `${count} postponed`,
  failed: (count) => `${count} not postponed`,
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
});
afterEach(() => dismissToast());

test('it is done to each, and said once', async () => {
  expect(await doToAll(postpone, rows)).toEqual([]);
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 3]);
  expect(shownToast()).toMatchObject({ title: '3 postponed', tone: 'good' });
});

test('one that is refused stops none of the others, and stays chosen', async () => {
  send.mockImplementation(async ({ id }) => {
    if (id === 2) throw new ApiError(409, { message: 'Somebody else changed it' });
  });
  expect((await doToAll(postpone, rows)).map(({ id }) => id)).toEqual([2]);
  expect(send).toHaveBeenCalledTimes(3);
  expect(shownToast()).toMatchObject({
    title: '1 not postponed',
    description: 'Somebody else changed it',
    tone: 'bad',
  });
});

test('beyond the limit of writes the rest is not tried', async () => {
  send.mockImplementation(async ({ id }) => {
    if (id > 1) throw new ApiError(429, { message: 'Too many requests', code: 'limit' });
  });
  expect((await doToAll(postpone, rows)).map(({ id }) => id)).toEqual([2, 3]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('who does not type the password again is asked once, and the rest stays chosen', async () => {
  send.mockImplementation(async ({ id }) => {
    if (id > 1) throw new ApiError(403, { message: 'Admin authentication required', code: 'step-up' });
  });
  const done = doToAll(postpone, rows);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  endStepUp(false);
  expect((await done).map(({ id }) => id)).toEqual([2, 3]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(shownToast()?.title).toBe('2 not postponed');
});
