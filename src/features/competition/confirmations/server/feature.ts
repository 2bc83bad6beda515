import { sql } from 'kysely';
import { ownDuties } from '#features/competition/calendar/server/extension-points.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { confirmationTag, disputesTag } from '../cache-tags.ts';
import { askingCaptains, followingResults, notingRecorders } from './asking-commands.ts';
import { confirmationExport } from './export.ts';
import { countDisputed } from './queries.ts';
import { resultDuties } from './result-duties.ts';
import { confirmationsRoutes } from './routes.ts';
import { confirmationsMigrations } from './tables.ts';
import { teamAskedResults } from './team-use.ts';

const disputedResults = waitingLists.contribution({
  access: 'officer',
  // Deleting a game deletes its dispute.
  dependsOn: [disputesTag, gamesTag],
  link: '/disputed-results',
  count: countDisputed,
  text: (count) =>
    count === 1
      ? '1 disputed result is waiting for a decision'
      : `${count} disputed results are waiting for a decision`,
});

export const confirmations: Feature = {
  name: 'confirmations',
  migrations: confirmationsMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Results that you entered, confirmed or disputed',
      what: 'What you said about a result, and when.',
      seenBy:
        'Everybody who is logged in sees what was said for a team, but not by whom. Officers and admins find that out.',
      until: 'As long as the game exists.',
      tables: ['result_events'],
    },
  ],
  onReset: { result_events: 'emptied' },
  routes: () => confirmationsRoutes,
  subscriptionAccess: { member: [confirmationTag], officer: [disputesTag] },
  contributes: [
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from result_events`,
      one: 'result entered since',
      many: 'results entered or confirmed since',
      onUndo: 'stays',
    }),
    mergeUses.contribution(teamAskedResults),
    disputedResults,
    ownDuties.contribution(resultDuties),
    confirmationExport,
  ],
  on: [followingResults, askingCaptains, notingRecorders],
  isUntouched: haveNoRows('result_events'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoConfirmations(write),
  testing: async () => (await import('../testing/examples.ts')).confirmationsExamples,
};
