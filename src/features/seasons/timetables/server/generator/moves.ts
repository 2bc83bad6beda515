import { sidesOf } from './build-games.ts';
import { forgetDayCosts } from './day-costs.ts';
import { costAt, dayPart, placePart } from './insertion.ts';
import type { Game, Model, Place, Team } from './model.ts';
import { paceCostOf } from './pace.ts';

/** Plays a game at a place. What it costs may be known already. */
export function put(model: Model, game: Game, place: Place, cost = costAt(model, game, place)): void {
  // A game that stays where it is, against a rule, costs nothing: nobody can choose.
  model.cost += (Number.isFinite(cost) ? cost : 0) - model.weights.unplaced;
  game.place = place;
  place.game = game;
  for (const other of place.overlapping) other.taken += 1;
  for (const team of sidesOf(game)) {
    insertByTime(team.games, game, place.start);
    count(model, team, game, place, 1);
  }
}

/** Takes a game from its place, and says what it cost there. */
export function take(model: Model, game: Game): number {
  const { place } = game;
  if (!place) return 0;
  game.place = null;
  place.game = null;
  for (const other of place.overlapping) other.taken -= 1;
  for (const team of sidesOf(game)) {
    team.games.splice(team.games.indexOf(game), 1);
    count(model, team, game, place, -1);
  }
  const cost = dayPart(model, game, place.day) + placePart(model, game, place);
  const saved = Number.isFinite(cost) ? cost : 0;
  model.cost += model.weights.unplaced - saved;
  return saved;
}

function insertByTime(games: Game[], game: Game, start: number): void {
  let at = games.length;
  while (at > 0 && (games[at - 1]?.place?.start ?? 0) > start) at -= 1;
  games.splice(at, 0, game);
}

function count({ weights }: Model, team: Team, game: Game, place: Place, by: 1 | -1): void {
  const on = game.home === team ? team.homeOn : team.awayOn;
  on[place.day] = (on[place.day] ?? 0) + by;
  if (place.isEarly) team.early += by;
  if (place.isLate) team.late += by;
  forgetDayCosts(team, place.day);
  if (weights.gamesPlayedDifference > 0) team.paceCost = paceCostOf(team);
}

export type Snapshot = readonly (Place | null)[];

export const snapshotOf = ({ games }: Model): Snapshot => games.map(({ place }) => place);

/** Puts every game back where it was. */
export function restore(model: Model, snapshot: Snapshot): void {
  const changed = model.games.filter((game) => game.place !== (snapshot[game.index] ?? null));
  for (const game of changed) take(model, game);
  for (const game of changed) {
    const place = snapshot[game.index];
    if (place) put(model, game, place);
  }
}
