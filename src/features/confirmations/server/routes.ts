import { findGame } from '#features/games/server/queries.ts';
import { captainTags, judgeTags } from '#features/player-links/server/queries.ts';
import { isOfficer, type Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import { type Call, serve } from '#server/http/route.ts';
import { type Confirmation, calls } from '../contract.ts';
import { confirmResult, decideDispute, disputeResult, takeBackDispute } from './commands.ts';
import { confirmationOf, confirmationTag, disputesTag, listDisputed } from './queries.ts';

const on = serve(calls);

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
    handle: async (call) => {
      await call.commit((write) => confirmResult(write, call.params.id, call.body.requestId));
      return confirmation(call);
    },
  }),
  on('POST /api/games/:id/dispute', {
    access: 'member',
    summary: 'Dispute a result with a reason, as a captain of one of its sides; an officer or admin decides',
    addsRow: true,
    handle: async (call) => {
      const { requestId, reason } = call.body;
      await call.commit((write) => disputeResult(write, call.params.id, requestId, reason));
      return confirmation(call);
    },
  }),
  on('DELETE /api/games/:id/dispute', {
    access: 'member',
    summary: "Withdraw your side's dispute, for good",
    handle: async (call) => {
      await call.commit((write) => takeBackDispute(write, call.params.id));
      return confirmation(call);
    },
  }),
  on('POST /api/games/:id/decision', {
    access: 'officer',
    summary: 'Decide a dispute with a reason: keep the result, or correct the score and ask the captains again',
    addsRow: true,
    handle: async (call) => {
      await call.commit((write) => decideDispute(write, call.params.id, call.body));
      return confirmation(call);
    },
  }),
  on('GET /api/disputed-results', {
    access: 'officer',
    summary: 'Disputed results that wait for a decision, oldest dispute first',
    dependsOn: () => [disputesTag, 'games', 'teams', 'sports', ...judgeTags],
    handle: async (call) => {
      const page = await listDisputed(call.db, call.viewer, call.query.cursor, call.now);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
];

type OfGame = Pick<Call<{ id: number }, unknown, unknown, Member>, 'db' | 'viewer' | 'params' | 'now'>;

async function confirmation({ db, viewer, params, now }: OfGame): Promise<Confirmation> {
  const game = await findGame(db, viewer, params.id);
  if (!game) throw notFound('This game');
  return confirmationOf(db, viewer, game, now);
}
