import { sql } from 'kysely';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { cardNotes } from '#features/results/share-cards/server/extension-points.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { cupEntriesTag, cupObjectionsTag, sportsmanshipTag } from '../cache-tags.ts';
import { cups } from '../contract.ts';
import { cupCardRoutes } from './card-routes.ts';
import { addCup, changeCup } from './commands.ts';
import { followingResults } from './derive-commands.ts';
import { cupExport } from './export.ts';
import { countOpen } from './objection-queries.ts';
import { cupsTable } from './queries.ts';
import { resultNote } from './result-note.ts';
import { houseCupRoutes } from './routes.ts';
import { cupSearch } from './search-queries.ts';
import { houseCupMigrations } from './tables.ts';
import { competitionPoints, residencePoints, teamPoints } from './uses.ts';

const openObjections = waitingLists.contribution({
  access: 'officer',
  dependsOn: [cupObjectionsTag],
  link: '/cup-objections',
  count: countOpen,
  text: (count) =>
    count === 1
      ? '1 objection to points of the cup is waiting for a decision'
      : `${count} objections to points of the cup are waiting for a decision`,
});

export const houseCup = defineFeature({
  name: 'house-cup',
  migrations: houseCupMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'The house cup',
      what: 'Objections that you made, and if you are an officer or admin: rules, points, ratings and decisions.',
      seenBy:
        'Everybody who is logged in sees who gave or decided points, and why. Officers and admins see who objected.',
      until: 'As long as the cup exists.',
      tables: ['cup_rules', 'cup_entries', 'cup_objections', 'cup_ratings'],
    },
  ],
  resources: [
    registerResource(cups, {
      ...cupsTable,
      add: addCup,
      change: changeCup,
      sortFields: ['firstDay'],
      taken: 'There is already a cup for that season',
    }),
  ],
  onReset: { cup_rules: 'emptied', cup_entries: 'emptied', cup_objections: 'emptied', cup_ratings: 'emptied' },
  routes: (app) => [...houseCupRoutes, ...cupCardRoutes(app)],
  subscriptionAccess: { member: [cupEntriesTag], officer: [cupObjectionsTag, sportsmanshipTag] },
  contributes: [
    openObjections,
    searchSources.contribution(cupSearch),
    cupExport,
    cardNotes.contribution(resultNote),
    mergeUses.contribution(residencePoints),
    mergeUses.contribution(teamPoints),
    mergeUses.contribution(competitionPoints),
    rowUses.contribution({
      of: 'residences',
      uses: sql`select residence_id as id from cup_entries`,
      one: 'entry in a cup',
      many: 'entries in cups',
      onUndo: 'stays',
    }),
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from cup_ratings`,
      one: 'rating for sportsmanship',
      many: 'ratings for sportsmanship',
      onUndo: 'deleted',
    }),
  ],
  on: followingResults,
  demo: async (write) => (await import('./demo/fill.ts')).addDemoCup(write),
  testing: async () => (await import('../testing/examples.ts')).houseCupExamples,
});
