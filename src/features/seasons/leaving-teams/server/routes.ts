import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { leave, proposeLeaving } from './leaving-commands.ts';
import { listCompeting } from './queries.ts';

const on = serve(endpoints);

export const leavingTeamsRoutes = [
  on('GET /api/competitions/:id/leaving-team', {
    access: 'officer',
    summary: 'The teams with games in a competition, and how many they have played and have to come',
    dependsOn: ({ params }) => [competitionsTag, competitionTag(params.id), gamesTag, gameTag.any, teamsTag],
    handle: ({ db, viewer, params }) => listCompeting(db, viewer, params.id),
  }),
  on('POST /api/competitions/:id/leaving-team/proposal', {
    access: 'officer',
    summary: 'What happens to games, tables and the knock-out if a team leaves a competition; nothing is stored',
    handle: (context) => proposeLeaving((act) => context.commit(act), context.params.id, context.body),
  }),
  on('POST /api/competitions/:id/leaving-team', {
    access: 'officer',
    summary: 'A team leaves a competition, as proposed, with one message to each person',
    handle: (context) => context.commit((write) => leave(write, context.params.id, context.body)),
  }),
];
