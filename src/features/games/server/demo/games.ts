import { yearOf } from '#demo/calendar.ts';
import { demoTeams } from '#features/teams/server/demo/teams.ts';
import type { DemoGame } from './demo-game.ts';
import { type Fixture, planFixtures } from './fixtures.ts';

export const planDemoGames = (now: Date): DemoGame[] => numbered(planFixtures(now, String(yearOf(now)), demoTeams));

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
    id,
    sportId: 1,
    homeTeamId: basketballTeam('pv'),
    awayTeamId: basketballTeam(game.away),
    dateTime,
    location: 'Village Court',
    status: 'completed',
    category,
    season: '2025',
    homeScore,
    awayScore,
    hasBoxScore: true,
  };
}

function basketballTeam(residence: string): number {
  const team = demoTeams.find((one) => one.sportId === 1 && one.residence === residence);
  if (!team) throw new Error(`No basketball team of ${residence}`);
  return team.id;
}

function numbered(fixtures: Fixture[]): DemoGame[] {
  const taken = new Set(withBoxScores.map(({ id }) => id));
  const inOrder = fixtures.toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1));
  const free = Array.from({ length: inOrder.length + taken.size }, (_, at) => at + 1).filter((id) => !taken.has(id));
  const games = inOrder.map((fixture, at) => ({ id: free[at] ?? at, ...fixture }));
  return [...withBoxScores, ...games].toSorted((a, b) => a.id - b.id);
}
