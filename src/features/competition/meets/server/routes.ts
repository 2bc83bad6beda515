import { myTeamsTags } from '#features/teams/my-teams/server/queries.ts';
import { ownPlayersTag } from '#features/teams/player-links/cache-tags.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { meetResultsTag, meetsTag, meetTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { listEventResults, listOwnMeets, listResultsOf, meetTable } from './queries.ts';
import { saveResults } from './result-commands.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

const resultTags = [meetsTag, meetTag.any, meetResultsTag.any, playersTag, playerTag.any, teamsTag, sportsTag];

export const meetsRoutes: Route[] = [
  shared('GET /api/meets/:id/events', {
    access: 'member',
    summary: 'The events of a meet with their results, the first place first',
    cacheTags: ({ params }) => [
      ...[meetTag(params.id), meetResultsTag(params.id), playersTag, playerTag.any],
      teamsTag,
    ],
    handle: async ({ db, viewer, params }) => {
      if (!(await meetTable.find(db, viewer, params.id))) throw notFound('This meet');
      return listEventResults(db, params.id);
    },
  }),
  on('PUT /api/meet-events/:id/results', {
    access: 'officer',
    summary: 'Save all results of an event; refused if somebody else has saved it since',
    handle: (context) => context.commit((write) => saveResults(write, context.params.id, context.body)),
  }),
  shared('GET /api/players/:id/meet-results', {
    access: 'member',
    summary: 'The results of a player at meets, latest first',
    cacheTags: () => resultTags,
    handle: ({ db, params }) => listResultsOf(db, 'player_id', params.id),
  }),
  shared('GET /api/teams/:id/meet-results', {
    access: 'member',
    summary: 'The results of a team and its players at meets, latest first',
    cacheTags: () => resultTags,
    handle: ({ db, params }) => listResultsOf(db, 'team_id', params.id),
  }),
  on('GET /api/user/meets', {
    access: 'member',
    summary: 'The latest meets in which you or a team of yours are entered',
    dependsOn: ({ viewer }) => [
      ...[meetsTag, meetTag.any, ownPlayersTag(viewer.accountId)],
      ...myTeamsTags(viewer.accountId),
    ],
    handle: async ({ db, viewer }) => ({ ids: await listOwnMeets(db, viewer.accountId) }),
  }),
];
