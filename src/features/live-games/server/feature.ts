import type { Feature } from '#server/feature.ts';
import { followTypedScores } from './commands.ts';
import { eventExport } from './export.ts';
import { liveGamesMigrations } from './migrations.ts';
import { liveGamesRoutes } from './routes.ts';

export const liveGames: Feature = {
  name: 'live-games',
  migrations: liveGamesMigrations,
  onReset: { game_events: 'emptied' },
  routes: () => liveGamesRoutes,
  audiences: { events: 'member' },
  follows: followTypedScores,
  fills: [eventExport],
  testing: async () => (await import('../testing/examples.ts')).liveGamesExamples,
};
