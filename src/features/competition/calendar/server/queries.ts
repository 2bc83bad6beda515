import { sql } from 'kysely';
import type { Game } from '#features/competition/games/contract.ts';
import { dayToCome } from '#features/competition/games/day-rules.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { nearTeamIds } from '#features/teams/my-teams/server/queries.ts';
import { type Member, visitor } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import type { Write } from '#server/write.ts';
import { type CalendarEvent, type NewCalendarEvent, plainEvents } from '../contract.ts';
import { endsTooEarly, eventsPerPerson } from '../limits.ts';
import { type FeedMeet, gamesPerFeed } from '../rules.ts';

const table = plainTable(plainEvents, {
  table: 'calendar_events',
  access: { write: 'member' },
  owned: {
    column: 'account_id',
    getOwner: (viewer: Member) => viewer.accountId,
    most: eventsPerPerson,
    full: `Your calendar is full: it can hold ${eventsPerPerson} events`,
  },
  order: [
    { column: 'start_time', holds: 'text' },
    { column: 'id', holds: 'number' },
  ],
  shown: async () => (row) => ({ userId: row['account_id'] }),
  narrowed: ({ from, until }: { from?: string; until?: string }) => [
    ...(from === undefined ? [] : [sql`end_time > ${from}`]),
    ...(until === undefined ? [] : [sql`start_time < ${until}`]),
  ],
});

/** Personal events, earliest first. */
export const eventTable = {
  ...table,
  personal: true as const,
  change: async (write: Write, current: CalendarEvent, sent: Partial<NewCalendarEvent>) => {
    const { startTime, endTime } = { ...current, ...sent };
    if (endTime <= startTime) throw badField('endTime', endsTooEarly);
    await table.change(write, current, sent);
  },
};

/** A person's feed with its choices. */
export interface FeedRow extends Row<'calendar_feeds'> {
  teamIds: number[];
}

export async function findFeed(db: Database, accountId: number): Promise<FeedRow | undefined> {
  const row = await db.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row && withTeams(db, row);
}

/** Does not find the feed of a suspended account, until the account is reinstated. */
export async function feedBySecret(db: Database, secret: string): Promise<FeedRow | undefined> {
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .selectAll('calendar_feeds')
    .where('secret', '=', secret)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && withTeams(db, row);
}

async function withTeams(db: Database, row: Row<'calendar_feeds'>): Promise<FeedRow> {
  const teams = await db
    .selectFrom('calendar_feed_teams')
    .select('team_id')
    .where('account_id', '=', row.account_id)
    .orderBy('team_id')
    .execute();
  return { ...row, teamIds: teams.map(({ team_id }) => team_id) };
}

export function listFeedEvents(db: Database, feed: FeedRow): Promise<Omit<CalendarEvent, 'userId' | 'can'>[]> {
  return db
    .selectFrom('calendar_events')
    .select(['id', 'version', 'title', 'description', 'location'])
    .select(['start_time as startTime', 'end_time as endTime'])
    .where('account_id', '=', feed.account_id)
    .orderBy('start_time')
    .orderBy('id')
    .limit(eventsPerPerson)
    .execute();
}

/** The games of a feed since a time that have a day: those with the owner's RSVP, and those of the teams in it. */
export async function listFeedGames(db: Database, feed: FeedRow, since: Date): Promise<Game[]> {
  const chosen = db
    .selectFrom('games')
    .select(['id', 'date_time'])
    .where('date_time', '>=', since.toISOString())
    .where('date_time', '<', dayToCome)
    .orderBy('date_time', 'desc')
    .limit(gamesPerFeed);
  const entered = db.selectFrom('rsvps').select('game_id').where('account_id', '=', feed.account_id);
  const teamIds = await teamsOf(db, feed);
  const lists = [
    ...(feed.rsvp_games ? [chosen.where('id', 'in', entered)] : []),
    ...(teamIds.length > 0
      ? [chosen.where('home_team_id', 'in', teamIds), chosen.where('away_team_id', 'in', teamIds)]
      : []),
  ];
  const rows = (await Promise.all(lists.map((list) => list.execute()))).flat();
  const latestFirst = rows.sort((a, b) => (a.date_time < b.date_time ? 1 : -1));
  const ids = [...new Set(latestFirst.map(({ id }) => id))].slice(0, gamesPerFeed);
  return [...(await gamesByIds(db, visitor, ids)).values()];
}

/** The teams whose games a feed holds. */
const teamsOf = async (db: Database, feed: FeedRow): Promise<number[]> => [
  ...feed.teamIds,
  ...(feed.my_teams ? await nearTeamIds(db, feed.account_id) : []),
];

/** The meets of a feed since a time: those in the sport of a team in it, and those in which such a team is entered. */
export async function listFeedMeets(db: Database, feed: FeedRow, since: Date): Promise<FeedMeet[]> {
  const teamIds = await teamsOf(db, feed);
  if (teamIds.length === 0) return [];
  return db
    .selectFrom('meets')
    .innerJoin('sports', 'sports.id', 'meets.sport_id')
    .select(['meets.id', 'meets.version', 'meets.name', 'sports.name as sport', 'meets.date_time as dateTime'])
    .select(['meets.location', 'meets.status', 'meets.description'])
    .where('meets.date_time', '>=', since.toISOString())
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('meets.sport_id', 'in', selectFrom('teams').select('sport_id').where('id', 'in', teamIds)),
        eb(
          'meets.id',
          'in',
          selectFrom('meet_results')
            .innerJoin('meet_events', 'meet_events.id', 'meet_results.event_id')
            .select('meet_events.meet_id')
            .where('meet_results.team_id', 'in', teamIds),
        ),
      ]),
    )
    .orderBy('meets.date_time', 'desc')
    .orderBy('meets.id', 'desc')
    .limit(gamesPerFeed)
    .execute();
}

/** The number of changes to these games' entries that did not change their rows; games without any are missing. */
export async function findRaised(db: Database, games: readonly { id: number }[]): Promise<ReadonlyMap<number, number>> {
  if (games.length === 0) return new Map();
  const ids = games.map(({ id }) => id);
  const rows = await db.selectFrom('calendar_sequences').selectAll().where('game_id', 'in', ids).execute();
  return new Map(rows.map(({ game_id, raised }) => [game_id, raised]));
}

/** What tells the UIDs of this installation from those of others. */
export const readUidSource = (db: Database): Promise<Row<'calendar_uids'>> =>
  db.selectFrom('calendar_uids').selectAll().executeTakeFirstOrThrow();
