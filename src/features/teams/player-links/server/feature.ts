import { sql } from 'kysely';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import { playerMoved } from '#features/teams/players/server/events.ts';
import { playerImportColumns, playerRows } from '#features/teams/players/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { when } from '#server/write.ts';
import { ownPlayersTag, playerClaimsTag, playerLinksTag } from '../cache-tags.ts';
import { accountColumn } from './import-column.ts';
import { followMoves } from './link-commands.ts';
import { playerClaimRows, playerLinkRows } from './merge-commands.ts';
import { countClaims, type ExportedLink, exportedLinks } from './queries.ts';
import { playerLinksRoutes } from './routes.ts';
import { playerLinksMigrations } from './tables.ts';
import { linksInTeam } from './team-use.ts';
import { importedLinks } from './undo-commands.ts';

/** All links, ended ones included: which account was which player, and in which team. */
const playerLinkExport = defineExport<ExportedLink>({
  name: 'player-links',
  title: 'Player links',
  list: (db, _viewer, { cursor }) => exportedLinks(db, cursor),
  cells: {
    Player: ({ player }) => player,
    Team: ({ team }) => team,
    Sport: ({ sport }) => sport,
    Account: ({ username }) => username,
    From: ({ since }) => since,
    Until: ({ until }) => until,
  },
});

const waitingClaims = waitingLists.contribution({
  access: 'officer',
  // Deleting a player also deletes the claims to them.
  dependsOn: [playerClaimsTag, playersTag],
  link: '/player-claims',
  count: countClaims,
  text: (count) =>
    count === 1 ? '1 player claim is waiting for approval' : `${count} player claims are waiting for approval`,
});

export const playerLinks: Feature = {
  name: 'player-links',
  migrations: playerLinksMigrations,
  keeps: () => [
    {
      about: 'you',
      title: '“This is me”',
      what: 'Which player you are, or say that you are, and since when.',
      seenBy: 'You, officers and admins.',
      until: 'Until you withdraw it, or an officer ends it.',
      tables: ['player_links', 'player_claims'],
    },
  ],
  onReset: { player_links: 'emptied', player_claims: 'emptied' },
  routes: () => playerLinksRoutes,
  subscriptionAccess: { officer: [playerLinksTag, playerClaimsTag], own: [ownPlayersTag] },
  contributes: [
    rowUses.contribution({
      of: 'players',
      uses: sql`select player_id as id from player_links`,
      one: 'link to an account',
      many: 'links to accounts',
      onUndo: 'deleted',
    }),
    importedLinks,
    playerImportColumns.contribution(accountColumn),
    playerLinkExport,
    waitingClaims,
    mergeUses.contribution(linksInTeam),
    playerRows.contribution(playerLinkRows),
    playerRows.contribution(playerClaimRows),
  ],
  on: [when(playerMoved, followMoves)],
  isUntouched: haveNoRows('player_links', 'player_claims'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoLinks(write),
  testing: async () => (await import('../testing/examples.ts')).playerLinksExamples,
};
