import type { Game } from '#features/competition/games/contract.ts';
import { isCountedResult } from '#features/competition/games/rules.ts';
import { findWinner, type GameSide } from '#features/competition/games/score-rules.ts';
import type { Outcome } from '../contract.ts';

export interface TeamResult {
  game: Game;
  /** The team's side. */
  side: GameSide;
  outcome: Outcome;
}

const shown = 5;

/** The latest results of a team's latest season, as many as a form shows. Games are given, and stay, latest first. */
export function listResults(teamId: number, games: readonly Game[]): TeamResult[] {
  const results = games.filter(isCountedResult);
  return results
    .filter(({ season }) => season === results[0]?.season)
    .slice(0, shown)
    .map((game) => {
      const side = game.homeTeamId === teamId ? 'home' : 'away';
      return { game, side, outcome: outcomeFor(side, game) };
    });
}

/** The outcome for one side, by a shoot-out too; if neither came, both have lost. */
function outcomeFor(side: GameSide, game: Game): Outcome {
  if (game.resultAgainst === 'both') return 'L';
  const winner = findWinner(game);
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}
