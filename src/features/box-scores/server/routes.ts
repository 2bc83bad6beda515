import { notFound } from '#server/failure.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { calls } from '../contract.ts';
import { saveBoxScore } from './commands.ts';
import { findBoxScore } from './queries.ts';

const on = serve(calls);
const shared = serveShared(calls);

const tagsOf = (id: number) => [`box-score:${id}`, `game:${id}`, `score:${id}`];

export const boxScoresRoutes = [
  shared('GET /api/games/:id/box-score', {
    access: 'member',
    summary: 'The box score of a game, per player and in total',
    cacheTags: ({ params }) => [...tagsOf(params.id), 'players', 'player:*', 'sports'],
    handle: async (call) => {
      const boxScore = await findBoxScore(call.db, call.viewer, call.params.id);
      if (!boxScore) throw notFound('This game');
      return boxScore;
    },
  }),
  on('PUT /api/games/:id/box-score', {
    access: 'officer',
    summary: 'Enter or correct the box score of a game',
    handle: (call) => call.commit((write) => saveBoxScore(write, call.params.id, call.body, askedVersion(call))),
  }),
];
