import { type Counts, type SportDefinition, type Tap, total } from '#features/sports/definitions/definition.ts';
import { isOfTeam, scoreOf } from '#features/sports/rules.ts';
import type { HeardEvent, PressedEvent, Side } from './contract.ts';

export type Scores = Record<Side, number>;

/** What all events of a game come to, in whatever order and however often they arrived. */
export interface LiveState {
  isStarted: boolean;
  isEnded: boolean;
  /** The one being played, from 1. */
  period: number;
  score: Scores;
  /** Of the periods so far. */
  periodScores: Scores[];
  /** What taps counted for players, by their id, and for sides where nobody was named. */
  players: ReadonlyMap<number, PlayerCounts>;
  teams: Record<Side, Counts>;
  /** Players with their cards or fouls full. */
  sentOff: ReadonlySet<number>;
  /** Of the shoot-out, once there is one. */
  shootOut: Scores | null;
  /** Those that count, the earliest first. Undone ones and undoings are not among them. */
  shown: readonly HeardEvent[];
}

export interface PlayerCounts {
  side: Side;
  counts: Counts;
}

export function liveState(definition: SportDefinition, events: readonly HeardEvent[]): LiveState {
  const shown = countingEvents(events);
  const isEnded = shown.some(({ kind }) => kind === 'end');
  const period = Math.max(1, ...shown.map((event) => (event.kind === 'period' ? event.period : 1)));
  const periodScores = scoresOfPeriods(definition, shown, period);
  const players = countsByPlayer(definition, shown);
  return {
    ...{ isStarted: shown.length > 0, isEnded, period, periodScores, players, shown },
    score: totalScore(definition, shown, periodScores, isEnded),
    teams: { home: countsOfTeam(definition, shown, 'home'), away: countsOfTeam(definition, shown, 'away') },
    sentOff: sentOffBy(definition, shown),
    shootOut: shootOutOf(definition, shown),
  };
}

/**
 * Each event once, without those that were taken back. Whatever counts was pressed last decides: from the latest to
 * the earliest, an undoing that nothing undid takes its event out.
 */
function countingEvents(events: readonly HeardEvent[]): HeardEvent[] {
  const undone = new Set<string>();
  const counting: HeardEvent[] = [];
  for (const event of inOrder(events).toReversed()) {
    if (undone.has(event.id)) continue;
    if (event.kind === 'undo') undone.add(event.of);
    else counting.push(event);
  }
  return counting.toReversed();
}

function inOrder(events: readonly HeardEvent[]): HeardEvent[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return once.sort((a, b) => compared(a.at, b.at) || compared(a.id, b.id));
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

interface TapOfSport {
  tap: Tap;
  adds: Counts;
  /** Of these what counts for the team alone, also where a player is named. */
  teams: Counts;
  players: Counts;
  points: number;
  isForOtherSide: boolean;
}

const tapsOfSports = new WeakMap<SportDefinition, ReadonlyMap<string, TapOfSport>>();

/** Looked up for every event of a game, on a phone with every tap. */
function tapOf(definition: SportDefinition, key: string): TapOfSport | undefined {
  const known = tapsOfSports.get(definition);
  if (known) return known.get(key);
  const taps = definition.taps.map((tap) => [tap.key, tapOfSport(definition, tap)] as const);
  tapsOfSports.set(definition, new Map(taps));
  return tapOf(definition, key);
}

function tapOfSport(definition: SportDefinition, tap: Tap): TapOfSport {
  const { adds, isForOtherSide = false } = tap;
  const parted = Object.groupBy(Object.entries(adds), ([key]) => (isOfTeam(definition, key) ? 'teams' : 'players'));
  const [teams, players] = [Object.fromEntries(parted.teams ?? []), Object.fromEntries(parted.players ?? [])];
  return { tap, adds, teams, players, points: scoreOf(definition, adds), isForOtherSide };
}

const otherSide = { home: 'away', away: 'home' } as const;

/** Whose score and totals a tap counts in: an own goal in those of the other side than its player's. */
export const creditedSide = (definition: SportDefinition, { side, tap }: { side: Side; tap: string }): Side =>
  tapOf(definition, tap)?.isForOtherSide ? otherSide[side] : side;

export const pointsOf = (definition: SportDefinition, key: string): number => tapOf(definition, key)?.points ?? 0;

function scoresOfPeriods(definition: SportDefinition, events: readonly PressedEvent[], count: number): Scores[] {
  const scores = Array.from({ length: count }, () => ({ home: 0, away: 0 }));
  for (const event of events) {
    const score = event.kind === 'tap' ? scores[event.period - 1] : undefined;
    if (score && event.kind === 'tap') score[creditedSide(definition, event)] += pointsOf(definition, event.tap);
  }
  return scores;
}

function totalScore(
  definition: SportDefinition,
  events: readonly PressedEvent[],
  periodScores: readonly Scores[],
  isEnded: boolean,
): Scores {
  const score =
    definition.periods.score === 'periods won'
      ? periodsWon(isEnded ? periodScores : periodScores.slice(0, -1))
      : sumOfTaps(definition, events);
  for (const event of events) {
    if (event.kind === 'correction') score[event.side] += event.points;
  }
  return { home: Math.max(0, score.home), away: Math.max(0, score.away) };
}

function sumOfTaps(definition: SportDefinition, events: readonly PressedEvent[]): Scores {
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.kind === 'tap') score[creditedSide(definition, event)] += pointsOf(definition, event.tap);
  }
  return score;
}

const periodsWon = (periods: readonly Scores[]): Scores => ({
  home: periods.filter(({ home, away }) => home > away).length,
  away: periods.filter(({ home, away }) => away > home).length,
});

function countsByPlayer(definition: SportDefinition, events: readonly PressedEvent[]): Map<number, PlayerCounts> {
  const players = new Map<number, { side: Side; counts: Tally }>();
  for (const event of events) {
    if (event.kind !== 'tap' || !event.playerId) continue;
    const player = players.get(event.playerId) ?? { side: event.side, counts: {} };
    add(player.counts, tapOf(definition, event.tap)?.players);
    players.set(event.playerId, { ...player, side: event.side });
  }
  return players;
}

function sentOffBy(definition: SportDefinition, events: readonly PressedEvent[]): Set<number> {
  const pressed = new Map<string, number>();
  const sentOff = new Set<number>();
  for (const event of events) {
    if (event.kind !== 'tap' || !event.playerId) continue;
    const { sendsOffAfter } = tapOf(definition, event.tap)?.tap ?? {};
    if (sendsOffAfter === undefined) continue;
    const key = `${event.playerId} ${event.tap}`;
    pressed.set(key, (pressed.get(key) ?? 0) + 1);
    if ((pressed.get(key) ?? 0) >= sendsOffAfter) sentOff.add(event.playerId);
  }
  return sentOff;
}

function shootOutOf(definition: SportDefinition, events: readonly PressedEvent[]): Scores | null {
  const score = { home: 0, away: 0 };
  let hasBegun = false;
  for (const event of events) {
    const { inShootOut } = event.kind === 'tap' ? (tapOf(definition, event.tap)?.tap ?? {}) : {};
    if (!inShootOut || event.kind !== 'tap') continue;
    hasBegun = true;
    if (inShootOut === 'scored') score[event.side] += 1;
  }
  return hasBegun ? score : null;
}

function countsOfTeam(definition: SportDefinition, events: readonly PressedEvent[], side: Side): Counts {
  const counts: Tally = {};
  for (const event of events) {
    if (event.kind !== 'tap' || creditedSide(definition, event) !== side) continue;
    const tap = tapOf(definition, event.tap);
    add(counts, event.playerId ? tap?.teams : tap?.adds);
  }
  return counts;
}

type Tally = Record<string, number>;

function add(counts: Tally, adds: Counts = {}): void {
  for (const key of Object.keys(adds)) counts[key] = total(counts, key) + total(adds, key);
}

function sum(counts: Counts, more: Counts, sign: 1 | -1 = 1): Counts {
  const keys = new Set([...Object.keys(counts), ...Object.keys(more)]);
  return Object.fromEntries([...keys].map((key) => [key, total(counts, key) + sign * total(more, key)]));
}

/** What a box score gains from one state of a game to the next; what a person typed into it stays. */
export function gained(before: LiveState, after: LiveState) {
  const ids = new Set([...before.players.keys(), ...after.players.keys()]);
  return {
    players: [...ids].map((playerId) => {
      const { side } = after.players.get(playerId) ?? before.players.get(playerId) ?? { side: 'home' as const };
      const was = before.players.get(playerId)?.counts ?? {};
      return { playerId, side, counts: sum(after.players.get(playerId)?.counts ?? {}, was, -1) };
    }),
    teams: {
      home: sum(after.teams.home, before.teams.home, -1),
      away: sum(after.teams.away, before.teams.away, -1),
    },
  };
}

/** What a clock may say: an instant of any time of this app, with room for those that have to be after it. */
const earliest = Date.UTC(2000, 0, 2);
const latest = Date.UTC(2090, 0, 1);

/** When the next event of a phone is pressed: after all that it knows, however wrong its clock is. */
export function nextInstant(events: readonly PressedEvent[], now: Date): string {
  const clock = Math.min(Math.max(now.getTime(), earliest), latest);
  return new Date(events.reduce((at, event) => Math.max(at, Date.parse(event.at) + 1), clock)).toISOString();
}
