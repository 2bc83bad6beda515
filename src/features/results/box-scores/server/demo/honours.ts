import { type Random, seededRandom } from '#demo/random.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import {
  type DemoPlayerSeason,
  type DemoStats,
  noStats,
  planRoster,
  type RosterEntry,
} from '#features/teams/players/server/demo/fill.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { type SeasonLine, seasonTotals } from '../../rules.ts';
import { isPlaying } from './play.ts';
import type { PlayedGame } from './season-lines.ts';

/** Season totals for each player: from box scores if there are any, otherwise as if their team kept them by hand. */
export function planDemoSeason(games: readonly DemoGame[], played: readonly PlayedGame[]): DemoPlayerSeason[] {
  const roster = planRoster(demoTeams);
  const ofLines = seasonTotals(played.flatMap(buildSeasonLines));
  const typed = demoTeams
    .filter(({ sportId }) => sportId === 1)
    .map(({ id }) => typedSeason(ofTeam(roster, id), listResults(id, games)));
  return honoured(roster, new Map([...ofLines, ...typed.flatMap((stats) => [...stats])]), new Set(ofLines.keys()));
}

const ofTeam = (roster: readonly RosterEntry[], teamId: number) => roster.filter(({ team }) => team.id === teamId);

const buildSeasonLines = ({ definition, sides }: PlayedGame): SeasonLine[] =>
  [...sides.home.players, ...sides.away.players].map(({ entry, counts }) => ({
    playerId: entry.id,
    played: true,
    counts,
    definition,
  }));

/** The best player of each sport is its most valuable player; the best two of each team are all-stars. */
function honoured(
  roster: readonly RosterEntry[],
  stats: ReadonlyMap<number, DemoStats>,
  derived: ReadonlySet<number>,
): DemoPlayerSeason[] {
  const points = ({ id }: RosterEntry) => stats.get(id)?.points ?? 0;
  const best = roster.toSorted((a, b) => points(b) - points(a) || a.id - b.id).filter((entry) => points(entry) > 0);
  const mvps = [1, 2, 3, 6].map((sportId) => best.find(({ team }) => team.sportId === sportId)?.id);
  const allStars = best.filter(
    (entry) => best.filter(({ team }) => team.id === entry.team.id).indexOf(entry) < countAllStars(entry),
  );
  return roster.map((entry) => ({
    playerId: entry.id,
    stats: stats.get(entry.id) ?? noStats(),
    areStatsDerived: derived.has(entry.id),
    isMvp: mvps.includes(entry.id),
    isAllStar: allStars.includes(entry),
  }));
}

const countAllStars = ({ team }: RosterEntry) => (team.residence === 'pv' ? 2 : team.sportId < 4 ? 1 : 0);

/** Totals that a basketball team keeps by hand: only two of its games have box scores, and those are of another season. */
function typedSeason(roster: readonly RosterEntry[], results: readonly Result[]): Map<number, DemoStats> {
  const lines: Line[] = roster.map((entry) => ({ entry, stats: noStats() }));
  for (const result of results) playGame(lines, result);
  return new Map(lines.map(({ entry, stats }) => [entry.id, stats]));
}

function playGame(lines: readonly Line[], { gameId, own }: Result): void {
  const [first] = lines;
  if (!first) return;
  const random = seededRandom(`lines ${first.entry.team.slug} ${gameId}`);
  const playing = lines.filter(({ entry }) => isPlaying(random, entry));
  for (const { stats } of playing) stats.gamesPlayed += 1;
  playBasketball(random, playing, own);
}

interface Result {
  gameId: number;
  own: number;
  other: number;
}

function listResults(teamId: number, games: readonly DemoGame[]): Result[] {
  return games.filter(counts).flatMap(({ id, homeTeamId, awayTeamId, homeScore, awayScore }) => {
    if (homeScore === null || awayScore === null) return [];
    if (homeTeamId === teamId) return [{ gameId: id, own: homeScore, other: awayScore }];
    return awayTeamId === teamId ? [{ gameId: id, own: awayScore, other: homeScore }] : [];
  });
}

const counts = ({ status, category }: DemoGame) =>
  status === 'completed' && (category === 'league' || category === 'regular');

function playBasketball(random: Random, playing: readonly Line[], points: number): void {
  let remaining = points;
  while (remaining > 0) remaining -= score(random, playing, remaining);
  for (const [stat, least, most, weights] of boxTotals) {
    const total = random.between(least, most);
    for (let made = 0; made < total; made += 1) {
      const line = random.pickWeighted(playing, ({ entry }) => entry.skill * (weights[entry.position] ?? 1));
      line.stats[stat] += 1;
    }
  }
}

type Shares = Record<string, number>;
const bigMen: Shares = { Center: 4, 'Power Forward': 3, 'Small Forward': 1.6 };
const guards: Shares = { 'Point Guard': 4, 'Shooting Guard': 2.2, 'Small Forward': 1.4 };

const boxTotals: ['rebounds' | 'assists' | 'steals' | 'blocks', number, number, Shares][] = [
  ['rebounds', 26, 42, bigMen],
  ['assists', 10, 22, guards],
  ['steals', 4, 11, guards],
  ['blocks', 1, 6, bigMen],
];

function score(random: Random, playing: readonly Line[], remaining: number): number {
  const { entry, stats } = random.pickWeighted(playing, (line) => line.entry.skill);
  const worth =
    remaining === 1 || random.chance(0.2) ? 1 : remaining > 2 && random.chance(fromFar[entry.position] ?? 0.2) ? 3 : 2;
  stats.points += worth;
  if (worth === 1) {
    stats.freeThrowsMade += 1;
    stats.freeThrowsTaken += 1 + misses(random, 0.3);
    return worth;
  }
  const missed = misses(random, 0.5);
  stats.shotsMade += 1;
  stats.shotsTaken += 1 + missed;
  if (worth === 3) stats.threePointersMade += 1;
  stats.threePointersTaken += worth === 3 ? 1 + missed : 0;
  return worth;
}

const fromFar: Shares = {
  'Point Guard': 0.32,
  'Shooting Guard': 0.42,
  'Small Forward': 0.28,
  'Power Forward': 0.14,
  Center: 0.05,
};

function misses(random: Random, often: number): number {
  let missed = 0;
  while (missed < 4 && random.chance(often)) missed += 1;
  return missed;
}

interface Line {
  entry: RosterEntry;
  stats: DemoStats;
}
