import type { Random } from '#demo/random.ts';
import type { RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import type { PressedEvent, Side } from '../../contract.ts';
import type { Scores } from '../../score-rules.ts';
import { findMatchWinner } from '../../set-rules.ts';
import { findSetWinner, isDeciding, otherSide } from '../../set-scores.ts';
import { type CourtPlay, PlayClock, type Unstamped } from './plays.ts';

const second = 1_000;
const rallyTime = 26 * second;
const breakTime = 180 * second;
/** A game that is live is in its third set by now, at about this many points. */
const liveAt = { period: 3, points: 25 };

const endings = [
  { tap: 'kill', weight: 12 },
  { tap: 'error', weight: 7 },
  { tap: 'block', weight: 3 },
  { tap: 'ace', weight: 2 },
] as const;

/** How likely a player of each position is to do it; others never do. */
const positions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kill: { 'Outside Hitter': 6, Opposite: 6, 'Middle Blocker': 3, Setter: 0.5 },
  error: { 'Outside Hitter': 4, Opposite: 4, 'Middle Blocker': 2, Setter: 2, Libero: 1 },
  block: { 'Middle Blocker': 6, Opposite: 3, 'Outside Hitter': 2 },
  ace: { Setter: 2, 'Outside Hitter': 3, Opposite: 3, 'Middle Blocker': 1 },
  assist: { Setter: 1 },
  dig: { Libero: 6, 'Outside Hitter': 2, Setter: 1 },
};

/** A match in sets, rally by rally, to its end or to where it stands now. */
export function planRallies({ gameId, definition, random, rosters, edge, startsAt, now }: CourtPlay): PressedEvent[] {
  const { periods, onCourt = 6 } = definition;
  if (!periods.sets) throw new RangeError(`${definition.name} has no sets`);
  const played = new PlayedRallies(random, rosters);
  const sets: Scores[] = [];
  for (const side of ['home', 'away'] as const)
    for (const { id } of rosters[side].slice(0, onCourt)) played.note({ kind: 'on', side, period: 1, playerId: id });
  played.note({ kind: 'start' });
  played.note({ kind: 'serve', side: random.pick(['home', 'away']), period: 1 });
  const isOver = () => findMatchWinner(periods, sets) !== null;
  const isNow = () => now !== null && sets.length === liveAt.period && points(sets.at(-1)) >= liveAt.points;
  while (!isOver() && !isNow()) {
    const score = { home: 0, away: 0 };
    const period = sets.push(score);
    if (period > 1) played.note({ kind: 'period', period });
    const isLast = isDeciding(periods, period);
    while (findSetWinner(periods.sets, isLast, score) === null && !isNow()) {
      const winner = random.chance(edge) ? 'home' : 'away';
      score[winner] += 1;
      played.rally(winner, period);
    }
  }
  if (now === null) played.note({ kind: 'end' });
  return stampAll(gameId, played.events, { startsAt, now });
}

const points = (score: Scores | undefined) => (score ? score.home + score.away : 0);

/** A rally takes its time; what is said of one rally is pressed at once. */
function stampAll(
  gameId: number,
  events: readonly Unstamped[],
  { startsAt, now }: Pick<CourtPlay, 'startsAt' | 'now'>,
): PressedEvent[] {
  const clock = new PlayClock(gameId);
  const breaks = events.filter(({ kind }) => kind === 'period').length * breakTime;
  const begins = Date.parse(startsAt) - 60 * second;
  const pace = now ? (now.getTime() - 20 * second - begins - breaks) / events.length : rallyTime / 1.5;
  let at = begins;
  return events.map((event) => {
    at += event.kind === 'period' ? breakTime : pace;
    return clock.stamp(at, event);
  });
}

class PlayedRallies {
  readonly events: Unstamped[] = [];
  readonly #random: Random;
  readonly #rosters: Record<Side, RosterEntry[]>;

  constructor(random: Random, rosters: Record<Side, RosterEntry[]>) {
    this.#random = random;
    this.#rosters = rosters;
  }

  note(event: Unstamped): void {
    this.events.push(event);
  }

  rally(winner: Side, period: number): void {
    const { tap } = this.#random.pickWeighted(endings, ({ weight }) => weight);
    const loser = otherSide[winner];
    if (this.#random.chance(0.15)) this.#tap(this.#random.chance(0.5) ? winner : loser, period, 'dig');
    if (tap === 'kill' && this.#random.chance(0.8)) this.#tap(winner, period, 'assist');
    this.#tap(tap === 'error' ? loser : winner, period, tap);
  }

  #tap(side: Side, period: number, tap: string): void {
    const weights = positions[tap] ?? {};
    const { id } = this.#random.pickWeighted(
      this.#rosters[side],
      ({ position, skill }) => skill * (weights[position] ?? 0),
    );
    this.note({ kind: 'tap', side, period, tap, playerId: id });
  }
}
