import * as z from 'zod/mini';
import type { Game } from '#features/games/contract.ts';
import { findGame } from '#features/games/server/queries.ts';
import type { Settings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound, tooMany } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { type Route, route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { AnyFile } from '#server/http/uploads/file.ts';
import { ById } from '#shared/ids.ts';
import { calls } from '../contract.ts';
import { entryOfEvent, entryOfGame, feedSince } from '../rules.ts';
import { changeFeed, feedTag, openFeed, renewFeed, revokeFeed } from './feed-commands.ts';
import { eventsOfFeed, type FeedRow, feedBySecret, findFeed, gamesOfFeed, raisedOf } from './feed-queries.ts';
import { icsFile } from './ics.ts';
import { presentFeed } from './present.ts';

const on = serve(calls);

export const feedRoutes = ({ env, limiter }: Pick<FeatureContext, 'env' | 'limiter'>): Route[] => [
  on('GET /api/calendar/feed', {
    access: 'member',
    summary: "Where one's other calendars read one's feed, and what it shows",
    madeOf: ({ viewer }) => [feedTag(viewer)],
    handle: async (call) =>
      presentFeed((await findFeed(call.db, call.viewer.accountId)) ?? (await call.commit(openFeed)), env.publicUrl),
  }),
  on('POST /api/calendar/feed', {
    access: 'member',
    summary: 'Give the feed a new address; the one before ends',
    handle: async (call) => presentFeed(await call.commit(renewFeed), env.publicUrl),
  }),
  on('PATCH /api/calendar/feed', {
    access: 'member',
    summary: 'Choose what the feed shows',
    handle: async (call) => presentFeed(await call.commit((write) => changeFeed(write, call.body)), env.publicUrl),
  }),
  on('DELETE /api/calendar/feed', {
    access: 'member',
    summary: 'Turn the feed off: its address ends',
    handle: async (call) => {
      await call.commit(revokeFeed);
      return { ok: true as const };
    },
  }),
  route({
    method: 'GET',
    path: '/api/calendar/:secret.ics',
    access: 'visitor',
    summary: 'A feed, as iCalendar, for whoever knows its address',
    params: z.strictObject({ secret: z.string() }),
    answerAs: AnyFile,
    limit: 'feed',
    handle: async ({ db, params, address, now }) => {
      const feed = await feedBySecret(db, params.secret);
      if (!feed) throw notFound('This calendar');
      const wait = limiter.count('feed', `a${feed.account_id}`, address, now.getTime());
      if (wait > 0) throw tooMany(wait);
      return fileOfFeed(db, feed, now);
    },
  }),
  route({
    method: 'GET',
    path: '/api/calendar/games/:id.ics',
    access: 'member',
    summary: 'One game, as iCalendar',
    params: ById,
    answerAs: AnyFile,
    handle: async ({ db, viewer, params, now }) => {
      const game = await findGame(db, viewer, params.id);
      if (!game) throw notFound('This game');
      const settings = await readSettings(db);
      return icsFile(settings.productName, await entriesOfGames(db, [game], settings), now);
    },
  }),
];

async function fileOfFeed(db: Database, feed: FeedRow, now: Date) {
  const settings = await readSettings(db);
  const events = feed.own_events ? await eventsOfFeed(db, feed) : [];
  const games = await gamesOfFeed(db, feed, feedSince(now));
  const entries = [...events.map(entryOfEvent), ...(await entriesOfGames(db, games, settings))];
  return icsFile(settings.productName, entries, now);
}

async function entriesOfGames(db: Database, games: readonly Game[], settings: Settings) {
  const raised = await raisedOf(db, games);
  return games.map((game) => entryOfGame(game, settings, raised.get(game.id)));
}
