import type { Feature } from '#server/feature.ts';
import { playerStatsRoutes } from './routes.ts';

export const playerStats: Feature = {
  name: 'player-stats',
  routes: () => playerStatsRoutes,
  testing: async () => (await import('../testing/examples.ts')).playerStatsExamples,
};
