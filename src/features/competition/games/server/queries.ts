import { sql } from 'kysely';
import { countsFor, noCounts } from '#features/community/conversation/server/queries.ts';
import { authorizeRead, type Viewer, type ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, searchedPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { type Game, type GameFilters, type Rsvp, rsvpsPerGame } from '../contract.ts';
import { dayToConfirm, knownDay } from '../day-rules.ts';
import { resultsDueBefore } from '../rules.ts';
import { gameAccess } from './policy.ts';
import { type GameRow, type Going, presentGame, presentRsvp } from './present.ts';

const namesShown = 3;

/** Latest first, so that all upcoming games are on the first page. */
const latestFirst: OrderColumn[] = [
  { column: 'games.date_time', holds: 'text', descending: true },
  { column: 'games.id', holds: 'number', descending: true },
];

export async function listGames(db: Database, viewer: ViewerRole, filters: GameFilters): Promise<Page<Game>> {
  const { q: typed, cursor, limit: size = pageSize } = filters;
  if (typed) authorizeRead(viewer, gameAccess.change);
  const page = await searchedPage({
    typed,
    size,
    cursor,
    read: (from, most) => queryGamesPage(db, { ...filters, cursor: from }, most).execute(),
    getKey: (row) => [row.date_time, row.id],
    getText: buildSearchText,
  });
  return { rows: await withCounts(db, viewer, page.rows), next: page.next };
}

export async function findGame(db: Database, viewer: ViewerRole, id: number): Promise<Game | undefined> {
  const rows = await gamesWithNames(db).where('games.id', '=', id).execute();
  const [game] = await withCounts(db, viewer, rows);
  return game;
}

export async function gamesByIds(db: Database, viewer: ViewerRole, ids: readonly number[]): Promise<Map<number, Game>> {
  if (ids.length === 0) return new Map();
  const rows = await gamesWithNames(db).where('games.id', 'in', ids).execute();
  const games = await withCounts(db, viewer, rows);
  return new Map(games.map((game) => [game.id, game]));
}

/** How many games should be over and have no result. */
export async function countMissingResults(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'upcoming')
    .where('date_time', '<', resultsDueBefore(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const maxLocations = 100;

export async function listLocations(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select('location')
    .groupBy('location')
    .orderBy((games) => games.fn.countAll(), 'desc')
    .orderBy('location')
    .limit(maxLocations)
    .execute();
  return rows.map(({ location }) => location);
}

const maxStages = 200;

/** Of a competition, or of a sport; each in the order of its first game. */
export async function listStages(
  db: Database,
  of: { competitionId?: number | undefined; sportId?: number | undefined },
) {
  const named = (column: 'group_name' | 'round') => {
    const { competitionId, sportId } = of;
    let query = db.selectFrom('games').select(column).where(column, 'is not', null).groupBy(column).limit(maxStages);
    if (competitionId !== undefined) query = query.where('competition_id', '=', competitionId);
    if (sportId !== undefined) query = query.where('sport_id', '=', sportId);
    return query
      .orderBy((games) => games.fn.min('date_time'))
      .orderBy(column)
      .execute();
  };
  const [groups, rounds] = [await named('group_name'), await named('round')];
  return {
    groups: groups.flatMap(({ group_name }) => group_name ?? []),
    rounds: rounds.flatMap(({ round }) => round ?? []),
  };
}

export async function listGameRsvps(db: Database, viewer: Viewer, gameId: number): Promise<Rsvp[]> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['user_name', 'account_id'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .limit(rsvpsPerGame)
    .execute();
  return rows.map((row) => presentRsvp(row, viewer));
}

export async function goingTo(db: Database, gameId: number): Promise<Going> {
  const counts = await rsvpCounts(db, [gameId]);
  const names = await firstNames(db, [gameId]);
  return { count: counts.get(gameId) ?? 0, names: names.get(gameId) ?? [] };
}

export async function gameExists(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

const formatDay = ({ date_time }: GameRow): string => knownDay(date_time)?.slice(0, 10) ?? dayToConfirm;

/** The words to search. */
function buildSearchText(row: GameRow): string {
  const sides = [row.home_name, row.away_name];
  const itself = [row.sport_name, row.location, row.status, row.category, row.season, formatDay(row)];
  const ended = [row.result_type ?? '', row.competition_name ?? '', row.group_name ?? '', row.round ?? ''];
  return [...sides, ...itself, ...ended].join(' ');
}

function queryGamesPage(db: Database, filters: GameFilters, most: number) {
  const { status, category, sportId, teamId, competitionId, venueId, group, round, from, until, cursor } = filters;
  let query = gamesWithNames(db).where(afterCursor(latestFirst, cursor)).orderBy(inOrder(latestFirst)).limit(most);
  if (status !== undefined) query = query.where('games.status', '=', status);
  if (category !== undefined) query = query.where('games.category', '=', category);
  if (competitionId !== undefined) query = query.where('games.competition_id', '=', competitionId);
  if (sportId !== undefined) query = query.where('games.sport_id', '=', sportId);
  if (teamId !== undefined) {
    query = query.where((eb) => eb.or([eb('games.home_team_id', '=', teamId), eb('games.away_team_id', '=', teamId)]));
  }
  if (venueId !== undefined) query = query.where('games.venue_id', '=', venueId);
  if (group !== undefined) query = query.where('games.group_name', '=', group);
  if (round !== undefined) query = query.where('games.round', '=', round);
  if (from !== undefined) query = query.where('games.date_time', '>=', from);
  if (until !== undefined) query = query.where('games.date_time', '<', until);
  return query;
}

function gamesWithNames(db: Database) {
  return db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .selectAll('games')
    .select([
      'sports.name as sport_name',
      'sports.definition as sport_definition',
      'home.name as home_name',
      'home.logo as home_logo',
      'away.name as away_name',
      'away.logo as away_logo',
      'competitions.name as competition_name',
    ]);
}

export async function gameCommentable(db: Database, _viewer: ViewerRole, id: number): Promise<number | null> {
  const row = await db.selectFrom('games').select('subject_id').where('id', '=', id).executeTakeFirst();
  return row?.subject_id ?? null;
}

export async function findGamesByCommentable(
  db: Database,
  commentableIds: readonly number[],
): Promise<{ id: number; commentableId: number }[]> {
  if (commentableIds.length === 0) return [];
  return db
    .selectFrom('games')
    .select(['id', 'subject_id as commentableId'])
    .where('subject_id', 'in', commentableIds)
    .execute();
}

async function withCounts(db: Database, viewer: ViewerRole, rows: GameRow[]): Promise<Game[]> {
  const counts = await rsvpCounts(db, pickIds(rows));
  const names = await firstNames(db, pickIds(rows.filter((row) => row.status === 'upcoming' && counts.has(row.id))));
  const talk = await countsFor(
    db,
    rows.map((row) => row.subject_id),
  );
  return rows.map((row) => {
    const going: Going = { count: counts.get(row.id) ?? 0, names: names.get(row.id) ?? [] };
    return presentGame(row, going, talk.get(row.subject_id) ?? noCounts, viewer);
  });
}

const pickIds = (rows: GameRow[]) => rows.map((row) => row.id);

async function rsvpCounts(db: Database, gameIds: number[]): Promise<Map<number, number>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rsvps')
    .select((eb) => ['game_id', eb.fn.countAll().as('going')])
    .where('game_id', 'in', gameIds)
    .groupBy('game_id')
    .execute();
  return new Map(rows.map((row) => [row.game_id, Number(row.going)]));
}

async function firstNames(db: Database, gameIds: number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (gameIds.length === 0) return names;
  const rows = await db
    .with('numbered', (within) =>
      within
        .selectFrom('rsvps')
        .select(['game_id', 'user_name', sql<number>`row_number() over (partition by game_id order by id)`.as('place')])
        .where('game_id', 'in', gameIds),
    )
    .selectFrom('numbered')
    .select(['game_id', 'user_name'])
    .where('place', '<=', namesShown)
    .orderBy('game_id')
    .orderBy('place')
    .execute();
  for (const row of rows) names.set(row.game_id, [...(names.get(row.game_id) ?? []), row.user_name]);
  return names;
}
