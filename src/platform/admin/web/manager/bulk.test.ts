import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeveralOutcomes, SeveralRows } from '#shared/plain-resource.ts';
import { ApiError } from '#web/api/api.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { type BulkAction, doToAll } from './bulk.ts';

interface Row {
  id: number;
  version: number;
}

const send = vi.fn<(rows: SeveralRows['rows']) => Promise<SeveralOutcomes>>();
const someRows = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, version: 1 }));
const rows = someRows(3);
const postpone: BulkAction<Row> = {
  label: 'Postpone',
  busyLabel: 'Postponing...',
  takes: () => true,
  send,
  question: (count) => `Postpone ${count}?`,
  done: (count) => `${count} postponed`,
  failed: (count) => `${count} not postponed`,
};
const allDone = async (sent: SeveralRows['rows']) => ({ done: sent.map(({ id }) => id), refused: [] });

beforeEach(() => {
  send.mockReset().mockImplementation(allDone);
});
afterEach(() => dismissToast());

test('makes one call with the versions that were seen, and shows one toast', async () => {
  expect(await doToAll(postpone, rows, { kind: 'league' })).toEqual([]);
  expect(send.mock.calls).toEqual([[rows, { kind: 'league' }]]);
  expect(shownToast()).toMatchObject({ title: '3 postponed', tone: 'good' });
});

test('one refusal stops none of the other rows, and shows its reason', async () => {
  const refused = [{ id: 2, message: 'Somebody else changed it' }];
  send.mockResolvedValue({ done: [1, 3], refused });
  expect(await doToAll(postpone, rows)).toEqual([{ row: rows[1], reason: 'Somebody else changed it' }]);
  expect(shownToast()).toMatchObject({
    title: '1 not postponed',
    description: '2 postponed. Somebody else changed it',
    tone: 'bad',
  });
});

test('splits many rows into several calls, and stops after a failed one', async () => {
  send.mockImplementationOnce(allDone).mockRejectedValueOnce(new ApiError(503, { message: 'Just a moment' }));
  const refused = await doToAll(postpone, someRows(250));
  expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([100, 100]);
  expect(refused.map(({ row }) => row.id)).toEqual(
    someRows(250)
      .slice(100)
      .map(({ id }) => id),
  );
  expect(shownToast()).toMatchObject({ title: '150 not postponed', description: '100 postponed. Just a moment' });
});
