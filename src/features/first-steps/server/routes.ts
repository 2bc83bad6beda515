import { serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { dismissFirstSteps, firstStepsTag } from './commands.ts';
import { firstSteps } from './queries.ts';

const on = serve(endpoints);
const tables = ['settings', 'sports', 'residences', 'teams', 'officers', 'invitations', 'competitions', 'games'];

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
