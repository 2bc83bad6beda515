import { sql } from 'kysely';
import { columnOf } from '#server/plain-columns.ts';
import type { Write } from '#server/write.ts';
import { statKeys } from '../stat-keys.ts';
import type { StatTotals } from '../stat-names.ts';
import { statsIn } from './stat-columns.ts';

interface SettledSeason {
  id: number;
  /** Null: nothing follows from box scores any more, and what was kept by hand stands again. */
  totals: StatTotals | null;
}

/** Season totals that follow from elsewhere. What was kept by hand before is laid aside, not lost. */
export async function settleStats(write: Write, seasons: readonly SettledSeason[]): Promise<void> {
  const changes = await changesOf(write, seasons);
  if (changes.length === 0) return;
  const columns = [...statKeys.map((key) => columnOf(key)), 'kept_stats'];
  const rows = changes.map(
    ({ id, totals, kept }) =>
      sql`(${sql.lit(id)}, ${sql.join(statKeys.map((key) => sql.lit(totals[key])))}, cast(${kept} as text))`,
  );
  await sql`
    with settled (id, ${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(rows)})
    update players set version = players.version + 1,
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = settled.${sql.ref(column)}`))}
    from settled where players.id = settled.id`.execute(write.db);
  write.changed(...changes.map(({ id }): `player:${number}` => `player:${id}`));
}

interface SeasonChange {
  id: number;
  totals: StatTotals;
  kept: string | null;
}

async function changesOf(write: Write, seasons: readonly SettledSeason[]): Promise<SeasonChange[]> {
  if (seasons.length === 0) return [];
  const ids = seasons.map(({ id }) => id);
  const rows = await write.db.selectFrom('players').selectAll().where('id', 'in', ids).execute();
  return rows.flatMap((row) => {
    const now = statsIn(row);
    const totals = seasons.find(({ id }) => id === row.id)?.totals ?? null;
    if (totals === null && row.kept_stats === null) return [];
    const next = totals ?? statsKept(row.kept_stats);
    const kept = totals === null ? null : (row.kept_stats ?? JSON.stringify(now));
    const isSame = kept === row.kept_stats && statKeys.every((key) => next[key] === now[key]);
    return isSame ? [] : [{ id: row.id, totals: next, kept }];
  });
}

const statsKept = (json: string | null): StatTotals => JSON.parse(json ?? '{}');
