import { noClock } from '#features/competition/games/clock-rules.ts';
import { notPlaying, type Playing } from '#features/competition/games/period-rules.ts';
import type { ScoreWithShootout } from '#features/competition/games/score-rules.ts';
import { fittingShootout } from '#features/competition/games/shootout-rules.ts';
import { type Counts, type SportDefinition, total } from '#features/teams/sports/definitions/definition.ts';
import { clockOf, findReadings } from './clock-rules.ts';
import type { GameEvent, PressedEvent, Side } from './contract.ts';
import { findSentOff } from './foul-rules.ts';
import { listMaidens } from './innings-rules.ts';
import { creditedSide, findTap, listParts, playOut, type Scores } from './score-rules.ts';
import { listWalkOns, type WalkOn, withPeople } from './walk-on-rules.ts';

/** The state that all events of a game add up to, in whatever order and however often they arrived. */
export interface LiveState {
  isStarted: boolean;
  isEnded: boolean;
  /** The period being played, from 1. */
  period: number;
  score: Scores;
  /** The score of each period so far. */
  periodScores: Scores[];
  /** What taps counted for players, by player id; `teams` holds what they counted for a side without naming a player. */
  players: ReadonlyMap<number, PlayerCounts>;
  teams: Record<Side, Counts>;
  /** Players whose game is over by their cards or fouls, and the word that says so. */
  sentOff: ReadonlyMap<number, string>;
  /** Who plays and is on no roster; settled ones too. */
  walkOns: readonly WalkOn[];
  /** The score of the shoot-out, once there is one. */
  shootOut: Scores | null;
  /** The events that count, the earliest first, without undos and the events that they take back. */
  shown: readonly GameEvent[];
  /** The score after each shown event; null where the event did not change it. */
  after: readonly (Scores | null)[];
}

interface PlayerCounts {
  side: Side;
  counts: Counts;
}

export function liveState(definition: SportDefinition, events: readonly GameEvent[]): LiveState {
  const shown = countingEvents(events);
  const isEnded = shown.some(({ kind }) => kind === 'end');
  const period = Math.max(1, ...shown.map((event) => (event.kind === 'period' ? event.period : 1)));
  const { score, periodScores, after } = playOut(definition, shown, isEnded);
  const players = countsByPlayer(definition, shown);
  return {
    isStarted: shown.some((event) => !isBesidePlay(event)),
    isEnded,
    period,
    score,
    periodScores,
    players,
    shown,
    after,
    teams: { home: countTeamStats(definition, shown, 'home'), away: countTeamStats(definition, shown, 'away') },
    sentOff: findSentOff(definition, shown),
    walkOns: listWalkOns(shown),
    shootOut: scoreShootOut(definition, shown),
  };
}

/** The score as a game stores it, with its shoot-out: running, and after the end only one that decided a level score. */
export function toScores({ score, shootOut, isEnded }: LiveState): ScoreWithShootout {
  const scores = { homeScore: score.home, awayScore: score.away };
  const shootout = { homeShootout: shootOut?.home ?? null, awayShootout: shootOut?.away ?? null };
  const status = isEnded ? 'completed' : 'live';
  return { ...scores, ...fittingShootout({ ...scores, ...shootout, status, resultType: null }) };
}

/** What a game is in while it is played. No clock runs in a shoot-out, nor in a sport that has none. */
export function toPlaying(
  { periods }: SportDefinition,
  { isStarted, isEnded, shootOut, period, shown }: LiveState,
): Playing {
  if (!isStarted || isEnded) return notPlaying;
  const hasClock = shootOut === null && periods.clock !== undefined;
  return { period, ...(hasClock ? clockOf(findReadings(shown), period) : noClock) };
}

/** When each period began, by the events that count. A game that began with a tap has no start. */
export const findPeriodStarts = (shown: readonly PressedEvent[]): ReadonlyMap<number, string> =>
  new Map(
    shown.flatMap((event): [number, string][] => {
      if (event.kind === 'period') return [[event.period, event.at]];
      return event.kind === 'start' ? [[1, event.at]] : [];
    }),
  );

/** The game as it would be if it ended now: where the score counts periods won, the current one then counts too. */
export const endedNow = (definition: SportDefinition, { shown }: LiveState): LiveState =>
  liveState(definition, [...shown, { id: 'ended-now', kind: 'end', at: nextInstant(shown, new Date(0)) }]);

/** Says who is here, who is on the court or who has won the toss, not what happens there. */
export const isSubstitution = ({ kind }: PressedEvent): boolean => ['on', 'off', 'toss', 'sheet'].includes(kind);

/** Says who somebody on no roster is: plays may change hands. */
export const isAboutWalkOn = ({ kind }: PressedEvent): boolean => kind === 'walkOn' || kind === 'settle';

/** The same, or what the clock shows, whose the restart is, or who serves: starts no game, and is no play. */
export const isBesidePlay = (event: PressedEvent): boolean =>
  isSubstitution(event) || isAboutWalkOn(event) || ['clock', 'restart', 'serve', 'rotate'].includes(event.kind);

function countsByPlayer(definition: SportDefinition, events: readonly GameEvent[]): Map<number, PlayerCounts> {
  const players = new Map<number, { side: Side; counts: Tally }>();
  for (const event of events) {
    if (event.kind !== 'tap') continue;
    for (const { playerId, side, counts } of listParts(definition, event)) {
      if (!playerId) continue;
      const player = players.get(playerId) ?? { side, counts: {} };
      add(player.counts, counts);
      players.set(playerId, { ...player, side });
    }
  }
  for (const { playerId, maidens } of listMaidens(definition, events))
    add(players.get(playerId)?.counts ?? {}, { maidens });
  return players;
}

export interface Kick {
  id: string;
  side: Side;
  playerId: number | null;
  result: 'scored' | 'missed';
}

/** The attempts of a shoot-out, in their order. */
export const listKicks = (definition: SportDefinition, events: readonly PressedEvent[]): Kick[] =>
  events.flatMap((event): Kick[] => {
    if (event.kind !== 'tap') return [];
    const { inShootOut: result } = findTap(definition, event.tap)?.tap ?? {};
    return result ? [{ id: event.id, side: event.side, playerId: event.playerId ?? null, result }] : [];
  });

function scoreShootOut(definition: SportDefinition, events: readonly PressedEvent[]): Scores | null {
  const kicks = listKicks(definition, events);
  const scored = (of: Side) => kicks.filter(({ side, result }) => side === of && result === 'scored').length;
  return kicks.length > 0 ? { home: scored('home'), away: scored('away') } : null;
}

function countTeamStats(definition: SportDefinition, events: readonly PressedEvent[], side: Side): Counts {
  const counts: Tally = {};
  for (const event of events) {
    if (event.kind !== 'tap') continue;
    if (creditedSide(definition, event) === side) add(counts, findTap(definition, event.tap)?.teams);
    for (const part of listParts(definition, event))
      if (!part.playerId && part.creditedTo === side) add(counts, part.counts);
  }
  return counts;
}

type Tally = Record<string, number>;

function add(counts: Tally, adds: Counts = {}): void {
  for (const key of Object.keys(adds)) counts[key] = total(counts, key) + total(adds, key);
}

/** The clock readings that are believed. Below `latestPress` there is still room for events that must come later. */
const earliest = Date.UTC(2000, 0, 2);
const latest = Date.UTC(2090, 0, 1);
const minute = 60_000;

/** The instant of the phone's next event: after all that the phone knows, however wrong its clock is. */
export function nextInstant(events: readonly PressedEvent[], now: Date): string {
  const clock = Math.min(Math.max(now.getTime(), earliest), latest);
  return new Date(Math.max(getLastTime(events) + 1, clock)).toISOString();
}

/** No honest phone exceeds this, even one that kept its taps for long. A later, forged instant would leave others no room. */
export const isPressable = (at: string, known: readonly PressedEvent[]): boolean =>
  Date.parse(at) <= Math.max(latest, getLastTime(known)) + minute;

const getLastTime = (events: readonly PressedEvent[]): number =>
  events.reduce((last, { at }) => Math.max(last, Date.parse(at)), 0);

/**
 * The events that count: each once, as last edited, without those that were undone. The event pressed last wins: going
 * from the latest to the earliest, an undo that was not itself undone removes its event, and an edit that was not
 * undone replaces its tap. Walk-ons are who they were settled with.
 */
export function countingEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const ordered = inOrder(events);
  const earlier = new Map(ordered.map((event) => [event.id, event]));
  const undone = new Set<string>();
  const edits = new Map<string, GameEvent>();
  const counting: GameEvent[] = [];
  for (const event of ordered.toReversed()) {
    earlier.delete(event.id);
    if (undone.has(event.id) || undone.has(getStage(event) ?? '')) continue;
    if (event.kind === 'undo') takeBack(event.of, earlier.get(event.of), undone);
    else if (event.kind !== 'edit') counting.push(putRight(event, edits.get(event.id)));
    else if (!edits.has(event.of)) edits.set(event.of, event);
  }
  return withPeople(onceEach(counting.toReversed()));
}

/** If two officers begin the same period, it begins once, so an undo takes back both events. */
function takeBack(id: string, event: GameEvent | undefined, undone: Set<string>): void {
  undone.add(id);
  const stage = event && getStage(event);
  if (stage) undone.add(stage);
}

function putRight(event: GameEvent, edit: GameEvent | undefined): GameEvent {
  if (event.kind !== 'tap' || edit?.kind !== 'edit') return event;
  const { id, at, kind } = event;
  const { of: _, ...corrected } = edit;
  return { ...corrected, id, at, kind };
}

/** The key of an event that happens only once in a game. */
function getStage(event: GameEvent): string | undefined {
  if (event.kind === 'period') return `period ${event.period}`;
  return event.kind === 'start' || event.kind === 'end' ? event.kind : undefined;
}

function onceEach(events: readonly GameEvent[]): GameEvent[] {
  const begun = new Set<string>();
  return events.filter((event) => {
    const stage = getStage(event);
    if (stage === undefined) return true;
    const isFirst = !begun.has(stage);
    begun.add(stage);
    return isFirst;
  });
}

export function inOrder<Event extends PressedEvent>(events: readonly Event[]): Event[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return once.sort((a, b) => compared(a.at, b.at) || compared(a.id, b.id));
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
