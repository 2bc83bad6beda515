import type { DemoAccountsPlan } from '#features/accounts/server/demo.ts';
import { type DemoClub, demoClubs } from '#features/clubs/server/demo.ts';
import type { DemoGame, DemoGamesPlan } from '#features/games/server/demo.ts';
import type { DemoMediaPlan } from '#features/media/server/demo.ts';
import { type DemoPlayer, type DemoStats, noStats } from '#features/players/server/demo.ts';
import type { DemoSettings } from '#features/settings/server/demo.ts';
import { type DemoSportsPlan, demoTeams } from '#features/sports/server/demo.ts';
import { yearOf } from './calendar.ts';
import { type Fixture, planFixtures } from './fixtures.ts';
import { planRsvps } from './going.ts';
import { planMedia } from './media.ts';
import { demoAccounts, demoOfficers } from './people.ts';
import { recordOf, resultsOf } from './results.ts';
import { planRoster, type RosterPlace } from './roster.ts';
import { seasonStats } from './season-stats.ts';

/** Everything the demo village starts with: the same at every start, but for times, which follow `now`. */
export interface DemoVillage extends DemoAccountsPlan, DemoSportsPlan, DemoGamesPlan, DemoMediaPlan {
  settings: DemoSettings;
  clubs: DemoClub[];
  players: DemoPlayer[];
}

export function planDemoVillage(now: Date): DemoVillage {
  const season = String(yearOf(now));
  const games = numbered(planFixtures(now, season, demoTeams));
  const results = new Map(demoTeams.map(({ id }) => [id, resultsOf(id, games)]));
  const roster = planRoster(demoTeams);
  const stats = new Map(
    demoTeams.flatMap(({ id }) => [
      ...seasonStats(
        roster.filter(({ team }) => team.id === id),
        results.get(id) ?? [],
      ),
    ]),
  );
  const accounts = demoAccounts(now);
  return {
    settings: { season, socialLinks: [{ label: 'Village noticeboard', url: 'https://example.org/village' }] },
    accounts,
    officers: demoOfficers,
    clubs: demoClubs,
    teams: demoTeams.map((team) => ({ ...team, record: recordOf(results.get(team.id) ?? []) })),
    players: awarded(roster, stats),
    games,
    rsvps: planRsvps(now, games, accounts),
    ...planMedia(now, games, accounts),
  };
}

/** Two games that stay where they are, for their box scores. */
const withBoxScores: DemoGame[] = [
  boxScored({ id: 46, away: 'oak', dateTime: '2025-05-17T16:30:00.000Z', category: 'tournament', score: [81, 74] }),
  boxScored({ id: 115, away: 'knox', dateTime: '2025-05-24T16:30:00.000Z', category: 'playoff', score: [67, 94] }),
];

function boxScored(
  game: Pick<DemoGame, 'id' | 'dateTime' | 'category'> & { away: string; score: [number, number] },
): DemoGame {
  const { id, dateTime, category } = game;
  const [homeScore, awayScore] = game.score;
  return {
    ...{ id, sportId: 1, homeTeamId: basketballTeam('pv'), awayTeamId: basketballTeam(game.away), dateTime },
    ...{
      location: 'Village Court',
      status: 'completed',
      category,
      season: '2025',
      homeScore,
      awayScore,
      hasBoxScore: true,
    },
  };
}

function basketballTeam(residence: string): number {
  const team = demoTeams.find((one) => one.sportId === 1 && one.residence === residence);
  if (!team) throw new Error(`No basketball team of ${residence}`);
  return team.id;
}

/** Adds those two and numbers the others in the order of time, leaving out the two numbers that are taken. */
function numbered(fixtures: Fixture[]): DemoGame[] {
  const taken = new Set(withBoxScores.map(({ id }) => id));
  const inOrder = fixtures.toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1));
  const free = Array.from({ length: inOrder.length + taken.size }, (_, at) => at + 1).filter((id) => !taken.has(id));
  const games = inOrder.map((fixture, at) => ({ id: free[at] ?? at, ...fixture }));
  return [...withBoxScores, ...games].toSorted((a, b) => a.id - b.id);
}

/** The best of each sport is its most valuable player; the best two of each team are all-stars. */
function awarded(roster: readonly RosterPlace[], stats: Map<number, DemoStats>): DemoPlayer[] {
  const points = ({ id }: RosterPlace) => stats.get(id)?.points ?? 0;
  const best = roster.toSorted((a, b) => points(b) - points(a) || a.id - b.id).filter((place) => points(place) > 0);
  const mvps = [1, 2, 3, 6].map((sportId) => best.find(({ team }) => team.sportId === sportId)?.id);
  const allStars = best.filter(
    (place) => best.filter(({ team }) => team.id === place.team.id).indexOf(place) < allStarsOf(place),
  );
  return roster.map((place) => ({
    ...{ id: place.id, teamId: place.team.id, name: place.person.name, position: place.position },
    ...{
      jerseyNumber: place.jerseyNumber,
      bio: place.bio,
      isCaptain: place.isCaptain,
      isClubAnchor: place.isClubAnchor,
    },
    isMvp: mvps.includes(place.id),
    isAllStar: allStars.includes(place),
    stats: stats.get(place.id) ?? noStats(),
  }));
}

const allStarsOf = ({ team }: RosterPlace) => (team.residence === 'pv' ? 2 : team.sportId < 4 ? 1 : 0);
