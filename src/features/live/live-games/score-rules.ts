import type { Counts, SetRules, SportDefinition, Tap } from '#features/teams/sports/definitions/definition.ts';
import { computeScore, isOfTeam } from '#features/teams/sports/rules.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { maxPoints, type PressedEvent, type Side } from './contract.ts';
import { isDeciding, otherSide, SetCount } from './set-scores.ts';

interface SportTap {
  tap: Tap;
  /** The part of what it adds that counts for the team alone, even if a player is named. */
  teams: Counts;
  players: Counts;
  points: number;
}

const tapsBySport = new WeakMap<SportDefinition, ReadonlyMap<string, SportTap>>();

/** Cached, because a phone looks up every event of a game with every tap. */
export function findTap(definition: SportDefinition, key: string): SportTap | undefined {
  const known = tapsBySport.get(definition);
  if (known) return known.get(key);
  const taps = definition.taps.map((tap) => [tap.key, buildSportTap(definition, tap)] as const);
  tapsBySport.set(definition, new Map(taps));
  return findTap(definition, key);
}

function buildSportTap(definition: SportDefinition, tap: Tap): SportTap {
  const { adds } = tap;
  const parted = Object.groupBy(Object.entries(adds), ([key]) => (isOfTeam(definition, key) ? 'teams' : 'players'));
  const [teams, players] = [Object.fromEntries(parted.teams ?? []), Object.fromEntries(parted.players ?? [])];
  return { tap, teams, players, points: computeScore(definition, adds) };
}

/** The side whose score and totals a tap counts in: for an own goal, the side that the player is not on. */
export const creditedSide = (definition: SportDefinition, { side, tap }: { side: Side; tap: string }): Side =>
  findTap(definition, tap)?.tap.isForOtherSide ? otherSide[side] : side;

/** What a tap counts for one of its players. */
interface TapPart {
  playerId: number | null;
  side: Side;
  /** The side that it counts for without a name. */
  creditedTo: Side;
  counts: Counts;
}

const nothing: Counts = {};

/** What a tap counts for each of its players: who did it, and in some sports two of the other side. */
export function listParts(definition: SportDefinition, event: PressedEvent & { kind: 'tap' }): TapPart[] {
  const { players = nothing, tap } = findTap(definition, event.tap) ?? {};
  const { side, playerId = null, otherPlayerId = null, fielderId = null } = event;
  const own = { playerId: tap?.isOfTeam ? null : playerId, side, creditedTo: side, counts: players };
  if (!tap?.addsToOther && !tap?.addsToFielder) return [own];
  const other = { side: otherSide[side], creditedTo: otherSide[side] };
  return [
    own,
    { ...other, playerId: otherPlayerId, counts: tap.addsToOther ?? nothing },
    { ...other, playerId: fielderId, counts: tap.addsToFielder ?? nothing },
  ];
}

export const getPoints = (definition: SportDefinition, key: string): number => findTap(definition, key)?.points ?? 0;

export type Scores = Record<Side, number>;

export interface Played {
  score: Scores;
  /** The score of each period so far. In sports whose score is a sum, these add up to it exactly. */
  periodScores: Scores[];
  /** The score after each event (in sports that count periods won, of the current period). Null if unchanged. */
  after: (Scores | null)[];
}

/**
 * Plays the events that count, the earliest first. A correction takes away no more than there is at its moment: the tap
 * that it corrected may be undone later, and then the correction must not go on taking away.
 */
export function playOut(definition: SportDefinition, events: readonly PressedEvent[], isEnded: boolean): Played {
  const game = new RunningScore(definition, periodsIn(events));
  const after = events.map((event) => game.add(event));
  return { score: game.score(isEnded), periodScores: game.periods, after };
}

/** Includes a period that is no longer being played, or not yet, if an event was pressed in it. */
const periodsIn = (events: readonly PressedEvent[]): number =>
  events.reduce((most, event) => ('period' in event ? Math.max(most, event.period) : most), 1);

class RunningScore {
  readonly periods: Scores[];
  readonly #definition: SportDefinition;
  /** Corrections to the score itself, in sports where it counts periods won. */
  readonly #corrected: Scores = { home: 0, away: 0 };
  readonly #sets = new Map<number, SetCount>();
  #current = 1;

  constructor(definition: SportDefinition, periods: number) {
    this.#definition = definition;
    this.periods = Array.from({ length: periods }, () => ({ home: 0, away: 0 }));
  }

  add(event: PressedEvent): Scores | null {
    if (event.kind === 'period') this.#current = Math.max(this.#current, event.period);
    const points = event.kind === 'tap' ? getPoints(this.#definition, event.tap) : 0;
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
    const { sets } = this.#definition.periods;
    if (!sets?.games) this.#period(period)[side] += points;
    else this.#putInGame(sets, side, points, period);
  }

  /** In tennis a set counts games, and a point counts only in the game. */
  #putInGame(sets: SetRules, side: Side, points: number, period: number): void {
    const set = this.#sets.get(period) ?? new SetCount(sets, isDeciding(this.#definition.periods, period));
    this.#sets.set(period, set);
    set.add(side, points);
    Object.assign(this.#period(period), set.score);
  }

  /** Takes points from this period first, then from earlier periods, the latest first, then from later ones. */
  #take(side: Side, points: number, period: number): void {
    const before = this.periods.slice(0, period).toReversed();
    let rest = points;
    for (const scores of [...before, ...this.periods.slice(period)]) {
      const deducted = Math.min(rest, scores[side]);
      scores[side] -= deducted;
      rest -= deducted;
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

/** The box score's periods after new events: numbers typed by hand stay, and move by as much as the computed ones. */
export function movedPeriods(stored: readonly Scores[], before: readonly Scores[], after: readonly Scores[]): Scores[] {
  const wasTyped = stored.length > 0 && !isDeepEqual(stored, before);
  if (!wasTyped) return [...after];
  const length = Math.max(stored.length, after.length);
  return Array.from({ length }, (_, at) => {
    const moved = (side: Side) => (stored[at]?.[side] ?? 0) + (after[at]?.[side] ?? 0) - (before[at]?.[side] ?? 0);
    return { home: bounded(moved('home')), away: bounded(moved('away')) };
  });
}

const bounded = (points: number): number => Math.min(Math.max(0, points), maxPoints);

/** Screens and box scores have room for no more points than this. */
export const isTooMuch = ({ score, periodScores }: Pick<Played, 'score' | 'periodScores'>): boolean =>
  [score, ...periodScores].some(({ home, away }) => Math.max(home, away) > maxPoints);
