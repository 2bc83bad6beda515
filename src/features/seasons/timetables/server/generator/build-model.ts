import type { TimetableQuestion } from '../../contract.ts';
import { weightsOf } from '../../weight-rules.ts';
import { buildGames, sidesOf } from './build-games.ts';
import { buildPlaces } from './build-places.ts';
import { buildTeams } from './build-teams.ts';
import { dayNumber } from './calendar.ts';
import type { Competition, Game, Model } from './model.ts';
import { paceCostOf } from './pace.ts';

/** The question as objects that know each other, with nothing placed. */
export function buildModel(question: TimetableQuestion): Model {
  const firstDay = dayNumber(question.firstDay);
  const places = buildPlaces(question);
  // A fixed game may stand outside the season.
  const lastDay = Math.max(dayNumber(question.lastDay) - firstDay, 0);
  const dayCount = places.reduce((last, { day }) => Math.max(last, day), lastDay) + 1;
  const teams = buildTeams(question, places, dayCount);
  const competitions = new Map(
    question.competitions.map((source): [string, Competition] => [source.id, { source, teams: [], games: [] }]),
  );
  const games = buildGames(question, places, teams, competitions);
  const weights = weightsOf(question);
  const model: Model = {
    question,
    weights,
    dayCount,
    firstDay,
    places,
    teams: [...teams.values()],
    competitions: [...competitions.values()],
    games,
    cost: games.length * weights.unplaced,
  };
  for (const competition of model.competitions) setPace(competition, dayCount);
  for (const team of model.teams) {
    team.paceCost = paceCostOf(team);
    model.cost += team.paceCost * weights.gamesPlayedDifference;
  }
  return model;
}

/**
 * A team should have played the share of its games that the days gone by are of all days with places. Where other games
 * wait for these (a knock-out after its pools), they leave it room at the end.
 */
function setPace({ games, teams }: Competition, dayCount: number): void {
  const open = new Float64Array(dayCount);
  for (const list of new Set(games.map(({ days }) => days))) {
    for (const { day, places } of list) open[day] = (open[day] ?? 0) + places.length;
  }
  const all = open.reduce((sum, count) => sum + count, 0);
  const own = Map.groupBy(
    games.flatMap((game) => sidesOf(game).map((team) => ({ team, game }))),
    ({ team }) => team,
  );
  for (const team of teams) {
    const played = own.get(team)?.map(({ game }) => game) ?? [];
    const later = Math.max(0, ...played.map(stepsAfter));
    let before = 0;
    for (let day = 0; day < dayCount; day += 1) {
      const today = open[day] ?? 0;
      const share = all === 0 ? 0 : (before + today / 2) / all;
      team.pace[day] = (team.pace[day] ?? 0) + Math.min(played.length, share * (played.length + later));
      before += today;
    }
  }
}

const stepsAfter = ({ source, after }: Game): number =>
  new Set(after.filter((game) => game.source.stage > source.stage).map((game) => game.source.stage)).size;
