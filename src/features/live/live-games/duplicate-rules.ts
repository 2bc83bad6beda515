import type { GameEvent } from './contract.ts';
import { isWalkOn } from './walk-on-rules.ts';

/** Two scorers who saw the same play press within this time of each other, by the clocks of their phones. */
export const duplicateWindowMs = 20_000;

/** Who recorded an event, and on which phone. Events from before phones sent a session have only the person. */
export interface RecordedBy {
  session: string | null;
  account_id: number | null;
  scorer_link_id: number | null;
}

export type FindRecorder = (eventId: string) => RecordedBy | undefined;

type TapEvent = GameEvent & { kind: 'tap' };

export interface TwoPlays {
  first: TapEvent;
  second: TapEvent;
}

/** All pairs of plays that may be the same play, recorded by two phones. `shown` are the counting events, earliest first. */
export function possibleDuplicates(shown: readonly GameEvent[], recordedBy: FindRecorder): TwoPlays[] {
  const alike = Map.groupBy(shown.filter(isTap), ({ side, period, tap }) => `${side} ${period} ${tap}`);
  return [...alike.values()].flatMap((taps) => {
    let near = 0;
    return taps.flatMap((second, at) => {
      while (near < at && msBetween(taps[near] ?? second, second) > duplicateWindowMs) near += 1;
      const firsts = taps.slice(near, at).filter((first) => isOnePlayer(first, second));
      const others = firsts.filter(({ id }) => areTwoPhones(recordedBy(id), recordedBy(second.id)));
      return others.map((first) => ({ first, second }));
    });
  });
}

/**
 * The pairs that are still open after the ones already settled as doubles. A phone records a play only once: if a play
 * was found to be the same as one of a phone's plays, then it is no other play of that phone.
 */
export function undecidedDuplicates(
  doubles: readonly TwoPlays[],
  rejected: readonly { first: string; second: string }[],
  recordedBy: FindRecorder,
): TwoPlays[] {
  const found = Map.groupBy(rejected, ({ first }) => first);
  const isFound = (play: string, other: string) =>
    found.get(play)?.some(({ second }) => !areTwoPhones(recordedBy(second), recordedBy(other)));
  return doubles.filter(({ first, second }) => !isFound(first.id, second.id) && !isFound(second.id, first.id));
}

/** The pairs that a person is asked about: each play appears once, paired with the play nearest to it in time. */
export function duplicatesIn(doubles: readonly TwoPlays[]): TwoPlays[] {
  const paired = new Set<string>();
  const nearestFirst = doubles.toSorted((a, b) => msBetween(a.first, a.second) - msBetween(b.first, b.second));
  const clashes = nearestFirst.filter(({ first, second }) => {
    if (paired.has(first.id) || paired.has(second.id)) return false;
    paired.add(first.id).add(second.id);
    return true;
  });
  return clashes.sort((a, b) => Date.parse(a.second.at) - Date.parse(b.second.at));
}

export const getKey = ({ first, second }: { first: string; second: string }): string => `${first} ${second}`;

export const getPlaysKey = ({ first, second }: TwoPlays): string => getKey({ first: first.id, second: second.id });

const isTap = (event: GameEvent): event is TapEvent => event.kind === 'tap';

const msBetween = (one: TapEvent, other: TapEvent): number => Math.abs(Date.parse(other.at) - Date.parse(one.at));

/** Two phones may have added the same walk-on, each with an id of its own. */
const isOnePlayer = ({ playerId: one }: TapEvent, { playerId: other }: TapEvent): boolean =>
  !one || !other || one === other || (isWalkOn(one) && isWalkOn(other));

function areTwoPhones(one: RecordedBy | undefined, other: RecordedBy | undefined): boolean {
  if (!one || !other) return false;
  if (one.session && other.session) return one.session !== other.session;
  return one.account_id !== other.account_id || one.scorer_link_id !== other.scorer_link_id;
}
