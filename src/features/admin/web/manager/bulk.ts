import { useState } from 'react';
import { mostAtOnce, type SeveralOutcomes, type SeveralRows } from '#shared/several-rows.ts';
import { messageOf } from '#web/api/api.ts';
import { send as sendTo } from '#web/api/calls.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Choice, ManagedRow } from './form/form.ts';

/** What can be done to several rows at once. */
export interface BulkAction<Row> {
  label: string;
  busyLabel: string;
  /** Rows that it makes no sense for cannot be chosen. */
  takes: (row: Row) => boolean;
  /** What is to become of them is chosen when it is asked for. */
  choose?: { label: string; choices: readonly Choice[] };
  /** What cannot be undone is asked for in red. */
  danger?: string;
  /** One call, for no more rows than the contract takes at once. */
  send: (rows: SeveralRows['rows'], chosen: string) => Promise<SeveralOutcomes>;
  question: (count: number) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
}

interface DeletableFrom {
  path: `/api/${string}`;
  kind: string;
  plural: string;
}

/** What can be done to several rows of any list that can be deleted from. */
export function deletionOf<Row>({ path, kind, plural }: DeletableFrom): BulkAction<Row> {
  const many = (count: number) => (count === 1 ? `1 ${kind.toLowerCase()}` : `${count} ${plural.toLowerCase()}`);
  return {
    label: 'Delete',
    busyLabel: 'Deleting...',
    danger: 'This action cannot be undone.',
    takes: () => true,
    send: (rows) => sendTo('POST', `${path}/deletion`, { body: { rows } }),
    question: (count) => `Delete ${many(count)}?`,
    done: (count) => `${many(count)} deleted`,
    failed: (count) => `${many(count)} not deleted`,
  };
}

/** The rows that are chosen for something; null while nobody is choosing. */
export function useChosenRows<Row extends ManagedRow>(rows: readonly Row[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number> | null>(null);
  return {
    isChoosing: chosenIds !== null,
    chosen: rows.filter(({ id }) => chosenIds?.has(id)),
    isChosen: (row: Row) => chosenIds?.has(row.id) ?? false,
    begin: () => setChosenIds(new Set()),
    end: () => setChosenIds(null),
    choose: (ids: readonly number[]) => setChosenIds(new Set(ids)),
    toggle: ({ id }: Row) => setChosenIds((before) => toggled(before ?? new Set(), id)),
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Why a row was left as it is. */
export interface Refusal<Row> {
  row: Row;
  reason: string;
}

/** Does it in as few calls as it takes, says what came of it, and answers the rows that were left as they are. */
export async function doToAll<Row extends ManagedRow>(
  act: BulkAction<Row>,
  rows: readonly Row[],
  chosen = '',
): Promise<readonly Refusal<Row>[]> {
  const reasons = new Map<number, string>();
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const now = rows.slice(from, from + mostAtOnce);
    try {
      const { refused } = await act.send(
        now.map(({ id, version }) => ({ id, version })),
        chosen,
      );
      for (const { id, message } of refused) reasons.set(id, message);
    } catch (failure) {
      // What ends one call would end the next.
      for (const { id } of rows.slice(from)) reasons.set(id, messageOf(failure));
      break;
    }
  }
  const refused = rows.flatMap((row) => ({ row, reason: reasons.get(row.id) ?? '' })).filter(({ reason }) => reason);
  sayWhatCame(act, rows.length - refused.length, refused);
  return refused;
}

function sayWhatCame<Row>(act: BulkAction<Row>, done: number, refused: readonly Refusal<Row>[]) {
  if (refused.length === 0) return toast({ title: act.done(done), tone: 'good' });
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const parts = [...(done > 0 ? [`${act.done(done)}.`] : []), ...reasons];
  toast({ title: act.failed(refused.length), description: parts.join(' '), tone: 'bad' });
}
