import { sql } from 'kysely';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { importedTables, rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { namedBy } from '#server/resources/resource-feature.ts';
import { playersTag, playerTag } from '../cache-tags.ts';
import type { Player } from '../contract.ts';
import { statKeys } from '../stat-keys.ts';
import { playerImport } from './import-kind.ts';
import { playerColumns as columns } from './import-players.ts';
import { listPlayers, playerSearch } from './queries.ts';
import { playersRoutes } from './routes.ts';
import { playersMigrations } from './tables.ts';
import { teamPlayers } from './team-use.ts';

/** Uses the headings that the import reads. */
const playerExport = defineExport({
  name: 'players',
  title: 'Players',
  list: listPlayers,
  cells: {
    [columns.name.heading]: ({ name }) => name,
    [columns.displayName.heading]: ({ displayName }) => displayName,
    [columns.team.heading]: ({ team }) => team.name,
    Sport: ({ team }) => team.sport.name,
    [columns.jerseyNumber.heading]: ({ jerseyNumber }) => jerseyNumber,
    [columns.position.heading]: ({ position }) => position,
    [columns.isCaptain.heading]: ({ isCaptain }) => isCaptain,
    [columns.isAllStar.heading]: ({ isAllStar }) => isAllStar,
    [columns.isMvp.heading]: ({ isMvp }) => isMvp,
    [columns.isClubAnchor.heading]: ({ isClubAnchor }) => isClubAnchor,
    [columns.isCounted.heading]: ({ areStatsDerived }) => areStatsDerived,
    [columns.bio.heading]: ({ bio }) => bio,
    [columns.photo.heading]: ({ photo }) => photo,
    ...Object.fromEntries(statKeys.map((key) => [columns[key].heading, ({ stats }: Player) => stats[key]])),
    ...Object.fromEntries(
      statKeys.map((key) => [
        `${columns[key].heading} by hand`,
        ({ openingStats }: Player) => (openingStats?.[key] ? openingStats[key] : null),
      ]),
    ),
  },
});

export const players: Feature = {
  name: 'players',
  migrations: playersMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Your entry among the players',
      what: 'If an officer entered you: name, team, number, position, photo and a few lines about you. Games and statistics refer to it.',
      seenBy: 'Everybody who is logged in.',
      until: 'Until an officer or admin deletes it.',
      tables: ['players'],
    },
  ],
  onReset: { players: 'emptied' },
  routes: () => playersRoutes,
  subscriptionAccess: { member: [playersTag, playerTag] },
  contributes: [
    importedTables.contribution({ table: 'players', one: 'player', many: 'players' }),
    rowUses.contribution({
      of: 'teams',
      uses: sql`select team_id as id from players`,
      one: 'player',
      many: 'players',
      onUndo: 'stays',
    }),

    mergeUses.contribution(teamPlayers),
    searchSources.contribution(playerSearch),
    playerImport,
    playerExport,
    namedBy('player', 'players', 'display_name'),
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoPlayers(write),
  demoArt: async () => (await import('./demo/fill.ts')).playersArt(),
  testing: async () => (await import('../testing/examples.ts')).playersExamples,
};
