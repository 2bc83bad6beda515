import type { Database } from '#server/database/schema.ts';
import { type RecentImport, undoDays } from '../../contract.ts';
import type { ImportKind } from '../sheet/import-kind.ts';

const maxListed = 50;

/** The imports that can still be undone, newest first. */
export async function recentImports(db: Database, kinds: readonly ImportKind[], now: Date): Promise<RecentImport[]> {
  const oldest = new Date(now.getTime() - undoDays * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('imports')
    .leftJoin('accounts', 'accounts.id', 'imports.account_id')
    .select(['imports.id', 'kind', 'sport_ids', 'counts', 'imports.created_at', 'accounts.display_name as by'])
    .where('imports.created_at', '>=', oldest)
    .orderBy('imports.id', 'desc')
    .limit(maxListed)
    .execute();
  const sports = await db.selectFrom('sports').select(['id', 'name']).execute();
  const nameById = new Map(sports.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const sportIds: number[] = JSON.parse(row.sport_ids);
    return {
      id: row.id,
      title: kinds.find(({ name }) => name === row.kind)?.title ?? row.kind,
      sports: sportIds.flatMap((id) => nameById.get(id) ?? []),
      counts: JSON.parse(row.counts),
      by: row.by,
      at: row.created_at,
      undoUntil: new Date(Date.parse(row.created_at) + undoDays * 86_400_000).toISOString(),
    };
  });
}
