import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import type { Remark } from '../contract.ts';
import type { LaidOut } from './lay-out.ts';

export interface NamedSport {
  id: number;
  name: string;
}

/** The only sport that has all teams of the rows without a sport of their own. */
export async function findTeamsSport(
  db: Database,
  sports: readonly NamedSport[],
  { kind, rows }: LaidOut,
): Promise<NamedSport | undefined> {
  const open = rows.filter(({ cell }) => cell('sport') === '');
  const named = new Set(
    open.flatMap(({ cell }) => kind.teamColumns.flatMap((column) => (cell(column) ? [nameKey(cell(column))] : []))),
  );
  if (named.size === 0) return undefined;
  const teams = await db.selectFrom('teams').select(['sport_id', 'name']).execute();
  const known = new Map<number, Set<string>>();
  for (const { sport_id, name } of teams) {
    const key = nameKey(name);
    if (named.has(key)) known.set(sport_id, (known.get(sport_id) ?? new Set()).add(key));
  }
  const [only, second] = sports.filter(({ id }) => known.get(id)?.size === named.size);
  return second ? undefined : only;
}

export const sportRemark = ({ name }: NamedSport): Remark => ({
  text: `All teams of the file play ${name}, so its rows are read as ${name}`,
  items: [],
});
