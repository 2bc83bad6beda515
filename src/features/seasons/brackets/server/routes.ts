import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { gameCountsTag, gamesTag, gameTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { venuesTag } from '#features/competition/venues/cache-tags.ts';
import { judgeTags } from '#features/teams/player-links/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { bracketQuestionsTag, bracketsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { decideQuestion } from './decision-commands.ts';
import { readGameInBracket } from './game-queries.ts';
import { listBracketGames, readBracket } from './queries.ts';
import { listQuestions } from './question-queries.ts';
import { listBrackets } from './summary-queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const bracketsRoutes = [
  shared('GET /api/brackets', {
    access: 'member',
    summary: 'Competitions with a knock-out, the latest season first',
    cacheTags: () => [bracketsTag, gamesTag, resultsTag, competitionsTag, competitionTag.any, teamsTag, sportsTag],
    handle: ({ db }) => listBrackets(db),
  }),
  shared('GET /api/competitions/:id/bracket', {
    access: 'member',
    summary: 'The matches of a knock-out: who meets whom, and which match leads to which',
    cacheTags: ({ params }) => [
      ...[bracketsTag, bracketQuestionsTag, gamesTag, resultsTag, teamsTag, sportsTag, venuesTag],
      ...[competitionsTag, competitionTag(params.id)],
    ],
    handle: ({ db, viewer, params }) => readBracket(db, viewer, params.id),
  }),
  shared('GET /api/competitions/:id/bracket/games', {
    access: 'member',
    summary: 'The games of the matches of a knock-out',
    rows: { resourceName: 'game' },
    cacheTags: () => [bracketsTag, gamesTag, gameTag.any, gameCountsTag, teamsTag, sportsTag, competitionsTag],
    handle: ({ db, viewer, params }) => listBracketGames(db, viewer, params.id),
  }),
  shared('GET /api/games/:id/bracket', {
    access: 'member',
    summary: 'What a game decides in a knock-out: where its winner and its loser play next',
    cacheTags: ({ params }) => [
      ...[bracketsTag, bracketQuestionsTag, gamesTag, gameTag(params.id), resultsTag, teamsTag, sportsTag],
      ...[competitionsTag, competitionTag.any],
    ],
    handle: ({ db, viewer, params }) => readGameInBracket(db, viewer, params.id),
  }),
  on('GET /api/bracket-questions', {
    access: 'officer',
    summary: 'What only an officer can say about who plays in a knock-out, the oldest first',
    dependsOn: () => [bracketQuestionsTag, bracketsTag, gamesTag, gameTag.any, resultsTag, teamsTag, ...judgeTags],
    handle: ({ db, viewer }) => listQuestions(db, viewer),
  }),
  on('POST /api/bracket-questions/:id/decision', {
    access: 'officer',
    summary: 'Say who goes on, or whether a corrected result changes the games after it',
    handle: async (context) => {
      await context.commit((write) => decideQuestion(write, context.params.id, context.body));
      return { ok: true as const };
    },
  }),
];
