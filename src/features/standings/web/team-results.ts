import type { Game } from '#features/games/contract.ts';
import type { Outcome } from '../contract.ts';
import { outcomeOf } from '../rules.ts';

export interface TeamResult {
  game: Game;
  outcome: Outcome;
  own: number;
  other: number;
}

const shown = 5;

/** Of a team's last completed games, as many as a form has; the order stays. */
export const resultsOf = (teamId: number, games: readonly Game[]): TeamResult[] =>
  games
    .filter(({ status }) => status === 'completed')
    .slice(0, shown)
    .map((game) => {
      const [home, away] = [game.homeScore ?? 0, game.awayScore ?? 0];
      const [own, other] = game.homeTeamId === teamId ? [home, away] : [away, home];
      return { game, own, other, outcome: outcomeOf({ own, other }) };
    });
