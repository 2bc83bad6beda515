import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { gameCountsTag, gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { venuesTag } from '#features/competition/venues/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { serve } from '#server/http/route.ts';
import { seasonPlanTag } from '../../cache-tags.ts';
import { publishEndpoints } from '../../publish-contract.ts';
import { readPlan } from '../queries.ts';
import { readPublication } from './publication-queries.ts';
import { publishPlan } from './publish-commands.ts';
import { readWithdrawal, withdrawPlan } from './withdraw-commands.ts';

const on = serve(publishEndpoints);

/** What the games of a plan are compared with, and how they are called. */
const villageTags = [gamesTag, gameTag.any, gameCountsTag, competitionsTag, sportsTag, teamsTag, venuesTag];

export const publishRoutes = [
  on('GET /api/season-plans/:id/publication', {
    access: 'officer',
    summary:
      'What publishing a plan would do: games added, moved and called off, clashes, and how many people are told',
    dependsOn: ({ params }) => [seasonPlanTag(params.id), ...villageTags],
    handle: async ({ db, params }) => (await readPublication(db, await readPlan(db, params.id))).publication,
  }),
  on('POST /api/season-plans/:id/publication', {
    access: 'officer',
    summary: 'Publish a plan, or its changes, as previewed, with one message to each person who plays',
    handle: async (context) => {
      const told = await context.commit((write) => publishPlan(write, context.params.id, context.body));
      return { plan: await readPlan(context.db, context.params.id), told };
    },
  }),
  on('GET /api/season-plans/:id/withdrawal', {
    access: 'officer',
    summary: 'What goes if a published plan becomes a draft again, or why it cannot',
    dependsOn: ({ params }) => [seasonPlanTag(params.id), ...villageTags],
    handle: async ({ db, params }) => readWithdrawal(db, await readPlan(db, params.id)),
  }),
  on('POST /api/season-plans/:id/withdrawal', {
    access: 'officer',
    summary: 'Take a published plan back while no game has begun: its games are deleted, and people are told',
    handle: async (context) => {
      await context.commit((write) => withdrawPlan(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
