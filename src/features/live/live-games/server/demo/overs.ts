import type { Random } from '#demo/random.ts';
import type { RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import type { InningsRules, Tap } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from '../../contract.ts';
import { findTap } from '../../score-rules.ts';
import { otherSide } from '../../set-scores.ts';
import { type CourtPlay, PlayClock, type Unstamped } from './plays.ts';

const second = 1_000;
const ballTime = 35 * second;
const breakTime = 15 * 60 * second;
const bowlers = 5;

/** How often a ball ends so. */
const balls: Readonly<Record<string, number>> = {
  dot: 38,
  '1': 34,
  '2': 7,
  '3': 0.6,
  '4': 10,
  '6': 3.5,
  wide: 3,
  'leg-bye': 1.2,
  caught: 4.4,
  bowled: 1.8,
  lbw: 1,
  stumped: 0.3,
};

/** A game in innings, ball by ball to its end. */
export function planOvers(
  { gameId, definition, random, rosters, edge, startsAt }: CourtPlay,
  rules: InningsRules,
): PressedEvent[] {
  const known = Object.entries(balls).flatMap(([key, weight]) => {
    const found = findTap(definition, key);
    return found ? [{ ...found, key, weight }] : [];
  });
  const clock = new PlayClock(gameId);
  const first = random.pick(['home', 'away']);
  const toss = { kind: 'toss', side: first, choice: 'bat', overs: rules.overs, players: rules.players } as const;
  const events: Unstamped[] = [toss, { kind: 'start' }];
  let target = Number.POSITIVE_INFINITY;
  for (const [at, side] of [first, otherSide[first]].entries()) {
    if (at > 0) events.push({ kind: 'period', period: at + 1 });
    const chance = side === 'home' ? edge : 1 - edge;
    const innings = new PlayedInnings({ side, period: at + 1, rules, target, chance }, { random, rosters, known });
    events.push(...innings.play());
    target = innings.runs + 1;
  }
  let at = Date.parse(startsAt);
  return [...events, { kind: 'end' } as const].map((event) => {
    if (event.kind === 'tap') at += ballTime;
    if (event.kind === 'period') at += breakTime;
    return clock.stamp(at, event);
  });
}

interface Known {
  key: string;
  weight: number;
  tap: Tap;
  points: number;
}

interface InningsPlan {
  side: Side;
  period: number;
  rules: InningsRules;
  target: number;
  /** How likely the side is to do well, from 0 to 1. */
  chance: number;
}

class PlayedInnings {
  runs = 0;
  readonly #plan: InningsPlan;
  readonly #random: Random;
  readonly #known: readonly Known[];
  readonly #batters: RosterEntry[];
  readonly #fielders: RosterEntry[];
  readonly #events: Unstamped[] = [];
  #crease: number[] = [];
  #wickets = 0;
  #next = 0;

  constructor(
    plan: InningsPlan,
    { random, rosters, known }: { random: Random; rosters: CourtPlay['rosters']; known: readonly Known[] },
  ) {
    this.#plan = plan;
    this.#random = random;
    this.#known = known;
    this.#batters = [...rosters[plan.side]];
    this.#fielders = rosters[otherSide[plan.side]];
  }

  get #isOver(): boolean {
    const { rules, target } = this.#plan;
    return this.#wickets === rules.players - 1 || this.runs >= target;
  }

  play(): Unstamped[] {
    this.#comeIn(0);
    this.#comeIn(1);
    for (let over = 0; over < this.#plan.rules.overs && !this.#isOver; over += 1) this.#bowlOver(over);
    return this.#events;
  }

  #bowlOver(over: number): void {
    const bowler = this.#fielders.at(-1 - (over % bowlers))?.id ?? 0;
    this.#events.push({ kind: 'on', side: otherSide[this.#plan.side], period: this.#plan.period, playerId: bowler });
    let legal = 0;
    while (legal < this.#plan.rules.ballsPerOver && !this.#isOver) legal += this.#bowl(bowler);
    this.#crease.reverse();
  }

  /** One if the ball counts in the over. */
  #bowl(bowler: number): number {
    const { key, tap, points } = this.#random.pickWeighted(this.#known, (ball) => this.#weigh(ball));
    const [striker = 0] = this.#crease;
    this.#events.push({
      kind: 'tap',
      side: this.#plan.side,
      period: this.#plan.period,
      tap: key,
      playerId: striker,
      otherPlayerId: bowler,
      fielderId: tap.addsToFielder ? this.#fielder(bowler, key) : null,
    });
    this.runs += points;
    if ((tap.ball?.ran ?? 0) % 2 === 1) this.#crease.reverse();
    if (tap.dismissal) this.#fall();
    return tap.ball?.isLegal ? 1 : 0;
  }

  /** The batter's skill and that of the side let boundaries come more often, and wickets less. */
  #weigh({ tap, points, weight }: Known): number {
    const striker = this.#batters.find(({ id }) => id === this.#crease[0]);
    const skill = (0.75 + (striker?.skill ?? 6) / 24) * (0.5 + this.#plan.chance);
    if (tap.dismissal) return weight / skill;
    return points >= 4 ? weight * skill : weight;
  }

  #fielder(bowler: number, key: string): number | null {
    const keeper = this.#fielders.find(({ position }) => position === 'Wicketkeeper');
    if (key === 'stumped' || this.#random.chance(0.25)) return keeper?.id ?? null;
    return this.#random.pick(this.#fielders.filter(({ id }) => id !== bowler) as [RosterEntry, ...RosterEntry[]]).id;
  }

  #fall(): void {
    this.#wickets += 1;
    if (!this.#isOver) this.#comeIn(0);
  }

  #comeIn(at: number): void {
    const next = this.#batters[this.#next];
    this.#next += 1;
    if (!next) return;
    this.#crease[at] = next.id;
    this.#events.push({ kind: 'on', side: this.#plan.side, period: this.#plan.period, playerId: next.id });
  }
}
