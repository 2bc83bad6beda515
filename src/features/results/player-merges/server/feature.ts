import { playerRows } from '#features/teams/players/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { playerMergesTag } from '../cache-tags.ts';
import { undoDays } from '../contract.ts';
import { sweepMerges } from './merge-commands.ts';
import { playerMergesRoutes } from './routes.ts';
import { playerMergesMigrations } from './tables.ts';
import { mergesInTeam } from './team-use.ts';

const daily = 24 * 3_600_000;

export const playerMerges: Feature = {
  name: 'player-merges',
  migrations: playerMergesMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Players that were made one',
      what: 'If you are an admin: which two you merged, so that it can be undone.',
      seenBy: 'Admins.',
      until: `${daysText(undoDays)}.`,
      tables: ['player_merges'],
    },
  ],
  onReset: { player_merges: 'emptied' },
  routes: ({ contributions }) => playerMergesRoutes(playerRows.among(contributions)),
  subscriptionAccess: { admin: [playerMergesTag] },
  contributes: [mergeUses.contribution(mergesInTeam)],
  scheduledJobs: ({ db }) => [
    { name: 'player merges', every: daily, trustsClock: true, work: (now) => sweepMerges(db, now) },
  ],
  isUntouched: haveNoRows('player_merges'),
  testing: async () => (await import('../testing/examples.ts')).playerMergesExamples,
};
