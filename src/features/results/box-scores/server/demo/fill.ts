import { join } from 'node:path';
import * as z from 'zod/mini';
import { storedPeriods, toPairs } from '#features/competition/games/period-score-rules.ts';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import { planRoster, recomputeDemoSeason } from '#features/teams/players/server/demo/fill.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { boxScoreTag } from '../../cache-tags.ts';
import { type PeriodScore, Side } from '../../contract.ts';
import { defaultNote, readCounts, sides } from '../../rules.ts';
import { toRow } from '../commands.ts';
import type { Line } from '../read-lines.ts';
import { type BoxScoreGame, findBoxScoreGame } from '../stored-queries.ts';
import { planDemoSeason } from './honours.ts';
import { type PlayedGame, planSeasonLines } from './season-lines.ts';

/** Adds box scores for this season's games and for two of last year, and the resulting season totals of players. */
export async function addDemoBoxScores(write: Write): Promise<void> {
  const games = planDemoGames(write.now);
  const played = planSeasonLines(games);
  await addBoxScores(write, [...(await fixedBoxScores(write)), ...played.map(buildBoxScore)]);
  await recomputeDemoSeason(write, planDemoSeason(games, played));
}

interface BoxScoreRows {
  game: { id: number; season: string };
  team: Record<Side, Record<string, number>>;
  periodScores: PeriodScore[];
  lines: Line[];
}

async function addBoxScores(write: Write, boxScores: readonly BoxScoreRows[]): Promise<void> {
  const rows = boxScores.map(({ game, team }) => ({
    game_id: game.id,
    home_stats: JSON.stringify(team.home),
    away_stats: JSON.stringify(team.away),
    corrected_at: null,
    counted_in: game.season,
  }));
  for (const some of batches(rows)) await write.db.insertInto('box_scores').values(some).execute();
  for (const { game, periodScores } of boxScores) {
    const pairs = storedPeriods(toPairs(periodScores));
    await write.db.updateTable('games').set({ period_scores: pairs }).where('id', '=', game.id).execute();
  }
  const lines = boxScores.flatMap((boxScore) => boxScore.lines.map((line) => toRow(boxScore.game, line, false)));
  for (const some of batches(lines)) await write.db.insertInto('box_score_lines').values(some).execute();
  const ids = boxScores.map(({ game }) => game.id);
  await write.db.updateTable('games').set({ has_box_score: 1 }).where('id', 'in', ids).execute();
  write.changed(...ids.map((id) => boxScoreTag(id)));
}

function buildBoxScore({ game, definition, sides: plays, periodScores }: PlayedGame): BoxScoreRows {
  const counted = (counts: Record<string, number>) => readCounts(definition, counts).counts;
  const team = { home: counted(plays.home.team), away: counted(plays.away.team) };
  const lines = sides.flatMap((side) =>
    plays[side].players.map(({ entry, counts }) => ({
      playerId: entry.id,
      side,
      didNotPlay: false,
      note: null,
      stats: counted(counts),
    })),
  );
  return { game, team, periodScores, lines };
}

/** A player's line; the best player of a team comes first. */
const Cells = z.pipe(
  z.catchall(z.strictObject({ gameId: NumberCell, side: Side, didNotPlay: YesCell }), NumberCell),
  z.transform(({ gameId, side, didNotPlay, ...counts }) => ({ gameId, side, didNotPlay, counts })),
);
const demoLines = readCsv(join(import.meta.dirname, 'lines.csv'), Cells);

const demoPeriods = readCsv(
  join(import.meta.dirname, 'periods.csv'),
  z.strictObject({ gameId: NumberCell, home: NumberCell, away: NumberCell }),
);

async function fixedBoxScores({ db }: Write): Promise<BoxScoreRows[]> {
  const gameIds = [...new Set(demoPeriods.map(({ gameId }) => gameId))];
  const found = await Promise.all(gameIds.map((id) => findBoxScoreGame(db, id)));
  return found.flatMap((game, at) => {
    if (!game) return [];
    const periods = demoPeriods.filter(({ gameId }) => gameId === gameIds[at]);
    const periodScores = periods.map(({ home, away }) => ({ home, away }));
    return [
      { game, team: { home: {}, away: {} }, periodScores, lines: sides.flatMap((side) => buildSideLines(game, side)) },
    ];
  });
}

function buildSideLines(game: BoxScoreGame, side: Side): Line[] {
  const teamId = side === 'home' ? game.homeTeamId : game.awayTeamId;
  const roster = planRoster(demoTeams).filter(({ team }) => team.id === teamId);
  const lines = demoLines.filter((line) => line.gameId === game.id && line.side === side);
  return lines.flatMap(({ didNotPlay, counts }, at) => {
    const playerId = roster[at]?.id;
    if (playerId === undefined) return [];
    const stats = readCounts(getDefinition('basketball'), counts).counts;
    return [{ playerId, side, didNotPlay, note: didNotPlay ? defaultNote : null, stats }];
  });
}
