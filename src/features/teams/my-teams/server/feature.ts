import { personalSteps } from '#features/people/accounts/server/extension-points.ts';
import { ownThings } from '#platform/search/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { onlyYou } from '#server/personal-records.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { followedTeamsTag } from '../cache-tags.ts';
import { ownPlayerHits, ownTeamHits } from './own-hits.ts';
import { findYourselfStep, followStep } from './personal-steps.ts';
import { myTeamsRoutes } from './routes.ts';
import { myTeamsMigrations } from './tables.ts';
import { teamFollows } from './team-use.ts';

export const myTeams: Feature = {
  name: 'my-teams',
  migrations: myTeamsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Teams that you follow',
      what: 'Which teams you follow. Home, games and notifications show them first.',
      seenBy: onlyYou,
      until: 'Until you unfollow the team.',
      tables: ['team_follows'],
    },
  ],
  onReset: { team_follows: 'emptied' },
  routes: () => myTeamsRoutes,
  subscriptionAccess: { own: [followedTeamsTag] },
  contributes: [
    mergeUses.contribution(teamFollows),
    ownThings.contribution(ownTeamHits),
    ownThings.contribution(ownPlayerHits),
    personalSteps.contribution(followStep),
    personalSteps.contribution(findYourselfStep),
  ],
  isUntouched: haveNoRows('team_follows'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoFollows(write),
  testing: async () => (await import('../testing/examples.ts')).myTeamsExamples,
};
