import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { foldInnings } from './innings-rules.ts';
import type { LiveState } from './rules.ts';

/** How the innings stand, as a game stores it beside its score; null in a sport without innings. */
export function toInnings(definition: SportDefinition, { isStarted, shown, score }: LiveState): Game['innings'] {
  const game = isStarted ? foldInnings(definition, shown, score) : null;
  if (!game) return null;
  const { overs, players } = game;
  return game.innings.map(({ side, wickets, balls }) => ({ side, wickets, balls, overs, players }));
}
