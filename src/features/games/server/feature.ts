import { conversationKinds } from '#features/conversation/server/slots.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoGames } from './demo/fill.ts';
import { gamesMigrations } from './migrations.ts';
import { gameSubject, gamesOfSubjects } from './queries.ts';
import { gamesRoutes } from './routes.ts';

export const games: Feature = {
  name: 'games',
  migrations: gamesMigrations,
  routes: () => gamesRoutes,
  audiences: { games: 'member', game: 'member', rsvps: 'member' },
  fills: [
    conversationKinds.fill({
      ...{ kind: 'game', path: '/api/games', bodyField: 'gameId' },
      ...{ find: gameSubject, itemsOf: gamesOfSubjects },
    }),
  ],
  demo: addDemoGames,
};
