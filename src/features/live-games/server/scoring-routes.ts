import { findGame } from '#features/games/server/queries.ts';
import { listPlayers } from '#features/players/server/queries.ts';
import { type OpenLink, openLinkOf } from '#features/scorer-links/server/queries.ts';
import { type Viewer, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls, type GameEvents, type ScoredGame } from '../contract.ts';
import { decideClashes } from './clashes/commands.ts';
import { readClashes } from './clashes/queries.ts';
import { addEvents } from './commands.ts';
import { readEvents } from './queries.ts';

const on = serve(calls);

/** The console of one game, by scorer link. A session adds no rights here. */
export const scoringByLink = [
  on('POST /api/scoring', {
    access: 'visitor',
    limit: 'scoring',
    summary: 'The game of a scorer link, as its console shows it',
    handle: async ({ db, body, now }) => scoredGame(db, await mustOpen(db, body.token, now), body.session),
  }),
  on('POST /api/scoring/events', {
    access: 'visitor',
    limit: 'scoring',
    summary: 'Send events from a console opened with a scorer link; sending one twice changes nothing',
    handle: async (call) => {
      const { token, events, after, session } = call.body;
      const { link, offered } = await call.commit(async (write) => {
        const open = await mustOpen(write.db, token, write.now);
        const byLink = { ...write, viewer: visitor };
        return { link: open, offered: await addEvents(byLink, open.gameId, events, { session, link: open }) };
      });
      return { ...(await scoredEvents(call.db, visitor, link, after)), offered };
    },
  }),
  on('POST /api/scoring/clashes/decisions', {
    access: 'visitor',
    limit: 'scoring',
    summary: 'Decide, with a scorer link, whether two similar plays from two phones both happened',
    handle: async (call) => {
      const { token, ...decision } = call.body;
      const link = await call.commit(async (write) => {
        const open = await mustOpen(write.db, token, write.now);
        await decideClashes({ ...write, viewer: visitor }, open.gameId, decision, open);
        return open;
      });
      return scoredGame(call.db, link, decision.session);
    },
  }),
];

async function mustOpen(db: Database, token: string, now: Date): Promise<OpenLink> {
  const link = await openLinkOf(db, token, now);
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
    rosters: { home: await rosterOf(db, game.homeTeamId), away: await rosterOf(db, game.awayTeamId) },
    clashes: await readClashes(db, visitor, game.id, session),
  };
}

const rosterOf = async (db: Database, teamId: number) => (await listPlayers(db, visitor, { teamId })).rows;

async function scoredEvents(db: Database, viewer: Viewer, { gameId }: OpenLink, after?: string): Promise<GameEvents> {
  const events = await readEvents(db, viewer, gameId, after, () => undefined);
  if (!events) throw new Failure(404, 'This game was not found');
  return { ...events, can: { score: true } };
}
