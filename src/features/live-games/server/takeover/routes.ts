import { findGame } from '#features/games/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../../contract.ts';
import { decideClashes } from '../clashes/commands.ts';
import { decideOffered, joinScoring, takeOver } from './commands.ts';
import { listScorers, readTakeover } from './queries.ts';

const on = serve(calls);

/** Scoring on several phones, and handing a game over from one phone to another. */
export const takeoverRoutes = [
  on('GET /api/games/:id/scorers', {
    access: 'officer',
    summary: 'Who scored a game and when last, latest first',
    dependsOn: ({ params }) => [`events:${params.id}`],
    handle: async ({ db, viewer, params }) => {
      if (!(await findGame(db, viewer, params.id))) throw notFound('This game');
      return listScorers(db, params.id);
    },
  }),
  on('POST /api/games/:id/scoring', {
    access: 'officer',
    summary: 'Take over scoring: events of other phones become offers; or `join` the phone that has taken over',
    handle: async (call) => {
      const { session, join = false } = call.body;
      await call.commit((write) => (join ? joinScoring : takeOver)(write, call.params.id, session));
      return readTakeover(call.db, call.viewer, call.params.id, session);
    },
  }),
  on('GET /api/games/:id/offered', {
    access: 'officer',
    summary: 'Who has taken over scoring, and the offered events that nobody has decided on',
    dependsOn: ({ params }) => [`offered:${params.id}`, 'players'],
    handle: async ({ db, viewer, params, query }) => {
      if (!(await findGame(db, viewer, params.id))) throw notFound('This game');
      return readTakeover(db, viewer, params.id, query.session);
    },
  }),
  on('POST /api/games/:id/offered/decisions', {
    access: 'officer',
    summary: 'Accept or reject offered plays; an undo or a correction goes with its play',
    handle: async (call) => {
      await call.commit((write) => decideOffered(write, call.params.id, call.body));
      return readTakeover(call.db, call.viewer, call.params.id, call.body.session);
    },
  }),
  on('POST /api/games/:id/clashes/decisions', {
    access: 'officer',
    summary: 'Decide whether similar plays from two phones both happened, or drop the later of each pair',
    handle: async (call) => {
      await call.commit((write) => decideClashes(write, call.params.id, call.body));
      return readTakeover(call.db, call.viewer, call.params.id, call.body.session);
    },
  }),
];
