import type { Feature } from '#server/feature.ts';
import { gameLogRoutes } from './routes.ts';

export const gameLogs: Feature = {
  name: 'game-logs',
  routes: () => gameLogRoutes,
  testing: async () => (await import('../testing/examples.ts')).gameLogExamples,
};
