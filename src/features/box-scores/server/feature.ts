import { sql } from 'kysely';
import { partsOfGames } from '#features/games/server/extension-points.ts';
import { usesOfImported } from '#features/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoBoxScores } from './demo/fill.ts';
import { boxScoreExport } from './export.ts';
import { countBoxScores } from './part-queries.ts';
import { boxScoresRoutes } from './routes.ts';
import { linesOfPlayers, settlingSeasons } from './season-commands.ts';
import { boxScoresMigrations } from './tables.ts';

const boxScore = { one: 'box score', many: 'box scores' };

export const boxScores: Feature = {
  name: 'box-scores',
  migrations: boxScoresMigrations,
  onReset: { box_scores: 'emptied', box_score_lines: 'emptied' },
  routes: () => boxScoresRoutes,
  subscriptionAccess: { 'box-score': 'member' },
  on: settlingSeasons,
  contributes: [
    usesOfImported.contribution({
      of: 'games',
      uses: sql`select game_id as id from box_scores`,
      one: 'box score',
      many: 'box scores',
      forbids: true,
    }),
    usesOfImported.contribution({
      of: 'players',
      uses: sql`select player_id as id from box_score_lines`,
      one: 'line in a box score',
      many: 'lines in box scores',
      forbids: true,
    }),
    boxScoreExport,
    linesOfPlayers,
    // The players' lines keep their game; without them, a box score goes with it.
    partsOfGames.contribution({
      ...boxScore,
      effect: 'stays',
      count: (db, ids) => countBoxScores(db, ids, 'with lines'),
    }),
    partsOfGames.contribution({
      ...boxScore,
      effect: 'deleted',
      count: (db, ids) => countBoxScores(db, ids, 'without'),
    }),
  ],
  demo: addDemoBoxScores,
  testing: async () => (await import('../testing/examples.ts')).boxScoresExamples,
};
