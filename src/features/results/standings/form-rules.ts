import type { Game } from '#features/competition/games/contract.ts';
import { findWinner, type GameSide, type ScoreWithShootout } from '#features/competition/games/score-rules.ts';
import type { Outcome } from './contract.ts';

/** How many games a form shows. */
export const formLength = 5;

type Ended = ScoreWithShootout & Pick<Game, 'resultAgainst'>;

/** The outcome for one side, by a shoot-out too; if neither came, both have lost. */
export function outcomeFor(side: GameSide, game: Ended): Outcome {
  if (game.resultAgainst === 'both') return 'L';
  const winner = findWinner(game);
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}

/** The latest results of a team's latest season, as many as a form shows. Results are given, and stay, latest first. */
export const latestInForm = <G extends { season: string }>(results: readonly G[]): G[] =>
  results.filter(({ season }) => season === results[0]?.season).slice(0, formLength);
