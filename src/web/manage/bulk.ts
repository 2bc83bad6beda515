import { useState } from 'react';
import { ApiError, messageOf } from '../api.ts';
import { sendWithStepUp } from '../step-up.ts';
import { toast } from '../ui/toasts.ts';
import type { ManagedRow } from './manager.ts';

/** What can be done to several rows at once. */
export interface BulkAct<Row> {
  label: string;
  busyLabel: string;
  /** Rows that it makes no sense for cannot be chosen. */
  takes: (row: Row) => boolean;
  /** By one call, or `oneByOne`. Answers those to whom it was not done, and why. */
  send: (rows: readonly Row[]) => Promise<Refused<Row>>;
  question: (count: number) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
}

export interface Refused<Row> {
  rows: readonly Row[];
  reason?: string;
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

/** Says what came of it, and answers those to whom it was not done. */
export async function doToAll<Row>(act: BulkAct<Row>, rows: readonly Row[]): Promise<readonly Row[]> {
  const refused = await act.send(rows);
  const count = rows.length - refused.rows.length;
  if (refused.rows.length === 0) toast({ title: act.done(count), tone: 'good' });
  else toast({ title: act.failed(refused.rows.length), description: refused.reason, tone: 'bad' });
  return refused.rows;
}

/** Each by a write of its own, until one is refused for a reason that holds for the rest. */
export const oneByOne =
  <Row>(send: (row: Row) => Promise<unknown>) =>
  async (rows: readonly Row[]): Promise<Refused<Row>> => {
    const refused: Row[] = [];
    let reason: string | undefined;
    for (const [at, row] of rows.entries()) {
      try {
        await sendWithStepUp(() => send(row));
      } catch (failure) {
        reason = messageOf(failure);
        if (endsAll(failure)) return { rows: [...refused, ...rows.slice(at)], reason };
        refused.push(row);
      }
    }
    return { rows: refused, ...(reason !== undefined && { reason }) };
  };

/** Who does not type the password is not asked for it once for every row, and too often is too often for all. */
const endsAll = (failure: unknown) =>
  failure instanceof ApiError && (failure.code === 'step-up' || failure.code === 'limit');
