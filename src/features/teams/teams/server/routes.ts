import { residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { settleTeam } from './commands.ts';
import { teamCrests } from './queries.ts';
import { addTeamsOfResidences } from './residence-team-commands.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const teamsRoutes = [
  shared('GET /api/teams/crests', {
    access: 'member',
    summary: 'Crests for teams without a logo, taken from their residences',
    cacheTags: () => [teamsTag, teamTag.any, residencesTag, residenceTag.any],
    handle: ({ db }) => teamCrests(db),
  }),
  on('POST /api/teams/of-residences', {
    access: 'admin',
    summary: 'A team for each residence in each sport: the one that it has, or a new one with its name',
    addsRow: true,
    handle: (context) => context.commit((write) => addTeamsOfResidences(write, context.body)),
  }),
  on('POST /api/teams/:id/residence', {
    access: 'admin',
    summary: 'Create a residence from the name of a team that has none',
    addsRow: true,
    handle: (context) => context.commit((write) => settleTeam(write, context.params.id)),
  }),
];
