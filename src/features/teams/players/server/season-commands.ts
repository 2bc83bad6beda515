import { sql } from 'kysely';
import { toColumnName } from '#server/resources/plain-table.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { playerTag } from '../cache-tags.ts';
import { statKeys } from '../stat-keys.ts';
import { noStats, type StatTotals } from '../stat-names.ts';
import { addStats, isSomething, openingIn, openingsIn, openingsText, statColumns, statsIn } from './stat-columns.ts';

interface RecomputedSeason {
  id: number;
  /** The totals of its box scores. Null if there are none any more: the totals entered by hand then apply again. */
  totals: StatTotals | null;
}

/**
 * Locks the totals of these players until the commit. Otherwise two box scores of a team that are saved at once would each
 * add up without the other's lines.
 */
export async function lockStats({ db }: Write, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await lockForUpdate(db, 'players', sql`id in (${sql.join(ids)})`);
}

/** Derives season totals from box scores. Totals entered by hand before are their opening balance and are included. */
export async function recomputeStats(
  write: Write,
  season: string,
  seasons: readonly RecomputedSeason[],
): Promise<void> {
  const changes = await findChanges(write, season, seasons);
  if (changes.length === 0) return;
  const columns = [...statKeys.map((key) => toColumnName(key)), ...texts];
  const rows = changes.map(
    ({ id, totals, ...change }) =>
      sql`(${sql.lit(id)}, ${sql.join(statKeys.map((key) => sql.lit(totals[key])))},
        ${sql.join(texts.map((column) => sql`cast(${change[column]} as text)`))})`,
  );
  await sql`
    with settled (id, ${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(rows)})
    update players set version = players.version + 1,
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = settled.${sql.ref(column)}`))}
    from settled where players.id = settled.id`.execute(write.db);
  write.changed(...changes.map(({ id }) => playerTag(id)));
}

const texts = ['kept_stats', 'opening_stats', 'openings'] as const;

interface SeasonChange extends Record<(typeof texts)[number], string | null> {
  id: number;
  totals: StatTotals;
}

async function findChanges(
  write: Write,
  season: string,
  seasons: readonly RecomputedSeason[],
): Promise<SeasonChange[]> {
  if (seasons.length === 0) return [];
  const ids = seasons.map(({ id }) => id);
  const rows = await write.db.selectFrom('players').selectAll().where('id', 'in', ids).execute();
  return rows.flatMap((row) => {
    const now = statsIn(row);
    const totals = seasons.find(({ id }) => id === row.id)?.totals ?? null;
    if (totals === null && row.kept_stats === null) return [];
    const openings = openingsIn(row.openings);
    const isFirst = row.kept_stats === null;
    if (isFirst && isSomething(now)) openings[season] = now;
    const opening = openings[season] ?? null;
    if (totals === null) delete openings[season];
    const change = {
      id: row.id,
      totals: totals ? addStats(totals, opening ?? noStats) : (opening ?? openingIn(row.kept_stats)),
      kept_stats: totals === null ? null : (row.kept_stats ?? JSON.stringify(now)),
      opening_stats: totals === null || !opening ? null : JSON.stringify(opening),
      openings: openingsText(openings),
    };
    const isSame =
      texts.every((column) => change[column] === row[column]) &&
      statKeys.every((key) => change.totals[key] === now[key]);
    return isSame ? [] : [change];
  });
}

interface Opened {
  id: number;
  stats: StatTotals;
  openingStats: StatTotals;
}

/** Corrects the totals entered by hand, and the season totals with them. */
export async function changeOpening(write: Write, season: string, player: Opened, opening: StatTotals): Promise<void> {
  const row = await write.db
    .selectFrom('players')
    .select('openings')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  const openings = { ...openingsIn(row.openings), [season]: opening };
  const ofLines = addStats(player.stats, player.openingStats, -1);
  await write.db
    .updateTable('players')
    .set({
      ...statColumns(addStats(ofLines, opening)),
      opening_stats: JSON.stringify(opening),
      openings: JSON.stringify(openings),
    })
    .where('id', '=', player.id)
    .execute();
}
