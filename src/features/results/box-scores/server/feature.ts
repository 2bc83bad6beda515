import { sql } from 'kysely';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { boxScoreTag } from '../cache-tags.ts';
import { boxScoreExport } from './export.ts';
import { boxScoreImport } from './import-kind.ts';
import { keptCounts } from './kept-counts.ts';
import { boxScoresRoutes } from './routes.ts';
import { playerLineRows, seasonSubscribers } from './season-commands.ts';
import { boxScoresMigrations } from './tables.ts';

const boxScore = { of: 'games', one: 'box score', many: 'box scores', onUndo: 'stays' } as const;

export const boxScores: Feature = {
  name: 'box-scores',
  migrations: boxScoresMigrations,
  onReset: { box_scores: 'emptied', box_score_lines: 'emptied', box_score_walk_ons: 'emptied' },
  routes: () => boxScoresRoutes,
  subscriptionAccess: { member: [boxScoreTag] },
  on: [...seasonSubscribers, keptCounts],
  contributes: [
    // The players' lines keep their game; without them, a box score goes with it.
    rowUses.contribution({
      ...boxScore,
      uses: sql`select distinct game_id as id from box_score_lines`,
      onDelete: 'stays',
    }),
    rowUses.contribution({
      ...boxScore,
      uses: sql`select game_id as id from box_scores
        where not exists (select 1 from box_score_lines as line where line.game_id = box_scores.game_id)`,
      onDelete: 'deleted',
    }),
    rowUses.contribution({
      of: 'players',
      uses: sql`select player_id as id from box_score_lines`,
      one: 'line in a box score',
      many: 'lines in box scores',
      onUndo: 'stays',
    }),
    boxScoreExport,
    boxScoreImport,
    playerLineRows,
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoBoxScores(write),
  testing: async () => (await import('../testing/examples.ts')).boxScoresExamples,
};
