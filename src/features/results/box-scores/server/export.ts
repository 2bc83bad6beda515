import { periodsIn, toSides } from '#features/competition/games/period-score-rules.ts';
import {
  dayCell,
  gameCells,
  type NamedGame,
  withGames,
} from '#features/competition/games/server/named-game-queries.ts';
import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition, listParts } from '#features/teams/sports/rules.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type Cells, defineExport } from '#server/resources/exported-list.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { minutesIn } from '#shared/time-zone.ts';
import type { Side } from '../contract.ts';
import { lineHeadings as headings } from './sheet-lines.ts';

/** A column for each statistic of any sport; a row fills only those of its own sport. */
async function countCells(db: Database): Promise<Cells<ExportedLine>> {
  const sports = await db.selectFrom('sports').select(['name', 'definition']).execute();
  const own = sports.map(({ name, definition }) => ({ name, parts: listAllParts(getDefinition(definition)) }));
  const keys = new Map(own.map(({ name, parts }) => [name, new Map(parts.map(({ label, key }) => [label, key]))]));
  const all = [...sportDefinitions.flatMap(listAllParts), ...own.flatMap(({ parts }) => parts)];
  return Object.fromEntries(
    [...new Set(all.map(({ label }) => label))].map((label) => [
      label,
      ({ sport, counts }: ExportedLine) => counts[keys.get(sport)?.get(label) ?? ''],
    ]),
  );
}

const listAllParts = ({ statistics }: SportDefinition) => statistics.flatMap(listParts);

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
    [headings.date]: dayCell,
    [headings.time]: ({ dateTime }, { timeZone }) => (dateTime === null ? '' : minutesIn(timeZone)(dateTime).slice(11)),
    ...gameCells,
    [headings.team]: ({ side, home, away }) => (side === 'home' ? home : away),
    [headings.player]: ({ player }) => player,
    [headings.number]: ({ jerseyNumber }) => jerseyNumber,
    [headings.walkOn]: ({ isWalkOn }) => (isWalkOn ? 'yes' : ''),
    [headings.didNotPlay]: ({ didNotPlay }) => didNotPlay,
    [headings.note]: ({ note }) => note,
    [headings.fromPlays]: ({ isTapped }) => (isTapped ? 'yes' : ''),
    'By period': ({ periods }) => periods,
  },
  moreCells: countCells,
});

interface ExportedLine extends NamedGame {
  side: Side;
  player: string | null;
  jerseyNumber: number | null;
  isWalkOn?: boolean;
  /** Of a side: whether scorers counted what the box score holds. */
  isTapped?: boolean;
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
    isWalkOn: true,
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
    .select(['game_id', 'home_stats', 'away_stats', 'counted', 'games.period_scores'])
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
  row: Pick<Row<'box_scores'>, 'game_id' | 'home_stats' | 'away_stats' | 'counted'> &
    Pick<Row<'games'>, 'period_scores'>,
  side: Side,
) {
  return {
    ...nobody,
    game_id: row.game_id,
    isTapped: row.counted !== null,
    side,
    periods: toSides(periodsIn(row.period_scores))
      .map((scores) => scores[side])
      .join(' '),
    counts: JSON.parse(side === 'home' ? row.home_stats : row.away_stats),
  };
}
