import { seededRandom } from '#demo/random.ts';
import { type DemoStats, noStats } from '#features/players/server/demo/fill.ts';
import type { RosterPlace } from '#features/players/server/demo/roster.ts';
import { playBasketball } from './basketball-stats.ts';
import type { Line } from './line.ts';
import { isPlaying } from './playing.ts';
import type { Result } from './results.ts';

/** The totals that a basketball team keeps by hand: two of its games alone have box scores, and those are of another season. */
export function typedSeason(roster: readonly RosterPlace[], results: readonly Result[]): Map<number, DemoStats> {
  const lines: Line[] = roster.map((place) => ({ place, stats: noStats() }));
  for (const result of results) playGame(lines, result);
  return new Map(lines.map(({ place, stats }) => [place.id, stats]));
}

function playGame(lines: readonly Line[], { gameId, own }: Result): void {
  const [first] = lines;
  if (!first) return;
  const random = seededRandom(`lines ${first.place.team.slug} ${gameId}`);
  const playing = lines.filter(({ place }) => isPlaying(random, place));
  for (const { stats } of playing) stats.gamesPlayed += 1;
  playBasketball(random, playing, own);
}
