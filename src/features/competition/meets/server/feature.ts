import { sql } from 'kysely';
import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { venueRenamed } from '#features/competition/venues/server/events.ts';
import { playerRows } from '#features/teams/players/server/extension-points.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { ownThings, searchSources } from '#platform/search/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { when } from '#server/write.ts';
import { meetResultsTag } from '../cache-tags.ts';
import { meets as resource } from '../contract.ts';
import { addMeet, changeMeet, removeMeet } from './commands.ts';
import { resultExport } from './export.ts';
import { meetTable } from './queries.ts';
import { meetsRoutes } from './routes.ts';
import { meetSearch, ownMeetHits } from './search-queries.ts';
import { meetsMigrations } from './tables.ts';
import { followVenueNames, meetsAtVenue, meetsInCompetition, playerResultRows, teamResults } from './uses.ts';

const results = { one: 'result at meets', many: 'results at meets', onUndo: 'stays' } as const;

export const meets = defineFeature({
  name: 'meets',
  migrations: meetsMigrations,
  resources: [
    registerResource(resource, {
      ...meetTable,
      add: addMeet,
      change: changeMeet,
      remove: removeMeet,
      extraTags: [sportsTag, teamsTag, competitionsTag, competitionTag.any],
      inUse: 'This meet is still in use',
    }),
  ],
  routes: () => meetsRoutes,
  subscriptionAccess: { member: [meetResultsTag] },
  onReset: { meet_events: 'emptied', meet_results: 'emptied' },
  contributes: [
    searchSources.contribution(meetSearch),
    ownThings.contribution(ownMeetHits),
    resultExport,
    playerRows.contribution(playerResultRows),
    mergeUses.contribution(meetsAtVenue),
    mergeUses.contribution(meetsInCompetition),
    mergeUses.contribution(teamResults),
    rowUses.contribution({
      of: 'players',
      uses: sql`select player_id as id from meet_results where player_id is not null`,
      ...results,
      onDelete: 'unlinked',
    }),
    rowUses.contribution({
      of: 'teams',
      uses: sql`select team_id as id from meet_results where team_id is not null`,
      ...results,
    }),
  ],
  on: [when(venueRenamed, followVenueNames)],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoMeets(write),
  testing: async () => (await import('../testing/examples.ts')).meetsExamples,
});
