import { ownDuties } from '#features/competition/calendar/server/extension-points.ts';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { ownThings, searchSources } from '#platform/search/server/extension-points.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { disputedChallengesTag, laddersTag, ladderTableTag } from '../cache-tags.ts';
import { ladders as resource } from '../contract.ts';
import { ladderDuties } from './duties.ts';
import { challengeExport, placeExport } from './export.ts';
import { tellFalls } from './fall-commands.ts';
import { addLadder, changeLadder } from './ladder-commands.ts';
import { countDisputed, ladderTable } from './queries.ts';
import { laddersRoutes } from './routes.ts';
import { ladderSearch, ownLadderHits } from './search-queries.ts';
import { laddersMigrations } from './tables.ts';

const hourly = 3_600_000;

export const ladders = defineFeature({
  name: 'ladders',
  migrations: laddersMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Your place on ladders',
      what: 'Which ladders you joined, whom you challenged or answered, when and where you meet, your results and your rating.',
      seenBy:
        'Everybody who is logged in. When you meet, only the other player. Why you dispute a result, the other player, officers and admins.',
      until:
        'As long as the ladder exists. Leave it and you are no longer on it; your games still count for the others.',
      tables: ['ladder_entries'],
    },
  ],
  resources: [
    registerResource(resource, {
      ...ladderTable,
      add: addLadder,
      change: changeLadder,
      extraTags: [sportsTag],
      inUse: 'This ladder is still in use',
      taken: 'There is already a ladder with that name',
    }),
  ],
  routes: () => laddersRoutes,
  subscriptionAccess: { member: [ladderTableTag], officer: [disputedChallengesTag] },
  onReset: { ladder_entries: 'emptied', ladder_moves: 'emptied', ladder_challenges: 'emptied' },
  contributes: [
    searchSources.contribution(ladderSearch),
    ownThings.contribution(ownLadderHits),
    ownDuties.contribution(ladderDuties),
    placeExport,
    challengeExport,
    waitingLists.contribution({
      access: 'officer',
      dependsOn: [disputedChallengesTag, laddersTag],
      link: '/ladders',
      count: countDisputed,
      text: (count) =>
        count === 1
          ? '1 disputed result of a ladder is waiting for a decision'
          : `${count} disputed results of ladders are waiting for a decision`,
    }),
  ],
  scheduledJobs: ({ commit }) => [{ name: 'ladders', every: hourly, work: () => commit(tellFalls) }],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoLadders(write),
  testing: async () => (await import('../testing/examples.ts')).laddersExamples,
});
