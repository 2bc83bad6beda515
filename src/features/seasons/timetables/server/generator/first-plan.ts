import { sidesOf } from './build-games.ts';
import { bestOfDay, type Choice, costAt } from './insertion.ts';
import type { Game, Model } from './model.ts';
import { put } from './moves.ts';
import type { Random } from './random.ts';

/**
 * Fixed games first, then those that stand somewhere, as far as they still can; then round by round, those with the
 * fewest places first.
 */
export function makeFirstPlan(model: Model, random: Random): void {
  for (const game of model.games) {
    const place = game.isFixed ? game.days[0]?.places[0] : null;
    if (place) put(model, game, place);
  }
  const order = random
    .shuffled(model.games)
    .map((game) => ({ game, places: countPlaces(game) }))
    .sort((a, b) => a.game.source.stage - b.game.source.stage || a.places - b.places);
  for (const { game } of order) {
    const cost = game.standing && !game.place ? costAt(model, game, game.standing) : Number.POSITIVE_INFINITY;
    if (game.standing && Number.isFinite(cost)) put(model, game, game.standing, cost);
  }
  for (const { game } of order) {
    const best = game.place ? null : bestPlace(model, game);
    if (best) put(model, game, best.place, best.cost);
  }
}

export function bestPlace(model: Model, game: Game): Choice | null {
  return game.days.reduce<Choice | null>(
    (best, day) => bestOfDay(model, game, day, best?.cost ?? Number.POSITIVE_INFINITY) ?? best,
    null,
  );
}

/** Before anything else is placed. */
function countPlaces(game: Game): number {
  const teams = sidesOf(game);
  let count = 0;
  for (const { places } of game.days) {
    for (const { index } of places) {
      if (!teams.some((team) => (team === game.home ? team.blockedHome : team.blockedAway)?.[index] === 1)) count += 1;
    }
  }
  return count;
}
