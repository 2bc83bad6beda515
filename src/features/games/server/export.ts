import { exportOf } from '#server/resources/exported-list.ts';
import { minutesIn } from '#shared/time-zone.ts';
import { fixtureColumns as columns } from './fixtures/fixture-columns.ts';
import { endingCell } from './fixtures/results.ts';
import { gameCells } from './named-game-queries.ts';
import { listGames } from './queries.ts';
import { listRsvps } from './rsvp-queries.ts';

/** Uses the headings that an import reads, and times in the village's time zone. */
export const gameExport = exportOf({
  name: 'games',
  title: 'Games',
  list: listGames,
  cells: {
    [columns.date.heading]: (game, { timeZone }) => minutesIn(timeZone)(game.dateTime).slice(0, 10),
    [columns.time.heading]: (game, { timeZone }) => minutesIn(timeZone)(game.dateTime).slice(11),
    Sport: (game) => game.sport.name,
    [columns.home.heading]: (game) => game.homeTeam.name,
    [columns.away.heading]: (game) => game.awayTeam.name,
    [columns.homeScore.heading]: (game) => game.homeScore,
    [columns.awayScore.heading]: (game) => game.awayScore,
    [columns.status.heading]: (game) => game.status,
    [columns.category.heading]: (game) => game.category,
    [columns.resultType.heading]: endingCell,
    [columns.competition.heading]: (game) => game.competition?.name,
    [columns.location.heading]: (game) => game.location,
    [columns.season.heading]: (game) => game.season,
  },
});

export const rsvpExport = exportOf({
  name: 'rsvps',
  title: 'RSVPs',
  list: (db, _viewer, { cursor }) => listRsvps(db, cursor),
  cells: { ...gameCells, Name: ({ user_name }) => user_name, Entered: ({ created_at }) => created_at },
});
