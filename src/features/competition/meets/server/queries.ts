import { sql } from 'kysely';
import { markedTeams } from '#features/teams/my-teams/rules.ts';
import { listMyTeams } from '#features/teams/my-teams/server/queries.ts';
import { namedBySport, sportNames } from '#features/teams/sports/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { type PlainRow, plainTable } from '#server/resources/plain-table.ts';
import { type EventResults, type MeetEvent, type MeetResult, meets, type ResultAtMeet } from '../contract.ts';
import { maxResults } from '../limits.ts';
import { findMeetWinner, inPlaceOrder } from '../place-rules.ts';
import { meetAccess } from './policy.ts';

/** Latest first, so that all upcoming meets are on the first page. */
export const meetTable = plainTable(meets, {
  table: 'meets',
  access: meetAccess,
  order: [
    { column: 'date_time', holds: 'text', descending: true },
    { column: 'id', holds: 'number', descending: true },
  ],
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const sports = await sportNames(db, rows);
    const competitions = await competitionNames(db, rows);
    const events = await eventsOf(db, rows);
    const firsts = await firstPlaces(db, rows);
    return (row) => ({
      venueId: row['venue_id'],
      sport: sports.get(row['sport_id']),
      competition: competitions.get(row['competition_id']) ?? null,
      events: events.get(row.id) ?? [],
      winner: findMeetWinner(firsts.get(row.id) ?? []),
    });
  },
  narrowed: ({ from, until }: { from?: string; until?: string }) => [
    ...(from === undefined ? [] : [sql`date_time >= ${from}`]),
    ...(until === undefined ? [] : [sql`date_time < ${until}`]),
  ],
});

async function competitionNames(db: Database, rows: readonly PlainRow[]) {
  const ids = rows.flatMap(({ competition_id: id }) => (typeof id === 'number' ? [id] : []));
  if (ids.length === 0) return new Map<unknown, { id: number; name: string }>();
  const named = await db.selectFrom('competitions').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map<unknown, { id: number; name: string }>(named.map((one) => [one.id, one]));
}

async function eventsOf(db: Database, rows: readonly PlainRow[]): Promise<Map<number, MeetEvent[]>> {
  if (rows.length === 0) return new Map();
  const events = await db
    .selectFrom('meet_events')
    .select(['id', 'meet_id', 'name', 'measure'])
    .where(
      'meet_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('meet_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(events, ({ meet_id }) => meet_id);
}

/** Of meets that are over: whose each first place is. */
async function firstPlaces(db: Database, rows: readonly PlainRow[]) {
  const over = rows.filter(({ status }) => status === 'completed').map(({ id }) => id);
  if (over.length === 0) return new Map<number, never[]>();
  const firsts = await db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .leftJoin('teams', 'teams.id', 'result.team_id')
    .leftJoin('players', 'players.id', 'result.player_id')
    .select(['event.meet_id', 'result.team_id', 'result.player_id', 'result.name'])
    .select(['teams.name as team', 'players.display_name as player'])
    .where('event.meet_id', 'in', over)
    .where('result.place', '=', 1)
    .orderBy('event.position')
    .orderBy('result.id')
    .execute();
  const won = firsts.map(({ meet_id, team_id, player_id, name, team, player }) => ({
    meet_id,
    key: team_id !== null ? `team ${team_id}` : player_id !== null ? `player ${player_id}` : (name ?? ''),
    name: team ?? toName(player, name, team),
  }));
  return Map.groupBy(won, ({ meet_id }) => meet_id);
}

/** The events of a meet with their results. */
export async function listEventResults(db: Database, meetId: number): Promise<EventResults[]> {
  const events = await db
    .selectFrom('meet_events')
    .select(['id', 'version', 'meet_id', 'name', 'measure'])
    .where('meet_id', '=', meetId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (events.length === 0) return [];
  const rows = await db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .leftJoin('teams', 'teams.id', 'result.team_id')
    .leftJoin('players', 'players.id', 'result.player_id')
    .select(['result.id', 'result.event_id', 'result.player_id', 'result.team_id', 'result.name'])
    .select(['result.mark', 'result.place', 'result.status', 'result.note'])
    .select(['teams.name as team_name', 'teams.logo as team_logo', 'players.display_name as player_name'])
    .where('event.meet_id', '=', meetId)
    .orderBy('result.event_id')
    .orderBy('result.position')
    .orderBy('result.id')
    .execute();
  const results = Map.groupBy(rows, ({ event_id }) => event_id);
  return events.map(({ meet_id, ...event }) => ({
    ...event,
    meetId: meet_id,
    results: inPlaceOrder((results.get(event.id) ?? []).map(presentResult)),
  }));
}

export async function findEventResults(
  db: Database,
  meetId: number,
  eventId: number,
): Promise<EventResults | undefined> {
  return (await listEventResults(db, meetId)).find(({ id }) => id === eventId);
}

interface ResultRow extends Pick<MeetResult, 'id' | 'mark' | 'place' | 'status' | 'note'> {
  name: string | null;
  player_id: number | null;
  team_id: number | null;
  team_name: string | null;
  team_logo: string | null;
  player_name: string | null;
}

const presentResult = (row: ResultRow): MeetResult => ({
  id: row.id,
  playerId: row.player_id,
  teamId: row.team_id,
  team:
    row.team_id === null || row.team_name === null
      ? null
      : { id: row.team_id, name: row.team_name, logo: row.team_logo },
  name: toName(row.player_name, row.name, row.team_name),
  mark: row.mark,
  place: row.place,
  status: row.status,
  note: row.note,
});

/** Whose result it is: a player's, somebody's on no roster, or a team's. */
const toName = (player: string | null, typed: string | null, team: string | null): string =>
  player ?? typed ?? team ?? '';

const maxListed = 500;

/** What a player or a team achieved, the latest first; entries without a result are left out. */
export async function listResultsOf(
  db: Database,
  column: 'player_id' | 'team_id',
  id: number,
): Promise<ResultAtMeet[]> {
  const rows = await db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .innerJoin('meets', 'meets.id', 'event.meet_id')
    .innerJoin('sports', 'sports.id', 'meets.sport_id')
    .leftJoin('players', 'players.id', 'result.player_id')
    .leftJoin('teams', 'teams.id', 'result.team_id')
    .select('teams.name as team')
    .select(['result.id', 'result.player_id', 'result.name', 'result.mark', 'result.place', 'result.status'])
    .select(['event.id as event_id', 'event.name as event_name', 'event.measure', 'players.display_name'])
    .select(['meets.id as meet_id', 'meets.name as meet_name', 'meets.date_time', 'meets.sport_id'])
    .select('sports.name as sport')
    .where(`result.${column}`, '=', id)
    .where(({ or, eb }) => or([eb('result.place', 'is not', null), eb('result.status', 'is not', null)]))
    .where('meets.status', '<>', 'cancelled')
    .orderBy('meets.date_time', 'desc')
    .orderBy('meets.id', 'desc')
    .orderBy('event.position')
    .orderBy('event.id')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    meet: { id: row.meet_id, name: row.meet_name, dateTime: row.date_time, sportId: row.sport_id, sport: row.sport },
    event: { id: row.event_id, name: row.event_name, measure: row.measure },
    playerId: row.player_id,
    name: toName(row.display_name, row.name, row.team),
    mark: row.mark,
    place: row.place,
    status: row.status,
  }));
}

const maxOwn = 500;

/** The latest meets in which somebody, or a team of theirs, is entered. */
export async function listOwnMeets(db: Database, accountId: number): Promise<number[]> {
  const { teams } = await listMyTeams(db, accountId);
  const teamIds = markedTeams(teams).map(({ team }) => team.id);
  return listMeetsWith(db, { accountId, teamIds });
}

/** The latest meets in which one of these teams, or a player of the account, is entered. */
async function listMeetsWith(
  db: Database,
  { accountId, teamIds }: { accountId: number; teamIds: readonly number[] },
): Promise<number[]> {
  const linked = db
    .selectFrom('player_links')
    .select('player_id')
    .where('account_id', '=', accountId)
    .where('until', 'is', null);
  const rows = await db
    .selectFrom('meets')
    .select('meets.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('meet_results as result')
          .innerJoin('meet_events as event', 'event.id', 'result.event_id')
          .select('result.id')
          .whereRef('event.meet_id', '=', 'meets.id')
          .where(({ or, eb }) =>
            or([
              eb('result.player_id', 'in', linked),
              ...(teamIds.length > 0 ? [eb('result.team_id', 'in', [...teamIds])] : []),
            ]),
          ),
      ),
    )
    .orderBy('meets.date_time', 'desc')
    .limit(maxOwn)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every result of every meet, for an export. */
export function listAllResults(db: Database, _viewer: Viewer, after: number) {
  return db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .innerJoin('meets', 'meets.id', 'event.meet_id')
    .innerJoin('sports', 'sports.id', 'meets.sport_id')
    .leftJoin('teams', 'teams.id', 'result.team_id')
    .leftJoin('players', 'players.id', 'result.player_id')
    .select(['result.id', 'result.name', 'result.mark', 'result.place', 'result.status', 'result.note'])
    .select(['event.name as event', 'event.measure', 'meets.name as meet', 'meets.date_time', 'sports.name as sport'])
    .select(['teams.name as team', 'players.display_name as player'])
    .where('result.id', '>', after)
    .orderBy('result.id')
    .limit(maxResults)
    .execute()
    .then((rows) => rows.map(({ player, name, ...row }) => ({ ...row, name: toName(player, name, row.team) })));
}
