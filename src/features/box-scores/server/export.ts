import { gameCells } from '#features/games/server/named-game-queries.ts';
import { sportDefinitions } from '#features/sports/definitions/list.ts';
import { partsOf } from '#features/sports/rules.ts';
import { type Cells, exportOf } from '#server/resources/exported-list.ts';
import { type ExportedLine, listLines, listTeamLines } from './export-queries.ts';

/** A column for each statistic of any sport; a row fills only those of its own sport. */
const countCells: Cells<ExportedLine> = Object.fromEntries(
  sportDefinitions
    .flatMap(({ statistics }) => statistics.flatMap(partsOf))
    .map(({ key, label }) => [label, ({ counts }: ExportedLine) => counts[key]]),
);

/** First the lines of players, then those of sides: counts that belong to no player, and the score by period. */
export const boxScoreExport = exportOf<ExportedLine>({
  name: 'box-scores',
  title: 'Box scores',
  list: [(db, _viewer, { cursor }) => listLines(db, cursor), (db, _viewer, { cursor }) => listTeamLines(db, cursor)],
  cells: {
    ...gameCells,
    Team: ({ side, home, away }) => (side === 'home' ? home : away),
    Player: ({ player }) => player,
    Number: ({ jerseyNumber }) => jerseyNumber,
    'Did not play': ({ didNotPlay }) => didNotPlay,
    Note: ({ note }) => note,
    'By period': ({ periods }) => periods,
    ...countCells,
  },
});
