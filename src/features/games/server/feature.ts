import { renamings } from '#features/accounts/server/extension-points.ts';
import { integerIds } from '#features/conversation/contract.ts';
import { conversationKinds } from '#features/conversation/server/extension-points.ts';
import { searchSources } from '#features/search/server/extension-points.ts';
import { venueRenamed } from '#features/venues/server/events.ts';
import { venueUses } from '#features/venues/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { namedRows } from '#server/resources/resource-feature.ts';
import { when } from '#server/write.ts';
import { gameTalk } from '../rules.ts';
import { followingCompetitions } from './commands.ts';
import { addDemoGames } from './demo/fill.ts';
import { gameExport, rsvpExport } from './export.ts';
import { fixtureImport } from './import-kind.ts';
import { sidesOfGames } from './named-game-queries.ts';
import { gameSubject, gamesOfSubjects } from './queries.ts';
import { recountingTeams } from './record-commands.ts';
import { gamesRoutes } from './routes.ts';
import { renameRsvps } from './rsvp-commands.ts';
import { gameSearch } from './search-queries.ts';
import { gamesMigrations } from './tables.ts';
import { followVenueNames } from './venue-commands.ts';
import { gamesAtVenue } from './venue-queries.ts';

export const games: Feature = {
  name: 'games',
  migrations: gamesMigrations,
  onReset: { games: 'emptied', rsvps: 'emptied' },
  routes: () => gamesRoutes,
  subscriptionAccess: {
    games: 'member',
    game: 'member',
    score: 'member',
    rsvps: 'member',
    'own-rsvps': 'own',
    results: 'member',
  },
  contributes: [
    conversationKinds.contribution({
      ...gameTalk,
      bodyField: 'gameId',
      ids: integerIds,
      access: { read: 'member', write: 'member' },
      countsTags: ['counts:game'],
      find: gameSubject,
      itemsOf: gamesOfSubjects,
    }),
    searchSources.contribution(gameSearch),
    fixtureImport,
    gameExport,
    rsvpExport,
    venueUses.contribution(gamesAtVenue),
    renamings.contribution(renameRsvps),
    namedRows.contribution({ resourceName: 'game', names: sidesOfGames }),
  ],
  on: [recountingTeams, followingCompetitions, when(venueRenamed, followVenueNames)],
  demo: addDemoGames,
  testing: async () => (await import('../testing/examples.ts')).gamesExamples,
};
