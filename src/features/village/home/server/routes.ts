import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { gameCountsTag, gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { games } from '#features/competition/games/contract.ts';
import type { PersonalStep } from '#features/people/accounts/server/extension-points.ts';
import { myTeamsTags } from '#features/teams/my-teams/server/queries.ts';
import { type Route, serve } from '#server/http/route.ts';
import { homeStepsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { noteDone } from './commands.ts';
import { readHome } from './queries.ts';

const on = serve(endpoints);

export const homeRoutes = (steps: readonly PersonalStep[]): Route[] => [
  on('GET /api/user/home', {
    access: 'member',
    summary: 'The live, next and latest games of your teams, and first steps that you have not taken',
    rows: { resourceName: games.resourceName, path: games.path },
    dependsOn: ({ viewer: { accountId } }) => [
      ...new Set([
        ...myTeamsTags(accountId),
        ...steps.flatMap(({ dependsOn }) => dependsOn(accountId)),
        ...[homeStepsTag(accountId), gamesTag, gameTag.any, gameCountsTag, competitionsTag],
      ]),
    ],
    handle: ({ db, viewer, now }) => readHome(db, viewer, steps, now),
  }),
  on('POST /api/user/home/steps', {
    access: 'member',
    summary: 'Put the first steps on Home away, or say that you have installed the app',
    handle: async (context) => {
      await context.commit((write) => noteDone(write, context.body));
      return { ok: true as const };
    },
  }),
];
