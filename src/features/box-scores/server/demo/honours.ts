import type { DemoGame } from '#features/games/server/demo/demo-game.ts';
import { type DemoSeasonOf, type DemoStats, noStats } from '#features/players/server/demo/fill.ts';
import { planRoster, type RosterPlace } from '#features/players/server/demo/roster.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import { type SeasonLine, seasonTotals } from '../../rules.ts';
import { typedSeason } from './basketball-season.ts';
import { resultsOf } from './results.ts';
import type { PlayedGame } from './season-lines.ts';

/** What the season comes to for each player: from box scores where there are any, else as their team kept it by hand. */
export function planDemoSeason(games: readonly DemoGame[], played: readonly PlayedGame[]): DemoSeasonOf[] {
  const roster = planRoster(demoTeams);
  const ofLines = seasonTotals(played.flatMap(seasonLinesOf));
  const typed = demoTeams
    .filter(({ sportId }) => sportId === 1)
    .map(({ id }) => typedSeason(ofTeam(roster, id), resultsOf(id, games)));
  return honoured(roster, new Map([...ofLines, ...typed.flatMap((stats) => [...stats])]), new Set(ofLines.keys()));
}

const ofTeam = (roster: readonly RosterPlace[], teamId: number) => roster.filter(({ team }) => team.id === teamId);

const seasonLinesOf = ({ definition, sides }: PlayedGame): SeasonLine[] =>
  [...sides.home.players, ...sides.away.players].map(({ place, counts }) => ({
    playerId: place.id,
    played: true,
    counts,
    definition,
  }));

/** The best of each sport is its most valuable player; the best two of each team are all-stars. */
function honoured(
  roster: readonly RosterPlace[],
  stats: ReadonlyMap<number, DemoStats>,
  derived: ReadonlySet<number>,
): DemoSeasonOf[] {
  const points = ({ id }: RosterPlace) => stats.get(id)?.points ?? 0;
  const best = roster.toSorted((a, b) => points(b) - points(a) || a.id - b.id).filter((place) => points(place) > 0);
  const mvps = [1, 2, 3, 6].map((sportId) => best.find(({ team }) => team.sportId === sportId)?.id);
  const allStars = best.filter(
    (place) => best.filter(({ team }) => team.id === place.team.id).indexOf(place) < allStarsOf(place),
  );
  return roster.map((place) => ({
    playerId: place.id,
    stats: stats.get(place.id) ?? noStats(),
    areStatsDerived: derived.has(place.id),
    isMvp: mvps.includes(place.id),
    isAllStar: allStars.includes(place),
  }));
}

const allStarsOf = ({ team }: RosterPlace) => (team.residence === 'pv' ? 2 : team.sportId < 4 ? 1 : 0);
