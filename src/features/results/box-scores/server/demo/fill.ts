import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import { planRoster, settleDemoSeason } from '#features/teams/players/server/demo/fill.ts';
import { definitionOf } from '#features/teams/sports/rules.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { boxScoreTag } from '../../cache-tags.ts';
import type { PeriodScore, Side } from '../../contract.ts';
import { defaultNote, readCounts, sides } from '../../rules.ts';
import { rowOf } from '../commands.ts';
import type { Line } from '../read-lines.ts';
import { type GameOfBoxScore, gameOfBoxScore } from '../stored-queries.ts';
import { planDemoSeason } from './honours.ts';
import { type PlayedGame, planSeasonLines } from './season-lines.ts';

/** Adds box scores for this season's games and for two of last year, and the resulting season totals of players. */
export async function addDemoBoxScores(write: Write): Promise<void> {
  const games = planDemoGames(write.now);
  const played = planSeasonLines(games);
  await addBoxScores(write, [...(await fixedBoxScores(write)), ...played.map(buildBoxScore)]);
  await settleDemoSeason(write, planDemoSeason(games, played));
}

interface BoxScoreRows {
  game: { id: number; season: string };
  team: Record<Side, Record<string, number>>;
  periodScores: PeriodScore[];
  lines: Line[];
}

async function addBoxScores(write: Write, boxScores: readonly BoxScoreRows[]): Promise<void> {
  const rows = boxScores.map(({ game, team, periodScores }) => ({
    game_id: game.id,
    home_stats: JSON.stringify(team.home),
    away_stats: JSON.stringify(team.away),
    period_scores: JSON.stringify(periodScores),
    corrected_at: null,
    counted_in: game.season,
  }));
  for (const some of batches(rows)) await write.db.insertInto('box_scores').values(some).execute();
  const lines = boxScores.flatMap((boxScore) => boxScore.lines.map((line) => rowOf(boxScore.game, line, false)));
  for (const some of batches(lines)) await write.db.insertInto('box_score_lines').values(some).execute();
  const ids = boxScores.map(({ game }) => game.id);
  await write.db.updateTable('games').set({ has_box_score: 1 }).where('id', 'in', ids).execute();
  write.changed(...ids.map((id) => boxScoreTag(id)));
}

function buildBoxScore({ game, definition, sides: plays, periodScores }: PlayedGame): BoxScoreRows {
  const counted = (counts: Record<string, number>) => readCounts(definition, counts).counts;
  const team = { home: counted(plays.home.team), away: counted(plays.away.team) };
  const lines = sides.flatMap((side) =>
    plays[side].players.map(({ place, counts }) => ({
      playerId: place.id,
      side,
      didNotPlay: false,
      note: null,
      stats: counted(counts),
    })),
  );
  return { game, team, periodScores, lines };
}

async function fixedBoxScores({ db }: Write): Promise<BoxScoreRows[]> {
  const found = await Promise.all(demoBoxScores.map(({ gameId }) => gameOfBoxScore(db, gameId)));
  return demoBoxScores.flatMap((boxScore, at) => {
    const game = found[at];
    if (!game) return [];
    const lines = sides.flatMap((side) => linesOfSide(game, side, boxScore));
    return [{ game, team: { home: {}, away: {} }, periodScores: boxScore.periodScores, lines }];
  });
}

function linesOfSide(game: GameOfBoxScore, side: Side, { lines, didNotPlay }: DemoBoxScore): Line[] {
  const teamId = side === 'home' ? game.homeTeamId : game.awayTeamId;
  const roster = planRoster(demoTeams).filter(({ team }) => team.id === teamId);
  const rows = lines[side] ?? [];
  const sat = side === 'home' ? didNotPlay : 0;
  return roster.slice(0, rows.length + sat).map(({ id }, at) => {
    const row = rows[at];
    const played = { playerId: id, side, didNotPlay: row === undefined, note: row ? null : defaultNote };
    return { ...played, stats: row ? readCounts(definitionOf('basketball'), countsOf(row)).counts : {} };
  });
}

/** Rebounds, assists, steals, blocks; field goals, three-pointers and free throws, made and attempted. */
type Row = readonly [number, number, number, number, number, number, number, number, number, number];

interface DemoBoxScore {
  gameId: number;
  /** The lines of a team, the best player first. */
  lines: Partial<Record<Side, readonly Row[]>>;
  /** How many more players of the home side did not play. */
  didNotPlay: number;
  periodScores: PeriodScore[];
}

const demoBoxScores: readonly DemoBoxScore[] = [
  {
    gameId: 46,
    lines: {
      home: [
        [6, 5, 2, 1, 8, 15, 2, 5, 3, 4],
        [4, 8, 3, 0, 6, 11, 2, 4, 2, 2],
        [10, 1, 1, 3, 5, 8, 0, 0, 2, 3],
        [3, 2, 1, 0, 3, 9, 2, 6, 1, 2],
        [7, 1, 0, 2, 4, 7, 0, 0, 0, 0],
        [2, 3, 2, 0, 2, 5, 1, 3, 1, 1],
        [4, 0, 0, 1, 2, 3, 0, 0, 0, 2],
        [1, 2, 1, 0, 1, 4, 1, 3, 0, 0],
        [2, 1, 0, 0, 1, 2, 0, 0, 0, 0],
        [1, 0, 1, 0, 0, 1, 0, 1, 0, 0],
      ],
    },
    didNotPlay: 2,
    periodScores: [
      { home: 19, away: 17 },
      { home: 22, away: 20 },
      { home: 18, away: 21 },
      { home: 22, away: 16 },
    ],
  },
  {
    gameId: 115,
    lines: {
      home: [
        [7, 4, 2, 1, 8, 14, 1, 3, 2, 3],
        [3, 6, 1, 0, 4, 9, 1, 3, 3, 5],
        [9, 1, 0, 2, 4, 11, 0, 1, 1, 1],
        [2, 2, 3, 0, 3, 8, 1, 4, 1, 1],
        [4, 0, 1, 1, 2, 7, 0, 1, 2, 3],
        [3, 1, 0, 0, 2, 5, 1, 2, 0, 0],
        [5, 0, 0, 1, 2, 4, 0, 0, 0, 2],
        [1, 2, 1, 0, 1, 3, 0, 1, 0, 0],
        [2, 0, 0, 0, 0, 2, 0, 1, 2, 2],
        [1, 1, 0, 0, 0, 1, 0, 1, 0, 0],
      ],
      away: [
        [8, 5, 3, 2, 9, 15, 2, 5, 4, 4],
        [11, 2, 1, 3, 8, 12, 0, 0, 2, 4],
        [4, 7, 2, 0, 5, 11, 3, 7, 2, 2],
        [6, 3, 1, 1, 5, 9, 1, 3, 2, 2],
        [5, 1, 0, 1, 4, 8, 1, 2, 1, 2],
        [3, 4, 2, 0, 3, 6, 2, 4, 0, 0],
        [4, 0, 1, 1, 2, 3, 0, 0, 0, 1],
        [1, 1, 0, 0, 1, 2, 0, 0, 0, 0],
      ],
    },
    didNotPlay: 0,
    periodScores: [
      { home: 18, away: 24 },
      { home: 14, away: 22 },
      { home: 20, away: 26 },
      { home: 15, away: 22 },
    ],
  },
];

const counted = ['rebounds', 'assists', 'steals', 'blocks', 'shotsMade', 'shotsTaken'] as const;
const countedToo = ['threePointersMade', 'threePointersTaken', 'freeThrowsMade', 'freeThrowsTaken'] as const;

const countsOf = (row: Row): Record<string, number> =>
  Object.fromEntries([...counted, ...countedToo].map((key, at) => [key, row[at] ?? 0]));
