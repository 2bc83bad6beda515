import { type ReactNode, useState } from 'react';
import { maxConcurrent, type SeveralOutcomes, type SeveralRows } from '#shared/plain-resource.ts';
import { getMessage } from '#web/api/api.ts';
import { send as sendTo } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ManagedRow } from './form/form.ts';

export type Typed = Readonly<Record<string, string>>;

export interface BulkFieldsProps<Row> {
  rows: readonly Row[];
  typed: Typed;
  onType: (name: string, value: string) => void;
}

/** An action on several rows at once. */
export interface BulkAction<Row> {
  label: string;
  busyLabel: string;
  /** Whether the action makes sense for a row; others are left out. */
  takes: (row: Row) => boolean;
  /** What the confirmation dialog asks, or says will happen to these rows. */
  Fields?: (props: BulkFieldsProps<Row>) => ReactNode;
  /** What is typed at first. */
  initial?: Typed;
  /** Whether something that the action needs is still missing. */
  isIncomplete?: (typed: Typed, rows: readonly Row[]) => boolean;
  /** What somebody should know before it is done. With any such sentence, it is asked once more. */
  warnings?: (rows: readonly Row[], typed: Typed) => Promise<string[]>;
  /** The warning of an action that cannot be undone; its button is red. */
  danger?: string;
  /** Makes one call, with no more rows than the contract allows. */
  send: (rows: SeveralRows['rows'], typed: Typed) => Promise<SeveralOutcomes>;
  question: (count: number) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
}

interface DeletableFrom<Row> {
  path: `/api/${string}`;
  kind: string;
  plural: string;
  TakenAlong?: (props: { rows: readonly Row[] }) => ReactNode;
}

/** The Delete action for several rows, of any list that supports deletion. */
export function defineDeletion<Row>({ path, kind, plural, TakenAlong }: DeletableFrom<Row>): BulkAction<Row> {
  const many = (count: number) => (count === 1 ? `1 ${kind.toLowerCase()}` : `${count} ${plural.toLowerCase()}`);
  return {
    label: 'Delete',
    busyLabel: 'Deleting...',
    danger: 'This action cannot be undone.',
    takes: () => true,
    ...(TakenAlong && { Fields: TakenAlong }),
    send: (rows) => sendTo('POST', `${path}/deletion`, { body: { rows } }),
    question: (count) => `Delete ${many(count)}?`,
    done: (count) => `${many(count)} deleted`,
    failed: (count) => `${many(count)} not deleted`,
  };
}

/** The rows that are selected. The ids are null while nobody is selecting. */
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

/** The reason for which a row was left unchanged. */
export interface Refusal<Row> {
  row: Row;
  reason: string;
}

/** Performs the action in as few calls as possible, shows the result, and returns the rows that were left unchanged. */
export async function doToAll<Row extends ManagedRow>(
  action: BulkAction<Row>,
  rows: readonly Row[],
  typed: Typed = {},
): Promise<readonly Refusal<Row>[]> {
  const reasons = new Map<number, string>();
  for (let from = 0; from < rows.length; from += maxConcurrent) {
    const now = rows.slice(from, from + maxConcurrent);
    try {
      const { refused } = await action.send(
        now.map(({ id, version }) => ({ id, version })),
        typed,
      );
      for (const { id, message } of refused) reasons.set(id, message);
    } catch (failure) {
      // A failed call would most likely fail again for the remaining rows.
      for (const { id } of rows.slice(from)) reasons.set(id, getMessage(failure));
      break;
    }
  }
  const refused = rows.flatMap((row) => ({ row, reason: reasons.get(row.id) ?? '' })).filter(({ reason }) => reason);
  showOutcome(action, rows.length - refused.length, refused);
  return refused;
}

function showOutcome<Row>(action: BulkAction<Row>, done: number, refused: readonly Refusal<Row>[]) {
  if (refused.length === 0) return toast({ title: action.done(done), tone: 'good' });
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const parts = [...(done > 0 ? [`${action.done(done)}.`] : []), ...reasons];
  toast({ title: action.failed(refused.length), description: parts.join(' '), tone: 'bad' });
}
