import type { Random } from '#demo/random.ts';
import type { RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from '../../contract.ts';
import { getPoints, type Scores } from '../../score-rules.ts';
import { type DemoTap, dealToPeriods } from './taps.ts';

const second = 1_000;
const minute = 60 * second;

export interface DemoPlays {
  gameId: number;
  definition: SportDefinition;
  taps: readonly DemoTap[];
  periods: readonly Scores[];
  startsAt: string;
  /** Null for a game that is over. */
  now: Date | null;
}

/** A game as it is simulated, rally by rally or ball by ball. */
export interface CourtPlay {
  gameId: number;
  definition: SportDefinition;
  random: Random;
  rosters: Record<Side, RosterEntry[]>;
  /** How likely the home side is to win a rally, from 0 to 1. */
  edge: number;
  startsAt: string;
  /** Null for a game that is over. */
  now: Date | null;
}

/** What a scorer would have pressed during such a game, in this order. */
export function planPlays(
  random: Random,
  { definition, taps, periods, startsAt, now, gameId }: DemoPlays,
): PressedEvent[] {
  const dealt = dealToPeriods(random, definition, taps, periods);
  const clock = new PlayClock(gameId);
  let begun = Date.parse(startsAt) + 20 * second;
  const events = dealt.flatMap((inPeriod, at) => {
    const period = at + 1;
    const length = now && period === periods.length ? now.getTime() - begun - 10 * second : periodLength(definition);
    const opening = at === 0 ? { kind: 'start' as const } : { kind: 'period' as const, period };
    const played = [
      clock.stamp(begun, opening),
      ...putInOrder(random, definition, inPeriod).map(({ tap, share }) =>
        clock.stamp(begun + Math.round(length * share), { kind: 'tap', period, ...tap }),
      ),
    ];
    begun += length + breakAfter(period, definition);
    return played;
  });
  return now ? events : [...events, clock.stamp(begun, { kind: 'end' })];
}

const periodLength = ({ periods: { minutes = 10 } }: SportDefinition) => minutes * minute;
const breakAfter = (period: number, { periods: { count } }: SportDefinition) =>
  (period * 2 === count ? 3 : 1.5) * minute;

export type Unstamped<Event = PressedEvent> = Event extends PressedEvent ? Omit<Event, 'id' | 'at'> : never;

/** Gives events their ids, and instants of which none is earlier than the one before. */
export class PlayClock {
  readonly #gameId: number;
  #count = 0;
  #last = 0;

  constructor(gameId: number) {
    this.#gameId = gameId;
  }

  stamp<Event extends Unstamped>(wished: number, event: Event) {
    this.#count += 1;
    this.#last = Math.max(this.#last + second, wished);
    const id = `demo-${this.#gameId}-${String(this.#count).padStart(4, '0')}`;
    return { ...event, id, at: new Date(this.#last).toISOString() };
  }
}

interface Timed {
  tap: DemoTap;
  /** How much of the period has passed, from 0 to 1. */
  share: number;
}

/** What comes right after another play: of the same side, or of the other. */
const answers: Readonly<Record<string, { after: readonly string[]; of: 'own' | 'other' | 'any' }>> = {
  assist: { after: ['goal', 'two', 'three'], of: 'own' },
  rebound: { after: ['miss', 'missed-two', 'missed-three'], of: 'any' },
  save: { after: ['on-target'], of: 'other' },
  intercept: { after: ['turnover'], of: 'other' },
  yellow: { after: ['foul'], of: 'own' },
};

function putInOrder(random: Random, definition: SportDefinition, taps: readonly DemoTap[]): Timed[] {
  const [answering, leading] = [taps.filter(isAnswer), taps.filter((tap) => !isAnswer(tap))];
  const timed = spread(random, definition, leading);
  for (const tap of answering) timed.splice(placeFor(random, timed, tap), 0, { tap, share: 0 });
  return timed.map(({ tap }, at) => ({ tap, share: (at + 0.5 + random.next() * 0.4) / timed.length }));
}

const isAnswer = ({ tap }: DemoTap) => answers[tap] !== undefined;

/** Goals of the two sides alternate more than chance would have it. */
function spread(random: Random, definition: SportDefinition, taps: readonly DemoTap[]): Timed[] {
  const scoring = (side: 'home' | 'away') =>
    evenly(
      random,
      taps.filter((tap) => tap.side === side && getPoints(definition, tap.tap) > 0),
    );
  const others = taps.filter((tap) => getPoints(definition, tap.tap) === 0);
  const rest = others.map((tap) => ({ tap, share: random.next() }));
  return [...scoring('home'), ...scoring('away'), ...rest].sort((a, b) => a.share - b.share);
}

const evenly = (random: Random, taps: readonly DemoTap[]): Timed[] =>
  taps.map((tap, at) => ({ tap, share: (at + random.next()) / taps.length }));

function placeFor(random: Random, timed: readonly Timed[], tap: DemoTap): number {
  const { after = [], of = 'any' } = answers[tap.tap] ?? {};
  const places = timed.flatMap(({ tap: one }, at) => {
    const isOwn = one.side === tap.side;
    const fits = after.includes(one.tap) && (of === 'any' || isOwn === (of === 'own'));
    const isFree = timed[at + 1]?.tap.tap !== tap.tap && one.playerId !== tap.playerId;
    return fits && (isFree || tap.tap === 'yellow') ? [at + 1] : [];
  });
  return places.length > 0 ? (places[random.between(0, places.length - 1)] ?? 0) : random.between(0, timed.length);
}
