import { type ExpressionBuilder, sql } from 'kysely';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { isAlmostIn } from '#platform/search/rules.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { nameKey } from '#shared/names.ts';
import { pageSize } from '#shared/pages.ts';
import { playersTag, playerTag } from '../cache-tags.ts';
import type { Player, PlayerFilters, PlayerTotals } from '../contract.ts';
import { playerPath } from '../rules.ts';
import type { StatTotals } from '../stat-names.ts';
import { type PlayerRow, presentPlayer } from './present.ts';
import { addStats, isSomething, openingsIn, statColumns, statsIn } from './stat-columns.ts';

const byId: OrderColumn[] = [{ column: 'players.id', holds: 'number' }];

export async function listPlayers(db: Database, viewer: ViewerRole, filters: PlayerFilters): Promise<Page<Player>> {
  const size = filters.limit ?? pageSize;
  const query = playersWithTeam(db)
    .where(matching(filters))
    .where(await named(db, filters.q))
    .where(afterCursor(byId, filters.cursor))
    .orderBy(inOrder(byId))
    .limit(size + 1);
  const page = toPage(await query.execute(), (row) => [row.id], size);
  return { rows: page.rows.map((row) => presentPlayer(row, viewer)), next: page.next };
}

export async function findPlayer(db: Database, viewer: ViewerRole, id: number): Promise<Player | undefined> {
  const row = await findPlayerRow(db, id);
  return row && presentPlayer(row, viewer);
}

export const findPlayerRow = (db: Database, id: number) =>
  playersWithTeam(db).where('players.id', '=', id).executeTakeFirst();

export async function countPlayers(db: Database, filters: PlayerFilters): Promise<PlayerTotals> {
  const rows = await countsBySport(db, filters);
  const shown = rows.filter((row) => filters.sportId === undefined || row.sportId === filters.sportId);
  const sum = (count: (row: (typeof rows)[number]) => number) => shown.reduce((total, row) => total + count(row), 0);
  return {
    athletes: sum((row) => row.athletes),
    sports: shown.filter((row) => row.athletes > 0).length,
    allStars: sum((row) => row.allStars),
    captains: sum((row) => row.captains),
    stars: sum((row) => row.stars),
    bySport: rows.map(({ sportId, name, athletes }) => ({ sportId, name, athletes })),
  };
}

async function countsBySport(db: Database, { sportId: _, ...filters }: PlayerFilters) {
  const sports = await db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute();
  const counts = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .where(matching(filters))
    .where(await named(db, filters.q))
    .groupBy('teams.sport_id')
    .select((eb) => [
      'teams.sport_id',
      eb.fn.countAll().as('athletes'),
      eb.fn.sum('players.is_all_star').as('all_stars'),
      eb.fn.sum('players.is_captain').as('captains'),
      sql<number>`sum(case when players.is_all_star = 1 or players.is_mvp = 1 then 1 else 0 end)`.as('stars'),
    ])
    .execute();
  const bySport = new Map(counts.map((row) => [row.sport_id, row]));
  return sports.map(({ id, name }) => {
    const row = bySport.get(id);
    return {
      sportId: id,
      name,
      athletes: Number(row?.athletes ?? 0),
      allStars: Number(row?.all_stars ?? 0),
      captains: Number(row?.captains ?? 0),
      stars: Number(row?.stars ?? 0),
    };
  });
}

function playersWithTeam(db: Database) {
  return db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .selectAll('players')
    .select(['teams.name as team_name', 'teams.sport_id', 'sports.name as sport_name']);
}

type Conditions = ExpressionBuilder<Schema, 'players' | 'teams'>;

function matching({ teamId, sportId, allStars }: PlayerFilters) {
  return (eb: Conditions) =>
    eb.and([
      ...(teamId === undefined ? [] : [eb('players.team_id', '=', teamId)]),
      ...(sportId === undefined ? [] : [eb('teams.sport_id', '=', sportId)]),
      ...(allStars === true ? [eb('players.is_all_star', '=', 1)] : []),
    ]);
}

/** Those whose name, position or team contains each typed word; if nobody's does, those with a letter or two mistyped. */
async function named(db: Database, q: string | undefined) {
  const words = splitWords(q);
  const spelled = (eb: Conditions) =>
    eb.and(words.map((word) => eb.or([contains('players.name_key', word), contains('teams.name_key', word)])));
  if (words.length === 0) return spelled;
  const players = db.selectFrom('players').innerJoin('teams', 'teams.id', 'players.team_id');
  if (await players.select('players.id').where(spelled).limit(1).executeTakeFirst()) return spelled;
  const all = await players.select(['players.id', 'players.name_key', 'teams.name_key as team']).execute();
  const almost = all.filter(({ name_key, team }) => isAlmostIn(`${name_key} ${team}`, words.join(' ')));
  const ids = almost.slice(0, maxAlmost).map(({ id }) => id);
  return (eb: Conditions) => eb('players.id', 'in', ids.length === 0 ? [0] : ids);
}

const maxAlmost = 500;

const splitWords = (q = '') => nameKey(q).split(' ').filter(Boolean);

function contains(column: string, word: string) {
  const literally = word.replace(/[!%_]/g, '!$&');
  return sql<boolean>`${sql.ref(column)} like ${`%${literally}%`} escape '!'`;
}

export const playerSearch: SearchSource = {
  kind: 'player',
  title: 'Players',
  tags: { list: playersTag, row: playerTag },
  dependsOn: [teamsTag, sportsTag],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('players')
      .innerJoin('teams', 'teams.id', 'players.team_id')
      .innerJoin('sports', 'sports.id', 'teams.sport_id')
      .select(['players.id', 'players.name', 'players.display_name', 'teams.name as team', 'sports.name as sport'])
      .where(isAsked('players.id', asked))
      .orderBy('players.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, display_name, team, sport }) => ({
      id,
      name: name === display_name ? name : `${name} ${display_name}`,
      also: `${team} ${sport}`,
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('players')
      .innerJoin('teams', 'teams.id', 'players.team_id')
      .innerJoin('sports', 'sports.id', 'teams.sport_id')
      .select(['players.id', 'players.display_name', 'players.photo', 'teams.name as team', 'sports.name as sport'])
      .where('players.id', 'in', ids)
      .execute();
    return rows.map(({ id, display_name, photo, team, sport }) => ({
      id,
      title: display_name,
      detail: `${team} · ${sport}`,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: playerPath(id),
    }));
  },
};

/** A preview of a merge: the kept player with the filled fields, and the totals of both players. */
export const together = (kept: PlayerRow, other: PlayerRow, filled: Partial<PlayerRow>, viewer: ViewerRole): Player =>
  presentPlayer({ ...kept, ...filled, ...statColumns(addStats(statsIn(kept), statsIn(other))) }, viewer);

/** The players whose season totals are derived from box scores. */
export async function derivedPlayers(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('players').select('id').where('kept_stats', 'is not', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Those of these players who have neither box scores nor totals entered by hand. */
export async function withoutKeptStats(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('players')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('kept_stats', 'is', null)
    .execute();
  return rows.filter((row) => !isSomething(statsIn(row))).map(({ id }) => id);
}

/** The totals that were entered by hand before the first box score of each season, by player and season. */
export async function listOpenings(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Readonly<Record<string, StatTotals>>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'openings'])
    .where('id', 'in', [...ids])
    .where('kept_stats', 'is not', null)
    .where('openings', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, openings }) => [id, openingsIn(openings)]));
}

/** The totals entered by hand before the first box score of a season, for the players of a sport. */
export async function listSportOpenings(
  db: Database,
  sportId: number,
  season: string,
): Promise<{ id: number; opening: StatTotals }[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.openings'])
    .where('teams.sport_id', '=', sportId)
    .where('players.kept_stats', 'is not', null)
    .where('players.openings', 'is not', null)
    .execute();
  return rows.flatMap(({ id, openings }) => {
    const opening: StatTotals | undefined = JSON.parse(openings ?? '{}')[season];
    return opening ? [{ id, opening }] : [];
  });
}
