import { talkTags } from '#features/community/conversation/cache-tags.ts';
import { integerIds } from '#features/community/conversation/contract.ts';
import { conversationKinds } from '#features/community/conversation/server/extension-points.ts';
import { venueRenamed } from '#features/competition/venues/server/events.ts';
import { personRenamed } from '#features/people/accounts/server/events.ts';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { ownThings, searchSources } from '#platform/search/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { namedRows } from '#server/resources/resource-feature.ts';
import { when } from '#server/write.ts';
import { scoreListText } from '#shared/score-list.ts';
import { minutesIn } from '#shared/time-zone.ts';
import { gameCountsTag, gamesTag, gameTag, ownRsvpsTag, resultsTag, rsvpsTag, scoreTag } from '../cache-tags.ts';
import { commentableGame } from '../rules.ts';
import { followingCompetitions } from './commands.ts';
import { endingCell } from './fixtures/endings.ts';
import { fixtureColumns as columns } from './fixtures/fixture-columns.ts';
import { inningsText } from './fixtures/sheet-innings.ts';
import { gamesAtVenue, gamesInCompetition, teamGames } from './game-uses.ts';
import { fixtureImport } from './import-kind.ts';
import { dayCell, findGameSides, gameCells } from './named-game-queries.ts';
import { ownGameHits } from './own-hits.ts';
import { countMissingResults, findGamesByCommentable, gameCommentable, listGames } from './queries.ts';
import { recountingTeams } from './record-commands.ts';
import { gamesRoutes } from './routes.ts';
import { renameRsvps } from './rsvp-commands.ts';
import { listRsvps } from './rsvp-queries.ts';
import { gameSearch } from './search-queries.ts';
import { gamesMigrations } from './tables.ts';
import { gameUses, importedGames } from './undo-commands.ts';
import { followVenueNames } from './venue-commands.ts';

/** Uses the headings that an import reads, and times in the village's time zone. */
const gameExport = defineExport({
  name: 'games',
  title: 'Games',
  list: listGames,
  cells: {
    [columns.date.heading]: dayCell,
    [columns.time.heading]: ({ dateTime }, { timeZone }) =>
      dateTime === null ? '' : minutesIn(timeZone)(dateTime).slice(11),
    Sport: (game) => game.sport.name,
    [columns.home.heading]: (game) => game.homeTeam.name,
    [columns.away.heading]: (game) => game.awayTeam.name,
    [columns.homeScore.heading]: (game) => game.homeScore,
    [columns.awayScore.heading]: (game) => game.awayScore,
    [columns.status.heading]: (game) => game.status,
    [columns.category.heading]: (game) => game.category,
    [columns.resultType.heading]: endingCell,
    [columns.competition.heading]: (game) => game.competition?.name,
    [columns.group.heading]: (game) => game.group,
    [columns.round.heading]: (game) => game.round,
    [columns.overtime.heading]: (game) => (game.overtime ? 'yes' : ''),
    [columns.innings.heading]: ({ innings }) => innings && inningsText(innings),
    [columns.location.heading]: (game) => game.location,
    [columns.season.heading]: (game) => game.season,
    [columns.homeShootout.heading]: (game) => game.homeShootout,
    [columns.awayShootout.heading]: (game) => game.awayShootout,
    [columns.periods.heading]: ({ periodScores }) => periodScores && scoreListText(periodScores),
    [columns.homeTries.heading]: (game) => game.homeTries,
    [columns.awayTries.heading]: (game) => game.awayTries,
    [columns.homeBonusPoints.heading]: (game) => game.homeBonusPoints,
    [columns.awayBonusPoints.heading]: (game) => game.awayBonusPoints,
  },
});

const missingResults = waitingLists.contribution({
  access: 'officer',
  dependsOn: [gamesTag, gameTag.any],
  link: '/ground-anchor-dashboard?status=missing',
  count: (db) => countMissingResults(db, new Date()),
  text: (count) => (count === 1 ? '1 result is missing' : `${count} results are missing`),
});

const rsvpExport = defineExport({
  name: 'rsvps',
  title: 'RSVPs',
  list: (db, _viewer, { cursor }) => listRsvps(db, cursor),
  cells: { ...gameCells, Name: ({ user_name }) => user_name, Entered: ({ created_at }) => created_at },
});

export const games: Feature = {
  name: 'games',
  migrations: gamesMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'RSVPs',
      what: 'The games that you said you go to, under the name that you entered.',
      seenBy: 'Everybody who is logged in sees the name.',
      until: 'Until you withdraw it or the game is deleted.',
      tables: ['rsvps'],
    },
  ],
  onReset: { games: 'emptied', rsvps: 'emptied' },
  routes: ({ contributions }) => gamesRoutes(rowUses.among(contributions)),
  subscriptionAccess: {
    member: [gamesTag, gameTag, scoreTag, rsvpsTag, resultsTag, ...talkTags(commentableGame)],
    own: [ownRsvpsTag],
  },
  contributes: [
    importedGames,
    ...gameUses,

    conversationKinds.contribution({
      ...commentableGame,
      bodyField: 'gameId',
      ids: integerIds,
      access: { read: 'member', write: 'member' },
      countsTags: [gameCountsTag],
      find: gameCommentable,
      findItems: findGamesByCommentable,
    }),
    searchSources.contribution(gameSearch),
    ownThings.contribution(ownGameHits),
    fixtureImport,
    gameExport,
    rsvpExport,
    missingResults,
    mergeUses.contribution(gamesAtVenue),
    mergeUses.contribution(teamGames),
    mergeUses.contribution(gamesInCompetition),
    namedRows.contribution({ resourceName: 'game', names: findGameSides }),
  ],
  on: [recountingTeams, followingCompetitions, when(venueRenamed, followVenueNames), when(personRenamed, renameRsvps)],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoGames(write),
  testing: async () => (await import('../testing/examples.ts')).gamesExamples,
};
