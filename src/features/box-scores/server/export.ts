import { gameCells } from '#features/games/server/named-game-queries.ts';
import { sportDefinitions } from '#features/sports/definitions/list.ts';
import { partsOf } from '#features/sports/rules.ts';
import { type Cells, exportOf } from '#server/resources/exported-list.ts';
import { type ExportedLine, listLines, listTeamLines } from './export-queries.ts';

/** A column for whatever any sport counts: in a row only those of its own sport are filled. */
const countCells: Cells<ExportedLine> = Object.fromEntries(
  sportDefinitions
    .flatMap(({ statistics }) => statistics.flatMap(partsOf))
    .map(({ key, label }) => [label, ({ counts }: ExportedLine) => counts[key]]),
);

/** The lines of players, then those of sides: what belongs to no player, and the score by periods. */
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
