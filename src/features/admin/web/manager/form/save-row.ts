import { ApiError } from '#web/api/api.ts';
import { send } from '#web/api/calls.ts';
import type { ManagedRow } from './form.ts';

/** What is saved: a new row, or the changes to a row that was seen at this version. */
export interface Saving {
  path: string;
  seen: ManagedRow | null;
  values: Readonly<Record<string, unknown>>;
}

export const saveRow = ({ path, seen, values }: Saving): Promise<unknown> =>
  seen
    ? send('PATCH', `${path}/${seen.id}`, { body: { ...bodyOf(values), version: seen.version } })
    : send('POST', path, { body: bodyOf(values) });

/** Nests paths: `stats.points` is the field `points` of `stats`. */
function bodyOf(values: Saving['values']): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = '', within] = path.split('.');
    body[name] = within === undefined ? value : { ...Object(body[name]), [within]: value };
  }
  return body;
}

export const deleteRow = (path: string, { id, version }: ManagedRow): Promise<unknown> =>
  send('DELETE', `${path}/${id}`, { params: { version } });

/** The row as somebody else has saved it, if the failure is a version conflict. */
export function currentRow(failure: unknown): ManagedRow | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return isRow(failure.current) ? failure.current : null;
}

const isRow = (value: unknown): value is ManagedRow =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
