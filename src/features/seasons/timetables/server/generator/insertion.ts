import { dayCost } from './day-costs.ts';
import type { DayOfPlaces, Game, Model, Place, Team } from './model.ts';
import { paceCostOf } from './pace.ts';
import { playsOn, restChange } from './rest.ts';

/** What it costs to play a game at a place, as things stand; infinite if that is impossible. The game has no place now. */
export function costAt(model: Model, game: Game, place: Place): number {
  if (place.taken > 0) return Number.POSITIVE_INFINITY;
  return dayPart(model, game, place.day) + placePart(model, game, place);
}

/** The part that is the same at all places of a day. */
export function dayPart(model: Model, game: Game, day: number): number {
  const { home, away } = game;
  let cost = 0;
  if (home) cost += dayCost(home, day, true, model.firstDay) * model.weights.closeGame;
  if (away) cost += dayCost(away, day, false, model.firstDay) * model.weights.closeGame;
  if (cost === Number.POSITIVE_INFINITY || Number.isNaN(cost) || !isApartFromReturns(game, day)) {
    return Number.POSITIVE_INFINITY;
  }
  if (model.weights.gamesPlayedDifference > 0) cost += model.weights.gamesPlayedDifference * paceChange(game, day);
  if (model.weights.restDifference > 0) cost += model.weights.restDifference * restChange(game, day);
  return cost;
}

/** The part that depends on the time of day and the court, except whether the court is free. */
export function placePart(model: Model, game: Game, place: Place): number {
  const { home, away, standing } = game;
  const { weights } = model;
  if (!isInOrder(game, place)) return Number.POSITIVE_INFINITY;
  let cost = standing && standing !== place ? weights.moved : 0;
  if (home) cost += sidePart(model, game, home, place, true);
  if (away) cost += sidePart(model, game, away, place, false);
  // Early in its stage, so that the games that wait for it find room.
  return game.after.length > 0 ? cost + place.day * 1e-4 : cost;
}

function isApartFromReturns({ returns, competition }: Game, day: number): boolean {
  const between = competition.source.daysBetweenReturns;
  for (const { place } of returns) {
    if (place && Math.abs(place.day - day) <= between && between > 0) return false;
  }
  return true;
}

function isInOrder(game: Game, place: Place): boolean {
  for (const earlier of game.before) {
    if (earlier.place && !isAfter(earlier, earlier.place, place)) return false;
  }
  for (const later of game.after) {
    if (later.place && !isAfter(game, place, later.place)) return false;
  }
  return true;
}

/** Whether there is rest enough between a game and one that waits for it. */
function isAfter(earlier: Game, at: Place, place: Place): boolean {
  const { restDays, breakMinutes } = earlier.competition.source;
  if (restDays > 0) return place.day - at.day > restDays;
  return place.start >= at.end + (place.day === at.day ? breakMinutes : 0);
}

function paceChange({ home, away }: Game, day: number): number {
  return paceChangeOf(home, day) + paceChangeOf(away, day);
}

const paceChangeOf = (team: Team | null, day: number): number =>
  team === null ? 0 : paceCostOf(team, day) - team.paceCost;

function sidePart(model: Model, game: Game, team: Team, place: Place, isHome: boolean): number {
  const blocked = isHome ? team.blockedHome : team.blockedAway;
  if (blocked?.[place.index] === 1) return Number.POSITIVE_INFINITY;
  const { weights } = model;
  let cost = 0;
  if (team.gamesPerDay > 1 && team.rest === 0) {
    for (const other of team.games) {
      if (other.place?.day === place.day && isClash(other.place, place, team.breakMinutes)) {
        return Number.POSITIVE_INFINITY;
      }
    }
  }
  for (const partner of team.partners) {
    if (partner.isHomeOnly && !isHome) continue;
    const clashes = clashesWith(partner.team, place, partner.isHomeOnly, game);
    if (clashes > 0 && partner.players === null) return Number.POSITIVE_INFINITY;
    cost += clashes * (partner.players ?? 0) * weights.sharedPlayers;
  }
  // Squares, so that those who have had many are spared.
  if (place.isLate) cost += (weights.slotFairness * (2 * team.late + 1)) / team.total;
  if (place.isEarly) cost += (weights.slotFairness * (2 * team.early + 1)) / team.total;
  return cost;
}

function clashesWith(team: Team, place: Place, isHomeOnly: boolean, except: Game): number {
  if (!playsOn(team, place.day)) return 0;
  let clashes = 0;
  for (const other of team.games) {
    if (other === except || !other.place || other.place.day !== place.day) continue;
    if (isHomeOnly && other.home !== team) continue;
    if (isClash(other.place, place, 0)) clashes += 1;
  }
  return clashes;
}

const isClash = (one: Place, other: Place, breakMinutes: number): boolean =>
  one.start < other.end + breakMinutes && other.start < one.end + breakMinutes;

export interface Choice {
  readonly place: Place;
  readonly cost: number;
}

/** The cheapest place of a day, or none. */
export function bestOfDay(model: Model, game: Game, { day, places }: DayOfPlaces, below: number): Choice | null {
  const onDay = dayPart(model, game, day);
  if (onDay >= below) return null;
  let best: Choice | null = null;
  for (const place of places) {
    if (place.taken > 0) continue;
    const cost = onDay + placePart(model, game, place);
    if (cost < (best?.cost ?? below)) best = { place, cost };
  }
  return best;
}
