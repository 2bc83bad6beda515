import type { Database } from '#server/database/schema.ts';
import type { Paper, PaperName } from '../contract.ts';

export type StoredPaper = Paper & { id: number };

export const readPaper = (db: Database, name: PaperName): Promise<StoredPaper> =>
  db
    .selectFrom('papers')
    .select(['id', 'name', 'text', 'changed_at as changedAt', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

/** The papers that an admin has written. */
export async function listWrittenPapers(db: Database): Promise<PaperName[]> {
  const rows = await db.selectFrom('papers').select('name').where('text', '<>', '').orderBy('id').execute();
  return rows.map(({ name }) => name);
}
