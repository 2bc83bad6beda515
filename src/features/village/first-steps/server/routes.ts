import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { invitationsTag, officersTag } from '#features/people/accounts/cache-tags.ts';
import { residencesTag } from '#features/people/residences/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { serve } from '#server/http/route.ts';
import { firstStepsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { dismissFirstSteps } from './commands.ts';
import { firstSteps } from './queries.ts';

const on = serve(endpoints);
const tables = [
  settingsTag,
  sportsTag,
  residencesTag,
  teamsTag,
  officersTag,
  invitationsTag,
  competitionsTag,
  gamesTag,
];

export const firstStepsRoutes = [
  on('GET /api/admin/first-steps', {
    access: 'admin',
    summary: 'The first steps of a new village, and which are done',
    dependsOn: () => [...tables, firstStepsTag],
    handle: (context) => firstSteps(context.db),
  }),
  on('POST /api/admin/first-steps/dismissal', {
    access: 'admin',
    summary: 'Dismiss the list of first steps for all admins',
    handle: async (context) => {
      await context.commit(dismissFirstSteps);
      return { ok: true as const };
    },
  }),
];
