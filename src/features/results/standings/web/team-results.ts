import type { Game } from '#features/competition/games/contract.ts';
import { isCountedResult } from '#features/competition/games/rules.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import type { Outcome } from '../contract.ts';
import { latestInForm, outcomeFor } from '../form-rules.ts';

export interface TeamResult {
  game: Game;
  /** The team's side. */
  side: GameSide;
  outcome: Outcome;
}

/** The results that a team's form shows, latest first as the games are. */
export const listResults = (teamId: number, games: readonly Game[]): TeamResult[] =>
  latestInForm(games.filter(isCountedResult)).map((game) => {
    const side = game.homeTeamId === teamId ? 'home' : 'away';
    return { game, side, outcome: outcomeFor(side, game) };
  });
