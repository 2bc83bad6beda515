import type { Feature } from '#server/feature.ts';
import { addDemoBoxScores } from './demo/fill.ts';
import { boxScoreExport } from './export.ts';
import { boxScoresRoutes } from './routes.ts';
import { linesOfPlayers, settlingSeasons } from './season-commands.ts';
import { boxScoresMigrations } from './tables.ts';

export const boxScores: Feature = {
  name: 'box-scores',
  migrations: boxScoresMigrations,
  onReset: { box_scores: 'emptied', box_score_lines: 'emptied' },
  routes: () => boxScoresRoutes,
  subscriptionAccess: { 'box-score': 'member' },
  on: settlingSeasons,
  contributes: [boxScoreExport, linesOfPlayers],
  demo: addDemoBoxScores,
  testing: async () => (await import('../testing/examples.ts')).boxScoresExamples,
};
