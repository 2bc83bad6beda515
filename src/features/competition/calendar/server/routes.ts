import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Game } from '#features/competition/games/contract.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, ownFile, type RequestContext, type Route, route, serve } from '#server/http/route.ts';
import { resource } from '#server/resources/resource.ts';
import { ById } from '#shared/fields.ts';
import { calendarFeedTag } from '../cache-tags.ts';
import { calendarEvents, endpoints, type Feed } from '../contract.ts';
import {
  buildDutyEntry,
  buildEventEntry,
  buildGameEntry,
  buildMeetEntry,
  type FeedEntry,
  type FeedSource,
  feedSince,
} from '../rules.ts';
import { type DutySource, listDuties, ownDuties } from './extension-points.ts';
import { changeFeed, openFeed, renewFeed, revokeFeed } from './feed-commands.ts';
import {
  eventTable,
  type FeedRow,
  feedBySecret,
  findFeed,
  findRaised,
  listFeedEvents,
  listFeedGames,
  listFeedMeets,
  readUidSource,
} from './queries.ts';

export const calendarRoutes = (app: FeatureContext): Route[] => [
  ...resource(calendarEvents, { ...eventTable, inUse: 'This event is still in use' }),
  ...feedRoutes(app, ownDuties.among(app.contributions)),
];

/** The refresh interval that the feed suggests, in seconds. Calendar apps may ignore it. */
const refreshEvery = 3_600;

/** Entries as an iCalendar file, or 304 if the reader has it. Times are in UTC, so that it needs no time zone definitions. */
async function icsFile(
  context: Pick<RequestContext, 'db' | 'headers' | 'now' | 'response'>,
  entries: readonly FeedEntry[],
) {
  const { productName } = await readSettings(context.db);
  // Weak, because each file also says when it was made.
  const etag = `W/"${createHash('sha256')
    .update(JSON.stringify([productName, entries]))
    .digest('base64url')
    .slice(0, 22)}"`;
  context.response.header('etag', etag);
  if (context.headers['if-none-match'] === etag) context.response.status(304);
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    name: productName,
    prodId: '//Village Arena//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshEvery,
  });
  for (const { uid, status, ...entry } of entries) {
    calendar.createEvent({ ...entry, id: uid, stamp: context.now, status: ICalEventStatus[status] });
  }
  // The library leaves out the end of the last line.
  return ownFile(Buffer.from(`${calendar}\r\n`), 'text/calendar; charset=utf-8', 'calendar.ics', false);
}

const presentFeed = (feed: FeedRow, origin = ''): Feed => ({
  url: feed.secret === null ? null : `${origin}/api/calendar/${feed.secret}.ics`,
  ownEvents: feed.own_events === 1,
  rsvpGames: feed.rsvp_games === 1,
  myTeams: feed.my_teams === 1,
  duties: feed.duties === 1,
  teamIds: feed.teamIds,
});

const on = serve(endpoints);

const feedRoutes = ({ env }: Pick<FeatureContext, 'env'>, duties: readonly DutySource[]): Route[] => [
  on('GET /api/calendar/feed', {
    access: 'member',
    summary: 'The address of your calendar feed, and what it shows',
    dependsOn: ({ viewer }) => [calendarFeedTag(viewer.accountId)],
    handle: async (context) =>
      presentFeed(
        (await findFeed(context.db, context.viewer.accountId)) ?? (await context.commit(openFeed)),
        env.publicUrl,
      ),
  }),
  on('POST /api/calendar/feed', {
    access: 'member',
    summary: 'Give the feed a new address; the old one stops working',
    handle: async (context) => presentFeed(await context.commit(renewFeed), env.publicUrl),
  }),
  on('PATCH /api/calendar/feed', {
    access: 'member',
    summary: 'Choose what the feed shows',
    handle: async (context) =>
      presentFeed(await context.commit((write) => changeFeed(write, context.body)), env.publicUrl),
  }),
  on('DELETE /api/calendar/feed', {
    access: 'member',
    summary: 'Turn the feed off: its address stops working',
    handle: async (context) => {
      await context.commit(revokeFeed);
      return { ok: true as const };
    },
  }),
  route({
    method: 'GET',
    path: '/api/calendar/:secret.ics',
    access: 'visitor',
    summary: 'A calendar feed as iCalendar, for anyone who knows its address',
    params: z.strictObject({ secret: z.string() }),
    responseType: AnyRawResponse,
    bySecret: true,
    handle: async (context) => {
      const feed = await feedBySecret(context.db, context.params.secret);
      if (!feed) throw notFound('This calendar');
      context.count('feed', `a${feed.account_id}`);
      const source = await readSource(context, env);
      const asked = feed.duties === 1 ? await listDuties(duties, context.db, feed.account_id, context.now) : [];
      return icsFile(context, [
        ...(await buildFeedEntries(context.db, feed, context.now, source)),
        ...asked.map((duty) => buildDutyEntry(duty, source)),
      ]);
    },
  }),
  route({
    method: 'GET',
    path: '/api/calendar/games/:id.ics',
    access: 'member',
    summary: 'One game, as iCalendar',
    params: ById,
    responseType: AnyRawResponse,
    handle: async (context) => {
      const game = await findGame(context.db, context.viewer, context.params.id);
      if (!game) throw notFound('This game');
      if (game.dateTime === null) throw conflict('The day of this game is to be confirmed');
      return icsFile(context, await buildGameEntries(context.db, [game], await readSource(context, env)));
    },
  }),
];

/** The app itself speaks HTTP; behind a proxy with HTTPS, the operator sets its address. */
async function readSource(
  { db, headers }: Pick<RequestContext, 'db' | 'headers'>,
  { publicUrl }: FeatureContext['env'],
): Promise<FeedSource> {
  return { ...(await readUidSource(db)), origin: publicUrl ?? `http://${headers.host}` };
}

async function buildFeedEntries(db: Database, feed: FeedRow, now: Date, source: FeedSource) {
  const events = feed.own_events ? await listFeedEvents(db, feed) : [];
  const games = await listFeedGames(db, feed, feedSince(now));
  const meets = await listFeedMeets(db, feed, feedSince(now));
  return [
    ...events.map((event) => buildEventEntry(event, source)),
    ...(await buildGameEntries(db, games, source)),
    ...meets.map((meet) => buildMeetEntry(meet, source)),
  ];
}

async function buildGameEntries(db: Database, games: readonly Game[], source: FeedSource) {
  const raised = await findRaised(db, games);
  return games.map((game) => buildGameEntry(game, source, raised.get(game.id)));
}
