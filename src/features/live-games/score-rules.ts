import type { Counts, SportDefinition, Tap } from '#features/sports/definitions/definition.ts';
import { isOfTeam, scoreOf } from '#features/sports/rules.ts';
import { mostPoints, type PressedEvent, type Side } from './contract.ts';

interface TapOfSport {
  tap: Tap;
  adds: Counts;
  /** Of these what counts for the team alone, also where a player is named. */
  teams: Counts;
  players: Counts;
  points: number;
}

const tapsOfSports = new WeakMap<SportDefinition, ReadonlyMap<string, TapOfSport>>();

/** Looked up for every event of a game, on a phone with every tap. */
export function tapOf(definition: SportDefinition, key: string): TapOfSport | undefined {
  const known = tapsOfSports.get(definition);
  if (known) return known.get(key);
  const taps = definition.taps.map((tap) => [tap.key, tapOfSport(definition, tap)] as const);
  tapsOfSports.set(definition, new Map(taps));
  return tapOf(definition, key);
}

function tapOfSport(definition: SportDefinition, tap: Tap): TapOfSport {
  const { adds } = tap;
  const parted = Object.groupBy(Object.entries(adds), ([key]) => (isOfTeam(definition, key) ? 'teams' : 'players'));
  const [teams, players] = [Object.fromEntries(parted.teams ?? []), Object.fromEntries(parted.players ?? [])];
  return { tap, adds, teams, players, points: scoreOf(definition, adds) };
}

const otherSide = { home: 'away', away: 'home' } as const;

/** Whose score and totals a tap counts in: an own goal in those of the other side than its player's. */
export const creditedSide = (definition: SportDefinition, { side, tap }: { side: Side; tap: string }): Side =>
  tapOf(definition, tap)?.tap.isForOtherSide ? otherSide[side] : side;

export const pointsOf = (definition: SportDefinition, key: string): number => tapOf(definition, key)?.points ?? 0;

export type Scores = Record<Side, number>;

export interface Played {
  score: Scores;
  /** Of the periods so far. Where they add up to the score, they do so exactly. */
  periodScores: Scores[];
  /** After each event: of the period where a sport counts those that were won. Null where none moved it. */
  after: (Scores | null)[];
}

/**
 * Plays the events that count, the earliest first. A correction takes away no more than there is at its moment: what it
 * was about may be taken back later, and then it must not go on taking away.
 */
export function playOut(definition: SportDefinition, events: readonly PressedEvent[], isEnded: boolean): Played {
  const game = new RunningScore(definition, periodsIn(events));
  const after = events.map((event) => game.add(event));
  return { score: game.score(isEnded), periodScores: game.periods, after };
}

/** A period that is not the one being played any more still has what was pressed in it. */
const periodsIn = (events: readonly PressedEvent[]): number =>
  events.reduce((most, event) => ('period' in event ? Math.max(most, event.period) : most), 1);

class RunningScore {
  readonly periods: Scores[];
  readonly #definition: SportDefinition;
  /** Of what no tap explains, where the score counts periods. */
  readonly #corrected: Scores = { home: 0, away: 0 };
  #current = 1;

  constructor(definition: SportDefinition, periods: number) {
    this.#definition = definition;
    this.periods = Array.from({ length: periods }, () => ({ home: 0, away: 0 }));
  }

  add(event: PressedEvent): Scores | null {
    if (event.kind === 'period') this.#current = Math.max(this.#current, event.period);
    const points = event.kind === 'tap' ? pointsOf(this.#definition, event.tap) : 0;
    if (event.kind === 'correction') this.#correct(event.side, event.points, event.period);
    else if (event.kind !== 'tap' || points === 0) return null;
    else this.#put(creditedSide(this.#definition, event), points, event.period);
    return this.#isSum ? this.score(false) : { ...this.#period(this.#current) };
  }

  score(isEnded: boolean): Scores {
    const own = (side: Side) =>
      this.#isSum ? this.#sum(side) : this.#won(side, isEnded ? this.periods.length : this.#current - 1);
    return { home: own('home') + this.#corrected.home, away: own('away') + this.#corrected.away };
  }

  get #isSum(): boolean {
    return this.#definition.periods.score === 'sum';
  }

  #correct(side: Side, points: number, period: number): void {
    const most = Math.max(points, -this.score(false)[side]);
    if (!this.#isSum) this.#corrected[side] += most;
    else if (most > 0) this.#put(side, most, period);
    else this.#take(side, -most, period);
  }

  #put(side: Side, points: number, period: number): void {
    this.#period(period)[side] += points;
  }

  /** From this period what it has, the rest from those before it, the latest first, then from those after it. */
  #take(side: Side, points: number, period: number): void {
    const before = this.periods.slice(0, period).toReversed();
    let rest = points;
    for (const scores of [...before, ...this.periods.slice(period)]) {
      const taken = Math.min(rest, scores[side]);
      scores[side] -= taken;
      rest -= taken;
    }
  }

  #period(period: number): Scores {
    return this.periods[period - 1] ?? { home: 0, away: 0 };
  }

  #sum(side: Side): number {
    return this.periods.reduce((sum, scores) => sum + scores[side], 0);
  }

  #won(side: Side, played: number): number {
    const other = side === 'home' ? 'away' : 'home';
    return this.periods.slice(0, played).filter((scores) => scores[side] > scores[other]).length;
  }
}

/** What stands in a box score's periods after more was heard: what somebody typed into them stays, and moves as they do. */
export function movedPeriods(stored: readonly Scores[], before: readonly Scores[], after: readonly Scores[]): Scores[] {
  const wasTyped = stored.length > 0 && JSON.stringify(stored) !== JSON.stringify(before);
  if (!wasTyped) return [...after];
  const length = Math.max(stored.length, after.length);
  return Array.from({ length }, (_, at) => {
    const moved = (side: Side) => (stored[at]?.[side] ?? 0) + (after[at]?.[side] ?? 0) - (before[at]?.[side] ?? 0);
    return { home: bounded(moved('home')), away: bounded(moved('away')) };
  });
}

const bounded = (points: number): number => Math.min(Math.max(0, points), mostPoints);

/** Of more than this no screen and no box score tells. */
export const isTooMuch = ({ score, periodScores }: Pick<Played, 'score' | 'periodScores'>): boolean =>
  [score, ...periodScores].some(({ home, away }) => Math.max(home, away) > mostPoints);
