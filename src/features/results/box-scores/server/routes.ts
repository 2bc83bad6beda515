import { gameTag, scoreTag } from '#features/competition/games/cache-tags.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { askedVersion } from '#server/resources/resource.ts';
import { boxScoreTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { saveBoxScore } from './commands.ts';
import { findBoxScore } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const boxScoresRoutes = [
  shared('GET /api/games/:id/box-score', {
    access: 'member',
    summary: 'The box score of a game, per player and in total',
    cacheTags: ({ params }) => [
      boxScoreTag(params.id),
      gameTag(params.id),
      scoreTag(params.id),
      playersTag,
      playerTag.any,
      sportsTag,
    ],
    handle: async (context) => {
      const boxScore = await findBoxScore(context.db, context.viewer, context.params.id);
      if (!boxScore) throw notFound('This game');
      return boxScore;
    },
  }),
  on('PUT /api/games/:id/box-score', {
    access: 'officer',
    summary: 'Enter or correct the box score of a game',
    handle: (context) =>
      context.commit((write) => saveBoxScore(write, context.params.id, context.body, askedVersion(context))),
  }),
];
