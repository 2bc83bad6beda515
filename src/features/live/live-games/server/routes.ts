import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { gameTag, rsvpsTag } from '#features/competition/games/cache-tags.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { findOpenLink, type OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import { listPlayers } from '#features/teams/players/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { isMember, type Viewer, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, forbidden, notFound } from '#server/failure.ts';
import { type RequestContext, serve, serveShared } from '#server/http/route.ts';
import { eventsTag, pendingTag } from '../cache-tags.ts';
import { endpoints, type GameEvents, type ScoredGame, type SuggestedSheets } from '../contract.ts';
import { addEvents } from './commands.ts';
import { decideDuplicates } from './duplicates/commands.ts';
import { readDuplicates } from './duplicates/queries.ts';
import { type OnUnreadable, readEvents } from './queries.ts';
import { suggestSheets } from './sheet-queries.ts';
import { decidePending, joinScoring, takeOver } from './takeover/commands.ts';
import { listScorers, readTakeover } from './takeover/queries.ts';
import { settleWalkOn } from './walk-on-commands.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const liveGamesRoutes = (onUnreadable: OnUnreadable) => [
  shared('GET /api/games/:id/events', {
    access: 'member',
    summary: 'The events of a live game; with `after` only those since that event',
    // Not `player:*`: each tap of a player invalidates that tag, but changes no name.
    cacheTags: ({ params }) => [eventsTag(params.id), gameTag(params.id), playersTag, sportsTag, competitionsTag],
    handle: async (context) => {
      const events = await readEvents(context.db, context.viewer, context.params.id, context.query.after, onUnreadable);
      if (!events) throw notFound('This game');
      return events;
    },
  }),
  on('POST /api/games/:id/events', {
    access: 'officer',
    summary: 'Send events from a scoring console; sending one twice changes nothing',
    handle: async (context) => {
      const { pressedBy = context.viewer.accountId } = context.body;
      if (pressedBy !== context.viewer.accountId) throw forbidden('Someone else recorded these plays');
      const { events: pressed, session } = context.body;
      const offered = await context.commit((write) => addEvents(write, context.params.id, pressed, { session }));
      const events = await readEvents(context.db, context.viewer, context.params.id, context.query.after, onUnreadable);
      if (!events) throw notFound('This game');
      return { ...events, offered };
    },
  }),
  on('GET /api/games/:id/sheets', {
    access: 'officer',
    summary: 'Who is probably here of both sides: from answers, as last time, or everybody',
    dependsOn: ({ params }) => [gameTag(params.id), rsvpsTag(params.id), playersTag],
    handle: ({ db, params }) => readSheets(db, params.id, { withAnswers: true }),
  }),
  on('POST /api/games/:id/walk-ons/settlements', {
    access: 'officer',
    summary: 'Say who a walk-on was: a player, a new player, another walk-on or nobody; or take that back',
    handle: async (context) => {
      await context.commit((write) => settleWalkOn(write, context.params.id, context.body));
      const events = await readEvents(context.db, context.viewer, context.params.id, undefined, onUnreadable);
      if (!events) throw notFound('This game');
      return events;
    },
  }),
  ...scoringByLink,
  ...takeoverRoutes,
];

/** The console of one game, by scorer link. A session adds no rights here; it only says who entered the score. */
const scoringByLink = [
  on('POST /api/scoring', {
    access: 'visitor',
    bySecret: true,
    summary: 'The game of a scorer link, as its console shows it',
    handle: async (context) => scoredGame(context.db, await mustOpen(context), context.body.session),
  }),
  on('POST /api/scoring/events', {
    access: 'visitor',
    bySecret: true,
    summary: 'Send events from a console opened with a scorer link; sending one twice changes nothing',
    handle: async (context) => {
      const { token, events, after, session } = context.body;
      await mustOpen(context);
      const { link, offered } = await context.commit(async (write) => {
        const open = await mustStayOpen(write, token);
        const byLink = { ...write, viewer: visitor };
        const author = isMember(context.viewer) ? context.viewer.accountId : null;
        return { link: open, offered: await addEvents(byLink, open.gameId, events, { session, link: open, author }) };
      });
      return { ...(await scoredEvents(context.db, visitor, link, after)), offered };
    },
  }),
  on('POST /api/scoring/clashes/decisions', {
    access: 'visitor',
    bySecret: true,
    summary: 'Decide, with a scorer link, whether two similar plays from two phones both happened',
    handle: async (context) => {
      const { token, ...decision } = context.body;
      await mustOpen(context);
      const link = await context.commit(async (write) => {
        const open = await mustStayOpen(write, token);
        await decideDuplicates({ ...write, viewer: visitor }, open.gameId, decision, open);
        return open;
      });
      return scoredGame(context.db, link, decision.session);
    },
  }),
];

/** Before any work, and before the one transaction that writes: made-up tokens cost one lookup. */
async function mustOpen({ db, body, now, count }: LinkContext): Promise<OpenLink> {
  const link = await mustStayOpen({ db, now }, body.token);
  count('scoring', `link ${link.id}`);
  return link;
}

type LinkContext = RequestContext<unknown, unknown, { token: string }>;

async function mustStayOpen({ db, now }: Pick<LinkContext, 'db' | 'now'>, token: string): Promise<OpenLink> {
  const link = await findOpenLink(db, token, now);
  if (link) return link;
  throw new Failure(404, 'This link does not score a game now');
}

async function scoredGame(db: Database, link: OpenLink, session?: string): Promise<ScoredGame> {
  const game = await findGame(db, visitor, link.gameId);
  if (!game) throw new Failure(404, 'This game was not found');
  return {
    linkId: link.id,
    scorer: link.scorer,
    closesAt: link.closesAt,
    // RSVP names are for members only.
    game: { ...game, rsvpNames: [] },
    heard: await scoredEvents(db, visitor, link),
    rosters: { home: await listRoster(db, game.homeTeamId), away: await listRoster(db, game.awayTeamId) },
    sheets: game.status === 'upcoming' ? await readSheets(db, game.id, { withAnswers: false }) : null,
    clashes: await readDuplicates(db, visitor, game.id, session),
  };
}

async function readSheets(...asked: Parameters<typeof suggestSheets>): Promise<SuggestedSheets> {
  const sheets = await suggestSheets(...asked);
  if (!sheets) throw notFound('This game');
  return sheets;
}

const listRoster = async (db: Database, teamId: number) => (await listPlayers(db, visitor, { teamId })).rows;

async function scoredEvents(db: Database, viewer: Viewer, link: OpenLink, after?: string): Promise<GameEvents> {
  const events = await readEvents(db, viewer, link.gameId, after, () => undefined, link);
  if (!events) throw new Failure(404, 'This game was not found');
  return { ...events, can: { ...events.can, score: true } };
}

/** Scoring on several phones, and handing a game over from one phone to another. */
const takeoverRoutes = [
  on('GET /api/games/:id/scorers', {
    access: 'officer',
    summary: 'Who scored a game and when last, latest first',
    dependsOn: ({ params }) => [eventsTag(params.id)],
    handle: async ({ db, viewer, params }) => {
      if (!(await findGame(db, viewer, params.id))) throw notFound('This game');
      return listScorers(db, params.id);
    },
  }),
  on('POST /api/games/:id/scoring', {
    access: 'officer',
    summary: 'Take over scoring: events of other phones become offers; or `join` the phone that has taken over',
    handle: async (context) => {
      const { session, join = false } = context.body;
      await context.commit((write) => (join ? joinScoring : takeOver)(write, context.params.id, session));
      return readTakeover(context.db, context.viewer, context.params.id, session);
    },
  }),
  on('GET /api/games/:id/offered', {
    access: 'officer',
    summary: 'Who has taken over scoring, and the offered events that nobody has decided on',
    dependsOn: ({ params }) => [pendingTag(params.id), playersTag],
    handle: async ({ db, viewer, params, query }) => {
      if (!(await findGame(db, viewer, params.id))) throw notFound('This game');
      return readTakeover(db, viewer, params.id, query.session);
    },
  }),
  on('POST /api/games/:id/offered/decisions', {
    access: 'officer',
    summary: 'Accept or reject offered plays; an undo or a correction goes with its play',
    handle: async (context) => {
      await context.commit((write) => decidePending(write, context.params.id, context.body));
      return readTakeover(context.db, context.viewer, context.params.id, context.body.session);
    },
  }),
  on('POST /api/games/:id/clashes/decisions', {
    access: 'officer',
    summary: 'Decide whether similar plays from two phones both happened, or drop the later of each pair',
    handle: async (context) => {
      await context.commit((write) => decideDuplicates(write, context.params.id, context.body));
      return readTakeover(context.db, context.viewer, context.params.id, context.body.session);
    },
  }),
];
