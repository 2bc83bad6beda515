import { describe, expect, it } from 'vitest';
import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import type { ResultStatus } from './contract.ts';
import { nothingTyped } from './mark-rules.ts';
import { bestResults, findMeetWinner, inPlaceOrder, placeResults } from './place-rules.ts';

const marks = (...all: (number | null)[]) => all.map((mark) => ({ ...nothingTyped, mark }));
const without = (status: ResultStatus, mark: number | null = null) => ({ ...nothingTyped, mark, status });

describe('places', () => {
  it('go to the least time, and to the most of anything else', () => {
    expect(placeResults('time', marks(12, 11, 13))).toEqual([2, 1, 3]);
    expect(placeResults('distance', marks(12, 11, 13))).toEqual([2, 3, 1]);
    expect(placeResults('points', marks(0, 8_750, 8_400))).toEqual([3, 1, 2]);
  });
  it('are shared by equal marks, and the next is skipped', () => {
    expect(placeResults('time', marks(11, 12, 11, 13, 12, 12))).toEqual([1, 3, 1, 6, 3, 3]);
  });
  it('are none without a mark, and beside a status', () => {
    const results = [...marks(11, null), without('DNF'), without('DQ', 9), without('DNS'), ...marks(12)];
    expect(placeResults('time', results)).toEqual([1, null, null, null, null, 2]);
  });
  it('are the typed ones where nothing is measured', () => {
    const typed = [{ ...nothingTyped, place: 3 }, nothingTyped, { ...nothingTyped, place: 1, status: 'DQ' as const }];
    expect(placeResults('place', typed)).toEqual([3, null, null]);
  });
  it('are none of nobody', () => expect(placeResults('time', [])).toEqual([]));
});

it('lists who has no place last: entries, then who did not finish, was disqualified, did not start', () => {
  const results = [
    { place: null, status: 'DNS' as const },
    { place: null, status: 'DQ' as const },
    { place: 2, status: null },
    { place: null, status: null },
    { place: null, status: 'DNF' as const },
    { place: 1, status: null },
  ];
  expect(inPlaceOrder(results).map(({ place, status }) => place ?? status)).toEqual([1, 2, null, 'DNF', 'DQ', 'DNS']);
});

describe('the winner of a meet', () => {
  const won = (...names: string[]) => names.map((name) => ({ key: name, name }));
  it('won most events', () => expect(findMeetWinner(won('Oak', 'Fig', 'Oak'))).toEqual({ name: 'Oak', wins: 2 }));
  it('is the only winner of a single event', () =>
    expect(findMeetWinner(won('Oak'))).toEqual({ name: 'Oak', wins: 1 }));
  it('is nobody where two won as many, and before any event', () => {
    expect(findMeetWinner(won('Oak', 'Fig'))).toBeNull();
    expect(findMeetWinner([])).toBeNull();
  });
});

describe('best results', () => {
  const result = (id: number, name: string, measure: Measure, value: number | null, sportId = 1) => ({
    id,
    event: { name, measure },
    meet: { sportId },
    mark: measure === 'place' ? null : value,
    place: measure === 'place' ? value : 1,
    status: null,
  });
  const bestIds = (...results: ReturnType<typeof result>[]) => bestResults(results).map(({ id }) => id);

  it('are one of each event, however its name is spelled', () => {
    expect(
      bestIds(result(1, '100 m', 'time', 12), result(2, '100 M', 'time', 11), result(3, 'Long jump', 'distance', 5)),
    ).toEqual([2, 3]);
    expect(bestIds(result(1, 'Long jump', 'distance', 5), result(2, 'long jump', 'distance', 6))).toEqual([2]);
    expect(bestIds(result(1, 'Tug', 'place', 2), result(2, 'Tug', 'place', 1))).toEqual([2]);
  });
  it('are the earlier of two equal ones, which the list has last', () => {
    expect(bestIds(result(1, '100 m', 'time', 11), result(2, '100 m', 'time', 11))).toEqual([2]);
  });
  it('keep sports and measures apart, and leave out who has none', () => {
    expect(bestIds(result(1, '100 m', 'time', 11), result(2, '100 m', 'time', 60, 2))).toEqual([1, 2]);
    expect(bestIds(result(1, '100 m', 'time', null))).toEqual([]);
  });
});
