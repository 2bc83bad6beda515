import { sidesOf } from './build-games.ts';
import { dayCost } from './day-costs.ts';
import { bestPlace } from './first-plan.ts';
import { costAt } from './insertion.ts';
import type { Game, Model, Place, Team } from './model.ts';
import type { Random } from './random.ts';
import type { Trial } from './trial.ts';

/** Gives a game a place that others stand in the way of, and these the best that is left for them. */
export function eject(model: Model, random: Random, game: Game, trial: Trial): boolean {
  const place = random.pick(random.pick(game.days)?.places ?? []);
  if (!place || game.isFixed) return false;
  trial.take(game);
  const moved: Game[] = [];
  const makeWay = (other: Game | undefined): boolean => {
    if (!other || other.isFixed) return false;
    trial.take(other);
    moved.push(other);
    return true;
  };
  for (const other of directlyInTheWay(game, place)) if (!makeWay(other)) return false;
  for (const team of sidesOf(game)) {
    while (!Number.isFinite(dayCost(team, place.day, team === game.home, model.firstDay))) {
      if (!makeWay(random.pick(nearestGames(team, place.day)))) return false;
    }
  }
  const cost = costAt(model, game, place);
  if (!Number.isFinite(cost)) return false;
  trial.put(game, place, cost);
  for (const other of random.shuffled(moved)) {
    const best = bestPlace(model, other);
    if (best) trial.put(other, best.place, best.cost);
  }
  return true;
}

function directlyInTheWay(game: Game, place: Place): Set<Game> {
  const found = new Set<Game>();
  for (const { game: other } of place.overlapping) if (other) found.add(other);
  for (const team of sidesOf(game)) {
    for (const partner of team.partners) {
      if (partner.players !== null) continue;
      for (const other of partner.team.games) if (isAtTheTime(other, place)) found.add(other);
    }
    for (const other of team.games) if (isAtTheTime(other, place)) found.add(other);
  }
  const between = game.competition.source.daysBetweenReturns;
  for (const other of game.returns) {
    if (between > 0 && other.place && Math.abs(other.place.day - place.day) <= between) found.add(other);
  }
  return found;
}

const isAtTheTime = ({ place }: Game, { start, end }: Place): boolean =>
  place !== null && place.start < end && start < place.end;

/** Those that may forbid a game on the day: of the day itself, else of its week or its days of rest. */
function nearestGames({ games, rest, windows, gamesPerWeek }: Team, day: number): Game[] {
  const hard = windows.map(({ isHard, days }) => (isHard ? days - 1 : 0));
  const reach = Math.max(rest, gamesPerWeek === null ? 0 : 6, ...hard);
  const near = games.filter(({ place }) => place && Math.abs(place.day - day) <= reach);
  const sameDay = near.filter(({ place }) => place?.day === day);
  return sameDay.length > 0 ? sameDay : near;
}
