import { bestOfDay } from './insertion.ts';
import type { Competition, Game, Model } from './model.ts';
import { put, take } from './moves.ts';

/**
 * Plays each round on an evening of its own where every competition has as many evenings as rounds, so that the breaks
 * of the circle method stay as few as they are. False, and nothing placed, if that cannot be.
 */
export function placeCompactly(model: Model): boolean {
  const isFree = ({ isFixed, standing }: Game) => !isFixed && standing === null;
  if (model.games.length === 0 || !model.games.every(isFree)) return false;
  const isPlaced = model.competitions.every((competition) => placeRounds(model, competition));
  if (!isPlaced) for (const game of model.games) take(model, game);
  return isPlaced;
}

function placeRounds(model: Model, { games }: Competition): boolean {
  const evenings = inOrder(games.flatMap(({ days }) => days.map(({ day }) => day)));
  const rounds = inOrder(games.map(({ source }) => source.stage));
  if (evenings.length !== rounds.length) return false;
  return games.every((game) => {
    const evening = evenings[rounds.indexOf(game.source.stage)];
    const day = game.days.find((one) => one.day === evening);
    const best = day ? bestOfDay(model, game, day, Number.POSITIVE_INFINITY) : null;
    if (best) put(model, game, best.place, best.cost);
    return best !== null;
  });
}

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
