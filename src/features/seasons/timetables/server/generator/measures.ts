import type { TimetableMeasures } from '../../contract.ts';
import type { Competition, Game, Model, Place, Team, WindowOfDays } from './model.ts';
import { restDifferenceAt } from './rest.ts';

/** Counted from where games stand, without the sums that the search keeps. */
export function measure(model: Model): TimetableMeasures {
  const { games, teams, competitions, weights, dayCount } = model;
  const unplaced = games.filter(({ place }) => !place).length;
  const penalties = sum(teams.map((team) => shortRestsOf(team) + windowPenalties(team, dayCount)));
  const gamesPlayedDifference = most(competitions.map((one) => gamesPlayedDifferenceOf(one, dayCount)));
  const restDifference = sum(games.map(restDifferenceAt));
  const homeAwayDifference = most(teams.map(homeAwayDifferenceOf));
  const lateDifference = most(competitions.map((one) => spread(one, ({ isLate }) => isLate)));
  const earlyDifference = most(competitions.map((one) => spread(one, ({ isEarly }) => isEarly)));
  const shared = sharedPlayers(model);
  const moved = games.filter(({ standing, place }) => standing && place && standing !== place).length;
  const cost =
    weights.unplaced * unplaced +
    weights.closeGame * penalties +
    weights.gamesPlayedDifference * gamesPlayedDifference +
    weights.restDifference * restDifference +
    weights.homeAway * homeAwayDifference +
    weights.slotFairness * (lateDifference + earlyDifference) +
    weights.sharedPlayers * shared.players +
    weights.moved * moved;
  return {
    games: games.length,
    unplaced,
    closeGames: sum(teams.map(closeGamesOf)),
    gamesPlayedDifference,
    restDifference,
    homeAwayDifference,
    lateDifference,
    earlyDifference,
    sharedPlayerClashes: shared.clashes,
    cost: Math.round(cost * 1000) / 1000,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const most = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0);

const daysOf = ({ games }: Team): number[] => games.map(({ place }) => place?.day ?? 0);

const shortRestsOf = (team: Team): number =>
  daysOf(team).filter((day, at, days) => isTooSoon(team.rest, days[at - 1], day)).length;

const isTooSoon = (rest: number, last: number | undefined, day: number): boolean =>
  rest > 0 && last !== undefined && day - last <= rest;

/** Games within the days of rest, or one too many in a window of days. */
const closeGamesOf = (team: Team): number =>
  daysOf(team).filter(
    (day, at, days) =>
      isTooSoon(team.rest, days[at - 1], day) || team.windows.some((window) => isOneTooMany(team, window, at)),
  ).length;

function isOneTooMany(team: Team, { side, most: allowed, days }: WindowOfDays, at: number): boolean {
  const counts = (game: Game | undefined) => side === 'either' || (side === 'home') === (game?.home === team);
  const game = team.games[at];
  if (!counts(game)) return false;
  const until = game?.place?.day ?? 0;
  const inside = team.games.slice(0, at + 1).filter((one) => counts(one) && until - (one.place?.day ?? 0) < days);
  return inside.length > allowed;
}

const windowPenalties = (team: Team, dayCount: number): number =>
  sum(team.windows.map((window) => (window.isHard ? 0 : window.penalty * gamesTooMany(team, window, dayCount))));

function gamesTooMany(team: Team, { side, most: allowed, days }: WindowOfDays, dayCount: number): number {
  const own = team.games.filter((game) => side === 'either' || (side === 'home') === (game.home === team));
  const played = own.map(({ place }) => place?.day ?? 0);
  let tooMany = 0;
  for (let first = 0; first + days <= dayCount; first += 1) {
    const inside = played.filter((day) => first <= day && day < first + days).length;
    tooMany += Math.max(0, inside - allowed);
  }
  return tooMany;
}

/** How far the busiest and the idlest team are apart, at the end of the day on which that is most. */
function gamesPlayedDifferenceOf({ teams, games }: Competition, dayCount: number): number {
  const own = new Set(games);
  const days = teams.map((team) => team.games.filter((game) => own.has(game)).map(({ place }) => place?.day ?? 0));
  const played = teams.map(() => 0);
  let apart = 0;
  if (teams.length === 0) return 0;
  for (let day = 0; day < dayCount; day += 1) {
    for (const [at, list] of days.entries()) {
      while (list[played[at] ?? 0] === day) played[at] = (played[at] ?? 0) + 1;
    }
    apart = Math.max(apart, Math.max(...played) - Math.min(...played));
  }
  return apart;
}

const homeAwayDifferenceOf = (team: Team): number =>
  Math.abs(sum(team.games.map(({ home }) => (home === team ? 1 : -1))));

function spread({ teams, games }: Competition, isOne: (place: Place) => boolean): number {
  const own = new Set(games);
  const counts = teams.map(
    (team) => team.games.filter((game) => game.place && own.has(game) && isOne(game.place)).length,
  );
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
}

function sharedPlayers({ teams }: Model) {
  let [clashes, players] = [0, 0];
  for (const team of teams) {
    for (const partner of team.partners) {
      if (partner.players === null || partner.team.index < team.index) continue;
      const pairs = team.games.flatMap((game) => partner.team.games.filter((other) => overlap(game, other)));
      clashes += pairs.length;
      players += pairs.length * partner.players;
    }
  }
  return { clashes, players };
}

const overlap = (game: Game, other: Game): boolean =>
  game !== other &&
  game.place !== null &&
  other.place !== null &&
  game.place.start < other.place.end &&
  other.place.start < game.place.end;
