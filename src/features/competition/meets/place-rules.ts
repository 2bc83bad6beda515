import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import { nameKey } from '#shared/names.ts';
import type { MeetResult, ResultStatus } from './contract.ts';
import type { Typed } from './mark-rules.ts';

/** Whether the first mark is the better one. */
const isBetter = (measure: Measure, one: number, other: number): boolean =>
  measure === 'time' ? one < other : one > other;

/**
 * The place of each result, in their order. Equal marks share a place, and the next is skipped; who has no mark, or did
 * not start, did not finish or was disqualified, has none. Where the measure is the place, it is the typed one.
 */
export function placeResults(measure: Measure, results: readonly Typed[]): (number | null)[] {
  if (measure === 'place') return results.map(({ place, status }) => (status === null ? place : null));
  const marks = results.flatMap(({ mark, status }) => (mark !== null && status === null ? [mark] : []));
  return results.map(({ mark, status }) =>
    mark === null || status !== null ? null : 1 + marks.filter((other) => isBetter(measure, other, mark)).length,
  );
}

const last: readonly (ResultStatus | null)[] = [null, 'DNF', 'DQ', 'DNS'];

/** By place; then who has none: entries without a result, who did not finish, was disqualified, did not start. */
export const inPlaceOrder = <R extends Pick<MeetResult, 'place' | 'status'>>(results: readonly R[]): R[] =>
  results.toSorted(
    (one, other) =>
      (one.place ?? Number.POSITIVE_INFINITY) - (other.place ?? Number.POSITIVE_INFINITY) ||
      last.indexOf(one.status) - last.indexOf(other.status) ||
      0,
  );

interface Won {
  /** The team, or the person where there is none. */
  key: string;
  name: string;
}

/** Who won most events, where nobody won as many; null otherwise. */
export function findMeetWinner(firsts: readonly Won[]): { name: string; wins: number } | null {
  const byWinner = [...Map.groupBy(firsts, ({ key }) => key).values()].sort((a, b) => b.length - a.length);
  const [best, next] = byWinner;
  const [first] = best ?? [];
  if (!best || !first || next?.length === best.length) return null;
  return { name: first.name, wins: best.length };
}

interface AtEvent {
  event: { name: string; measure: Measure };
  meet: { sportId: number };
  mark: number | null;
  place: number | null;
  status: ResultStatus | null;
}

/** Events of one name in a sport are one event, however it is spelled. */
export const eventKey = ({ event, meet }: Pick<AtEvent, 'event' | 'meet'>): string =>
  `${meet.sportId} ${event.measure} ${nameKey(event.name)}`;

/** The best result of each event, in the order of the list; of two equal ones the one that comes later in it. */
export function bestResults<R extends AtEvent>(results: readonly R[]): R[] {
  const counted = results.filter((one) => comparedBy(one) !== null);
  return [...Map.groupBy(counted, eventKey).values()].map((ofEvent) => ofEvent.reduce(theBetter));
}

function theBetter<R extends AtEvent>(best: R, one: R): R {
  const [known, value] = [comparedBy(best), comparedBy(one)];
  if (known === null || value === null) return best;
  const { measure } = best.event;
  return isBetter(measure === 'place' ? 'time' : measure, known, value) ? best : one;
}

/** What a result is compared by: its mark, or its place where nothing else counts. */
const comparedBy = ({ event, mark, place, status }: AtEvent): number | null =>
  status === null ? (event.measure === 'place' ? place : mark) : null;
