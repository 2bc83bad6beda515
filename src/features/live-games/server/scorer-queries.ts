import type { Database } from '#server/database/schema.ts';

interface Pressing {
  account_id: number | null;
  scorer_link_id?: number | null;
}

/** Returns a lookup of the name of whoever pressed an event: an account, or a scorer with a link. */
export async function namesOf(db: Database, rows: readonly Pressing[]): Promise<(row: Pressing) => string | null> {
  const idsIn = (ids: readonly (number | null | undefined)[]) => [0, ...new Set(ids.flatMap((id) => id ?? []))];
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'display_name as name'])
    .where('id', 'in', idsIn(rows.map(({ account_id }) => account_id)))
    .execute();
  const links = await db
    .selectFrom('scorer_links')
    .select(['id', 'scorer as name'])
    .where('id', 'in', idsIn(rows.map(({ scorer_link_id }) => scorer_link_id)))
    .execute();
  const nameIn = (named: readonly { id: number; name: string }[], wanted: number | null | undefined) =>
    named.find(({ id }) => id === wanted)?.name;
  return (row) => nameIn(accounts, row.account_id) ?? nameIn(links, row.scorer_link_id) ?? null;
}
