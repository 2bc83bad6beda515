import { type ExpressionBuilder, sql } from 'kysely';
import type { Viewer } from '#server/access/access.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn } from '#server/resources/key-order.ts';
import { type Page, pageOf } from '#server/resources/paging.ts';
import { nameKey } from '#shared/name-key.ts';
import { pageSize } from '#shared/pages.ts';
import type { Player, PlayerFilters, PlayerTotals } from '../contract.ts';
import { presentPlayer } from './present.ts';

const byId: OrderColumn[] = [{ column: 'players.id', holds: 'number' }];

export async function listPlayers(db: Database, viewer: Viewer, filters: PlayerFilters): Promise<Page<Player>> {
  const size = filters.limit ?? pageSize;
  const query = playersWithTeam(db)
    .where(matching(filters))
    .where(afterCursor(byId, filters.cursor))
    .orderBy(inOrder(byId))
    .limit(size + 1);
  const page = pageOf(await query.execute(), (row) => [row.id], size);
  return { rows: page.rows.map((row) => presentPlayer(row, viewer)), next: page.next };
}

export async function findPlayer(db: Database, viewer: Viewer, id: number): Promise<Player | undefined> {
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

function matching({ teamId, sportId, allStars, q }: PlayerFilters) {
  return (eb: ExpressionBuilder<Schema, 'players' | 'teams'>) =>
    eb.and([
      ...(teamId === undefined ? [] : [eb('players.team_id', '=', teamId)]),
      ...(sportId === undefined ? [] : [eb('teams.sport_id', '=', sportId)]),
      ...(allStars === true ? [eb('players.is_all_star', '=', 1)] : []),
      ...wordsOf(q).map((word) => eb.or([contains('players.name_key', word), contains('teams.name_key', word)])),
    ]);
}

const wordsOf = (q = '') => nameKey(q).split(' ').filter(Boolean);

function contains(column: string, word: string) {
  const literally = word.replace(/[!%_]/g, '!$&');
  return sql<boolean>`${sql.ref(column)} like ${`%${literally}%`} escape '!'`;
}
