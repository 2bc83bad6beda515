import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { captainTags, judgeTags } from '#features/teams/player-links/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { isOfficer, type Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import { type RequestContext, serve } from '#server/http/route.ts';
import { confirmationTag, disputesTag } from '../cache-tags.ts';
import { type Confirmation, endpoints } from '../contract.ts';
import { confirmResult, decideDispute, disputeResult, takeBackDispute } from './commands.ts';
import { listDisputed, readConfirmation } from './queries.ts';

const on = serve(endpoints);

export const confirmationsRoutes = [
  on('GET /api/games/:id/confirmation', {
    access: 'member',
    summary: 'What the captains of both sides said about a result, and what you may say',
    dependsOn: ({ viewer, params }) => [
      confirmationTag(params.id),
      ...captainTags(viewer.accountId),
      ...(isOfficer(viewer) ? judgeTags : []),
    ],
    handle: confirmation,
  }),
  on('POST /api/games/:id/confirmation', {
    access: 'member',
    summary: 'Confirm a result, as a captain of one of its sides, within 24 hours of being asked',
    addsRow: true,
    handle: async (context) => {
      await context.commit((write) => confirmResult(write, context.params.id, context.body.requestId));
      return confirmation(context);
    },
  }),
  on('POST /api/games/:id/dispute', {
    access: 'member',
    summary: 'Dispute a result with a reason, as a captain of one of its sides; an officer or admin decides',
    addsRow: true,
    handle: async (context) => {
      const { requestId, reason } = context.body;
      await context.commit((write) => disputeResult(write, context.params.id, requestId, reason));
      return confirmation(context);
    },
  }),
  on('DELETE /api/games/:id/dispute', {
    access: 'member',
    summary: "Withdraw your side's dispute, for good",
    handle: async (context) => {
      await context.commit((write) => takeBackDispute(write, context.params.id));
      return confirmation(context);
    },
  }),
  on('POST /api/games/:id/decision', {
    access: 'officer',
    summary: 'Decide a dispute with a reason: keep the result, or correct the score and ask the captains again',
    addsRow: true,
    handle: async (context) => {
      await context.commit((write) => decideDispute(write, context.params.id, context.body));
      return confirmation(context);
    },
  }),
  on('GET /api/disputed-results', {
    access: 'officer',
    summary: 'Disputed results that wait for a decision, oldest dispute first',
    dependsOn: () => [disputesTag, gamesTag, teamsTag, sportsTag, ...judgeTags],
    handle: async (context) => {
      const page = await listDisputed(context.db, context.viewer, context.query.cursor, context.now);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
];

type OfGame = Pick<RequestContext<{ id: number }, unknown, unknown, Member>, 'db' | 'viewer' | 'params' | 'now'>;

async function confirmation({ db, viewer, params, now }: OfGame): Promise<Confirmation> {
  const game = await findGame(db, viewer, params.id);
  if (!game) throw notFound('This game');
  return readConfirmation(db, viewer, game, now);
}
