import { type Counts, type SportDefinition, total } from '#features/sports/definitions/definition.ts';
import { scoreOf } from '#features/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';

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
  /** Those that count, the earliest first. Undone ones and undoings are not among them. */
  shown: readonly PressedEvent[];
}

export interface PlayerCounts {
  side: Side;
  counts: Counts;
}

export function liveState(definition: SportDefinition, events: readonly PressedEvent[]): LiveState {
  const shown = countingEvents(events);
  const isEnded = shown.some(({ kind }) => kind === 'end');
  const period = Math.max(1, ...shown.map((event) => (event.kind === 'period' ? event.period : 1)));
  const periodScores = Array.from({ length: period }, (_, at) => scoreOfPeriod(definition, shown, at + 1));
  const players = countsByPlayer(definition, shown);
  return {
    ...{ isStarted: shown.length > 0, isEnded, period, periodScores, players, shown },
    score: totalScore(definition, shown, periodScores, isEnded),
    teams: { home: countsOfTeam(definition, shown, 'home'), away: countsOfTeam(definition, shown, 'away') },
  };
}

/**
 * Each event once, without those that were taken back. Whatever counts was pressed last decides: from the latest to
 * the earliest, an undoing that nothing undid takes its event out.
 */
function countingEvents(events: readonly PressedEvent[]): PressedEvent[] {
  const undone = new Set<string>();
  const counting: PressedEvent[] = [];
  for (const event of inOrder(events).toReversed()) {
    if (undone.has(event.id)) continue;
    if (event.kind === 'undo') undone.add(event.of);
    else counting.push(event);
  }
  return counting.toReversed();
}

function inOrder(events: readonly PressedEvent[]): PressedEvent[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return once.sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
}

const orderKey = ({ at, id }: PressedEvent) => `${at} ${id}`;

const tapOf = (definition: SportDefinition, key: string) => definition.taps.find((tap) => tap.key === key);

export const pointsOf = (definition: SportDefinition, key: string): number =>
  scoreOf(definition, tapOf(definition, key)?.adds ?? {});

function scoreOfPeriod(definition: SportDefinition, events: readonly PressedEvent[], period: number): Scores {
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.kind === 'tap' && event.period === period) score[event.side] += pointsOf(definition, event.tap);
  }
  return score;
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
    if (event.kind === 'tap') score[event.side] += pointsOf(definition, event.tap);
  }
  return score;
}

const periodsWon = (periods: readonly Scores[]): Scores => ({
  home: periods.filter(({ home, away }) => home > away).length,
  away: periods.filter(({ home, away }) => away > home).length,
});

function countsByPlayer(definition: SportDefinition, events: readonly PressedEvent[]): Map<number, PlayerCounts> {
  const players = new Map<number, PlayerCounts>();
  for (const event of events) {
    if (event.kind !== 'tap' || !event.playerId) continue;
    const { counts } = players.get(event.playerId) ?? { counts: {} };
    players.set(event.playerId, { side: event.side, counts: sum(counts, tapOf(definition, event.tap)?.adds ?? {}) });
  }
  return players;
}

function countsOfTeam(definition: SportDefinition, events: readonly PressedEvent[], side: Side): Counts {
  return events.reduce<Counts>((counts, event) => {
    if (event.kind !== 'tap' || event.playerId || event.side !== side) return counts;
    return sum(counts, tapOf(definition, event.tap)?.adds ?? {});
  }, {});
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

/** When the next event of a phone is pressed: after all that it knows, however wrong its clock is. */
export function nextInstant(events: readonly PressedEvent[], now: Date): string {
  const latest = Math.max(0, ...events.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(now.getTime(), latest + 1)).toISOString();
}
