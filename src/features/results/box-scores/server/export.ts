import { periodsIn, toSides } from '#features/competition/games/period-score-rules.ts';
import { gameCells, type NamedGame, withGames } from '#features/competition/games/server/named-game-queries.ts';
import type { Counts } from '#features/teams/sports/definitions/definition.ts';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition, listParts } from '#features/teams/sports/rules.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type Cells, defineExport } from '#server/resources/exported-list.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import type { Side } from '../contract.ts';

/** A column for each statistic of any sport; a row fills only those of its own sport. */
async function countCells(db: Database): Promise<Cells<ExportedLine>> {
  const sports = await db.selectFrom('sports').select('definition').where('definition', 'like', '{%').execute();
  const definitions = [...sportDefinitions, ...sports.map(({ definition }) => getDefinition(definition))];
  const parts = definitions.flatMap(({ statistics }) => statistics.flatMap(listParts));
  return Object.fromEntries(
    [...Map.groupBy(parts, ({ label }) => label)].map(([label, same]) => [
      label,
      ({ counts }: ExportedLine) => same.map(({ key }) => counts[key]).find((value) => value !== undefined),
    ]),
  );
}

/** First the lines of players, then of walk-ons nobody has settled, then those of sides: counts that belong to no player, and the score by period. */
export const boxScoreExport = defineExport<ExportedLine>({
  name: 'box-scores',
  title: 'Box scores',
  list: [
    (db, _viewer, { cursor }) => listLines(db, cursor),
    (db, _viewer, { cursor }) => listWalkOnLines(db, cursor),
    (db, _viewer, { cursor }) => listTeamLines(db, cursor),
  ],
  cells: {
    ...gameCells,
    Team: ({ side, home, away }) => (side === 'home' ? home : away),
    Player: ({ player }) => player,
    Number: ({ jerseyNumber }) => jerseyNumber,
    'Did not play': ({ didNotPlay }) => didNotPlay,
    Note: ({ note }) => note,
    'By period': ({ periods }) => periods,
  },
  moreCells: countCells,
});

interface ExportedLine extends NamedGame {
  side: Side;
  player: string | null;
  jerseyNumber: number | null;
  didNotPlay: boolean | null;
  note: string | null;
  /** The side's score in each period: `10 8 12 9`. */
  periods: string;
  counts: Counts;
}

const gameAndPlayer: OrderColumn[] = [
  { column: 'game_id', holds: 'number' },
  { column: 'player_id', holds: 'number' },
];

async function listLines(db: Database, cursor: string | undefined): Promise<Page<ExportedLine>> {
  const rows = await db
    .selectFrom('box_score_lines')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['game_id', 'player_id', 'side', 'did_not_play', 'note', 'box_score_lines.stats'])
    .select(['players.name as player', 'players.jersey_number as jerseyNumber'])
    .where(afterCursor(gameAndPlayer, cursor))
    .orderBy(inOrder(gameAndPlayer))
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, (row) => [row.game_id, row.player_id]);
  const lines = page.rows.map(({ did_not_play, stats, ...row }) => ({
    ...row,
    didNotPlay: did_not_play === 1,
    periods: '',
    counts: JSON.parse(stats),
  }));
  return { rows: await withGames(db, lines), next: page.next };
}

const gameAndWalkOn: OrderColumn[] = [
  { column: 'game_id', holds: 'number' },
  { column: 'walk_on_id', holds: 'number' },
];

async function listWalkOnLines(db: Database, cursor: string | undefined): Promise<Page<ExportedLine>> {
  const rows = await db
    .selectFrom('box_score_walk_ons')
    .select(['game_id', 'walk_on_id', 'side', 'name as player', 'jersey_number as jerseyNumber', 'stats'])
    .where(afterCursor(gameAndWalkOn, cursor))
    .orderBy(inOrder(gameAndWalkOn))
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, (row) => [row.game_id, row.walk_on_id]);
  const lines = page.rows.map(({ stats, ...row }) => ({
    ...row,
    didNotPlay: false,
    note: null,
    periods: '',
    counts: JSON.parse(stats),
  }));
  return { rows: await withGames(db, lines), next: page.next };
}

const byGame: OrderColumn[] = [{ column: 'game_id', holds: 'number' }];

async function listTeamLines(db: Database, cursor: string | undefined): Promise<Page<ExportedLine>> {
  const rows = await db
    .selectFrom('box_scores')
    .innerJoin('games', 'games.id', 'game_id')
    .select(['game_id', 'home_stats', 'away_stats', 'games.period_scores'])
    .where(afterCursor(byGame, cursor))
    .orderBy(inOrder(byGame))
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, ({ game_id }) => [game_id]);
  const lines = page.rows.flatMap((row) => (['home', 'away'] as const).map((side) => toSideLine(row, side)));
  return { rows: await withGames(db, lines), next: page.next };
}

const nobody = { player: null, jerseyNumber: null, didNotPlay: null, note: null };

function toSideLine(
  row: Pick<Row<'box_scores'>, 'game_id' | 'home_stats' | 'away_stats'> & Pick<Row<'games'>, 'period_scores'>,
  side: Side,
) {
  return {
    ...nobody,
    game_id: row.game_id,
    side,
    periods: toSides(periodsIn(row.period_scores))
      .map((scores) => scores[side])
      .join(' '),
    counts: JSON.parse(side === 'home' ? row.home_stats : row.away_stats),
  };
}
