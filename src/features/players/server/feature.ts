import type { Feature } from '#server/feature.ts';
import { playersArt } from './demo/art.ts';
import { addDemoPlayers } from './demo/fill.ts';
import { playersMigrations } from './migrations.ts';
import { playersRoutes } from './routes.ts';

export const players: Feature = {
  name: 'players',
  migrations: playersMigrations,
  routes: () => playersRoutes,
  audiences: { players: 'member', player: 'member' },
  demo: addDemoPlayers,
  demoArt: playersArt,
  testing: async () => (await import('../testing/examples.ts')).playersExamples,
};
