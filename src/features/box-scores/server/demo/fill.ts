import { planRoster } from '#features/players/server/demo/roster.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import type { Write } from '#server/write.ts';
import type { Side } from '../../contract.ts';
import { defaultNote, readCounts, sides } from '../../rules.ts';
import { rowOf } from '../commands.ts';
import { type GameOfBoxScore, gameOfBoxScore } from '../queries.ts';
import type { Line } from '../read-lines.ts';
import { countsOf, type DemoBoxScore, demoBoxScores } from './lines.ts';

export async function addDemoBoxScores(write: Write): Promise<void> {
  for (const boxScore of demoBoxScores) {
    const game = await gameOfBoxScore(write.db, boxScore.gameId);
    if (game) await addBoxScore(write, game, boxScore);
  }
}

async function addBoxScore(write: Write, game: GameOfBoxScore, boxScore: DemoBoxScore): Promise<void> {
  const none = JSON.stringify({});
  const around = {
    home_stats: none,
    away_stats: none,
    period_scores: JSON.stringify(boxScore.periodScores),
    counted_in: game.season,
  };
  await write.db
    .insertInto('box_scores')
    .values({ game_id: game.id, ...around, corrected_at: null })
    .execute();
  const lines = sides.flatMap((side) => linesOfSide(game, side, boxScore));
  await write.db
    .insertInto('box_score_lines')
    .values(lines.map((line) => rowOf(game, line, false)))
    .execute();
  write.changed(`box-score:${game.id}`);
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
