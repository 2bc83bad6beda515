import { type Expression, type SqlBool, sql } from 'kysely';
import { sportChanged } from '#features/teams/sports/server/events.ts';
import { teamRenamed } from '#features/teams/teams/server/events.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { type Write, when } from '#server/write.ts';
import { calendarEventsTag, calendarFeedTag } from '../cache-tags.ts';
import { feedDays } from '../rules.ts';
import { calendarRoutes } from './routes.ts';
import { calendarMigrations } from './tables.ts';
import { teamFeeds } from './team-use.ts';

/** Increases a game's SEQUENCE when its teams or its sport change, which do not change the game's row. */
const raisingSequences = [
  when(teamRenamed, async (write, teams) => {
    for (const { teamId } of teams) {
      await raise(write, sql<SqlBool>`home_team_id = ${teamId} or away_team_id = ${teamId}`);
    }
  }),
  when(sportChanged, async (write, sports) => {
    for (const { sportId } of sports) await raise(write, sql<SqlBool>`sport_id = ${sportId}`);
  }),
];

/** Writes in the order of game ids, so that two commands cannot deadlock. */
async function raise({ db }: Write, games: Expression<SqlBool>): Promise<void> {
  const raised = db
    .selectFrom('games')
    .select(['id as game_id', sql<number>`1`.as('raised')])
    .where(games)
    .orderBy('id');
  await db
    .insertInto('calendar_sequences')
    .columns(['game_id', 'raised'])
    .expression(raised)
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ raised: sql`calendar_sequences.raised + 1` }))
    .execute();
}

export const calendar: Feature = {
  name: 'calendar',
  migrations: calendarMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Your calendar',
      what: 'Your own events, the teams you subscribed to, and the secret address of your calendar feed.',
      seenBy: `Only you. Whoever has the address of the feed sees what it holds: games and meets of the last ${daysText(feedDays)} and later, your events, and what waits for you.`,
      until: 'Until you delete the event, or replace or turn off the feed.',
      tables: ['calendar_events', 'calendar_feeds', 'calendar_feed_teams'],
    },
  ],
  onReset: {
    calendar_events: 'emptied',
    calendar_feeds: 'emptied',
    calendar_feed_teams: 'emptied',
    calendar_sequences: 'emptied',
    calendar_uids: 'kept',
  },
  routes: calendarRoutes,
  subscriptionAccess: { own: [calendarEventsTag, calendarFeedTag] },
  contributes: [mergeUses.contribution(teamFeeds)],
  on: raisingSequences,
  isUntouched: haveNoRows('calendar_events'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoEvents(write),
  testing: async () => (await import('../testing/examples.ts')).calendarExamples,
};
