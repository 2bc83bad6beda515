import type { Game } from '#features/games/contract.ts';
import { isCountedResult } from '#features/games/rules.ts';
import type { Outcome } from '../contract.ts';
import { outcomeOf } from '../rules.ts';

export interface TeamResult {
  game: Game;
  outcome: Outcome;
  own: number;
  other: number;
}

const shown = 5;

/** The latest results of a team's latest season, as many as a form shows. Games are given, and stay, latest first. */
export function resultsOf(teamId: number, games: readonly Game[]): TeamResult[] {
  const results = games.filter(isCountedResult);
  return results
    .filter(({ season }) => season === results[0]?.season)
    .slice(0, shown)
    .map((game) => {
      const [home, away] = [game.homeScore ?? 0, game.awayScore ?? 0];
      const [own, other] = game.homeTeamId === teamId ? [home, away] : [away, home];
      return { game, own, other, outcome: outcomeOf({ own, other }, game) };
    });
}
