import type { Random } from '#demo/random.ts';
import type { Line } from './line.ts';

export function playBasketball(random: Random, playing: readonly Line[], points: number): void {
  let left = points;
  while (left > 0) left -= score(random, playing, left);
  for (const [stat, least, most, weights] of boxTotals) {
    const total = random.between(least, most);
    for (let made = 0; made < total; made += 1) {
      const line = random.pickWeighted(playing, ({ place }) => place.skill * (weights[place.position] ?? 1));
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

function score(random: Random, playing: readonly Line[], left: number): number {
  const { place, stats } = random.pickWeighted(playing, (line) => line.place.skill);
  const worth =
    left === 1 || random.chance(0.2) ? 1 : left > 2 && random.chance(fromFar[place.position] ?? 0.2) ? 3 : 2;
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
