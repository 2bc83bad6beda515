import type { Database, Row } from '#server/database/schema.ts';
import type { Picture } from '../contract.ts';
import type { Used } from './policy.ts';

export function presentPicture(row: Pick<Row<'uploads'>, 'id' | 'width' | 'height' | 'colour' | 'widths'>): Picture {
  return { id: row.id, width: row.width, height: row.height, colour: row.colour, widths: JSON.parse(row.widths) };
}

export const findUpload = (db: Database, id: string): Promise<Row<'uploads'> | undefined> =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

export async function findPictures(db: Database, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'width', 'height', 'colour', 'widths'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, presentPicture(row)]));
}

export async function uploadsAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export const removedUploads = (db: Database): Promise<Row<'removed_uploads'>[]> =>
  db.selectFrom('removed_uploads').selectAll().execute();

export async function countUploads(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const day = 24 * 60 * 60 * 1000;

/** An account's usage: files of the last 24 hours, and bytes of all its stored pictures. */
export async function usedBy(db: Database, accountId: number, now: Date): Promise<Used> {
  const since = new Date(now.getTime() - day).toISOString();
  const { files } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll().as('files'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const { bytes } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { filesToday: Number(files), bytes: Number(bytes ?? 0) };
}
