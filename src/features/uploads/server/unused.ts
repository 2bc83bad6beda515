import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { isUnusedFrom, rowPicture } from './policy.ts';
import { noteTrashed } from './removal-commands.ts';

/** They tell of pictures without showing them. */
const tellOnly = new Set(['uploads', 'removed_uploads', 'audit_log']);
const text = /^(text|varchar|character varying)/i;

/**
 * Pictures uploaded for a row that no row shows any more: it went, got another one, or was never saved. Looked for in all
 * tables, so that no feature has to say where it keeps addresses. Their files go to the trash with the next sweep.
 */
export async function giveUpUnused(db: Database, now: Date): Promise<number> {
  const old = await db
    .selectFrom('uploads')
    .select('id')
    .where('purpose', '=', rowPicture)
    .where('created_at', '<', isUnusedFrom(now))
    .execute();
  if (old.length === 0) return 0;
  const shown = await shownPictures(db);
  const unused = old.map(({ id }) => id).filter((id) => !shown.has(id));
  for (const id of unused) {
    await db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('uploads').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows > 0n) await noteTrashed(tx, id, now);
    });
  }
  return unused.length;
}

async function shownPictures(db: Database): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => text.test(dataType)).map((column) => sql.ref(column.name));
    if (tellOnly.has(name) || texts.length === 0) continue;
    for (const row of await rowsWithPictures(db, name, texts)) {
      for (const [, id = ''] of Object.values(row)
        .join(' ')
        .matchAll(/\/uploads\/([0-9a-f]{32})\//g))
        ids.add(id);
    }
  }
  return ids;
}

async function rowsWithPictures(db: Database, table: string, texts: readonly RawBuilder<unknown>[]): Promise<object[]> {
  const holds = texts.map((column) => sql`${column} like '%/uploads/%'`);
  const asked = sql<object>`select ${sql.join(texts)} from ${sql.table(table)} where ${sql.join(holds, sql` or `)}`;
  return (await asked.execute(db)).rows;
}
