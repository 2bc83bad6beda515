import { type Random, seededRandom } from '#demo/random.ts';
import { type DemoStats, noStats } from '#features/players/server/demo/fill.ts';
import type { RosterPlace } from '#features/players/server/demo/roster.ts';
import { playBasketball } from './basketball-stats.ts';
import type { Line } from './line.ts';
import type { Result } from './results.ts';

export function seasonStats(roster: readonly RosterPlace[], results: readonly Result[]): Map<number, DemoStats> {
  const lines: Line[] = roster.map((place) => ({ place, stats: noStats() }));
  for (const result of results) playGame(lines, result);
  return new Map(lines.map(({ place, stats }) => [place.id, stats]));
}

function playGame(lines: readonly Line[], { gameId, own }: Result): void {
  const [first] = lines;
  if (!first) return;
  const { slug, sportId } = first.place.team;
  const random = seededRandom(`lines ${slug} ${gameId}`);
  const playing = lines.filter(({ place }) => place.skill >= 8 || random.chance(0.85));
  for (const { stats } of playing) stats.gamesPlayed += 1;
  if (sportId === 1) playBasketball(random, playing, own);
  else if (sportId === 4) playRugby(random, playing, own);
  else playForGoals(random, playing, own);
}

function playForGoals(random: Random, playing: readonly Line[], goals: number): void {
  for (let goal = 0; goal < goals; goal += 1) {
    const scorer = random.pickWeighted(playing, ({ place }) => threatOf(place));
    scorer.stats.points += 1;
    if (!assisted.has(scorer.place.team.sportId) || !random.chance(0.7)) continue;
    const others = playing.filter((line) => line !== scorer);
    if (others.length > 0) random.pickWeighted(others, ({ place }) => vision[place.position] ?? 2).stats.assists += 1;
  }
}

const assisted = new Set([2, 3, 6, 11]);
const neverShoots = new Set(['Goalkeeper', 'Centre', 'Goal Keeper', 'Wing Defence', 'Wing Attack', 'Goal Defence']);
const threat: Record<string, number> = {
  Forward: 6,
  Striker: 6,
  Midfielder: 3,
  Defender: 1,
  'Goal Shooter': 6,
  'Goal Attack': 4,
};
const vision: Record<string, number> = {
  Centre: 6,
  'Wing Attack': 5,
  Midfielder: 5,
  Goalkeeper: 0.5,
  'Goal Keeper': 0.5,
};

const threatOf = ({ position, skill }: RosterPlace) => (neverShoots.has(position) ? 0 : (threat[position] ?? skill));

function playRugby(random: Random, playing: readonly Line[], points: number): void {
  const kicker = playing.find(({ place }) => place.position === 'Fly-half') ?? playing[0];
  const { tries, kicks } = triesAndKicks(points);
  for (let made = 0; made < tries; made += 1) {
    random.pickWeighted(playing, ({ place }) => runs[place.position] ?? 1).stats.points += 5;
  }
  if (kicker) kicker.stats.points += kicks;
}

const runs: Record<string, number> = { Wing: 5, Fullback: 4, Centre: 3, 'Number 8': 2 };

/** As many tries as the points allow, the rest made of conversions (2, one per try) and penalties (3). */
function triesAndKicks(points: number): { tries: number; kicks: number } {
  for (let tries = Math.floor(points / 5); tries > 0; tries -= 1) {
    const kicks = points - tries * 5;
    const conversions = Array.from({ length: tries + 1 }, (_, made) => made);
    if (conversions.some((made) => kicks >= made * 2 && (kicks - made * 2) % 3 === 0)) return { tries, kicks };
  }
  return { tries: 0, kicks: points };
}
