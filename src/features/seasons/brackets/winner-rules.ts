import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { findWinner, type GameSide, type ScoreWithShootout } from '#features/competition/games/score-rules.ts';

type Finished = ScoreWithShootout & Pick<Game, 'counts' | 'resultType' | 'resultAgainst'>;

/** A shoot-out decides a level game, and a rule decides by whom a result went against. One that does not count decides nothing. */
export function winningSide(game: Finished): GameSide | null {
  if (!game.counts) return null;
  if (!isDecidedByRule(game.resultType)) return findWinner(game);
  if (game.resultAgainst === 'both' || game.resultAgainst === null) return null;
  return game.resultAgainst === 'home' ? 'away' : 'home';
}
