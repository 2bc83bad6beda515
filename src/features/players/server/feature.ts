import { searchSources } from '#features/search/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { namedBy } from '#server/resources/resource-feature.ts';
import { addDemoPlayers, playersArt } from './demo/fill.ts';
import { playerExport } from './export.ts';
import { playerImport } from './import-kind.ts';
import { playerSearch } from './queries.ts';
import { playersRoutes } from './routes.ts';
import { playersMigrations } from './tables.ts';

export const players: Feature = {
  name: 'players',
  migrations: playersMigrations,
  onReset: { players: 'emptied' },
  routes: () => playersRoutes,
  subscriptionAccess: { players: 'member', player: 'member' },
  contributes: [
    searchSources.contribution(playerSearch),
    playerImport,
    playerExport,
    namedBy('player', 'players', 'display_name'),
  ],
  demo: addDemoPlayers,
  demoArt: playersArt,
  testing: async () => (await import('../testing/examples.ts')).playersExamples,
};
