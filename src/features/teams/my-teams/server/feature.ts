import { type Feature, haveNoRows } from '#server/feature.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { followedTeamsTag } from '../cache-tags.ts';
import { myTeamsRoutes } from './routes.ts';
import { myTeamsMigrations } from './tables.ts';
import { teamFollows } from './team-use.ts';

export const myTeams: Feature = {
  name: 'my-teams',
  migrations: myTeamsMigrations,
  onReset: { team_follows: 'emptied' },
  routes: () => myTeamsRoutes,
  subscriptionAccess: { own: [followedTeamsTag] },
  contributes: [mergeUses.contribution(teamFollows)],
  isUntouched: haveNoRows('team_follows'),
  testing: async () => (await import('../testing/examples.ts')).myTeamsExamples,
};
