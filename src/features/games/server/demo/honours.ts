import { type DemoSeasonOf, type DemoStats, noStats } from '#features/players/server/demo/fill.ts';
import { planRoster, type RosterPlace } from '#features/players/server/demo/roster.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import type { DemoGame } from './demo-game.ts';
import { resultsOf } from './results.ts';
import { seasonStats } from './season-stats.ts';

export function planDemoSeason(games: readonly DemoGame[]): DemoSeasonOf[] {
  const roster = planRoster(demoTeams);
  const stats = new Map(
    demoTeams.flatMap(({ id }) => [
      ...seasonStats(
        roster.filter(({ team }) => team.id === id),
        resultsOf(id, games),
      ),
    ]),
  );
  return honoured(roster, stats);
}

/** The best of each sport is its most valuable player; the best two of each team are all-stars. */
function honoured(roster: readonly RosterPlace[], stats: Map<number, DemoStats>): DemoSeasonOf[] {
  const points = ({ id }: RosterPlace) => stats.get(id)?.points ?? 0;
  const best = roster.toSorted((a, b) => points(b) - points(a) || a.id - b.id).filter((place) => points(place) > 0);
  const mvps = [1, 2, 3, 6].map((sportId) => best.find(({ team }) => team.sportId === sportId)?.id);
  const allStars = best.filter(
    (place) => best.filter(({ team }) => team.id === place.team.id).indexOf(place) < allStarsOf(place),
  );
  return roster.map((place) => ({
    playerId: place.id,
    stats: stats.get(place.id) ?? noStats(),
    isMvp: mvps.includes(place.id),
    isAllStar: allStars.includes(place),
  }));
}

const allStarsOf = ({ team }: RosterPlace) => (team.residence === 'pv' ? 2 : team.sportId < 4 ? 1 : 0);
