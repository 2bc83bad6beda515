import { describe, expect, it } from 'vitest';
import type { GameEvent, PressedEvent } from '../../contract.ts';
import {
  duplicatesIn,
  duplicateWindowMs,
  getPlaysKey,
  possibleDuplicates,
  type RecordedBy,
  undecidedDuplicates,
} from '../../duplicate-rules.ts';
import { countingEvents } from '../../rules.ts';
import { edit, tap, undo } from '../../testing/taps.ts';

const noon = Date.UTC(2026, 4, 24, 12);
const by = (session: string | null, account: number | null = null, link: number | null = null): RecordedBy => ({
  session,
  account_id: account,
  scorer_link_id: link,
});
const [phoneA, phoneB, phoneC] = [by('a'), by('b'), by('c')];

/** A two-pointer for the home side in the first period, `ms` milliseconds after noon. */
const at = (ms: number, facts: Partial<ReturnType<typeof tap>> = {}) => ({
  ...tap('home', 'two'),
  at: new Date(noon + ms).toISOString(),
  ...facts,
});

type Recorded = readonly [PressedEvent, RecordedBy];

/** Keeps who recorded each event, by its id. */
function findDuplicates(...recorded: Recorded[]) {
  const origins = new Map(recorded.map(([{ id }, origin]) => [id, origin]));
  const shown = countingEvents(recorded.map(([event]): GameEvent => event));
  return possibleDuplicates(shown, (id) => origins.get(id));
}

function asked(...recorded: Recorded[]) {
  const ids = recorded.map(([{ id }]) => id);
  return duplicatesIn(findDuplicates(...recorded)).map(({ first, second }) =>
    [first, second].map(({ id }) => ids.indexOf(id)),
  );
}

describe('two plays may be the same play', () => {
  it.each([
    ['at the same moment', 0, true],
    ['a second apart', 1000, true],
    ['as far apart as that can be', duplicateWindowMs, true],
    ['a millisecond farther', duplicateWindowMs + 1, false],
  ])('if two phones recorded them %s: %s ms is %s', (_, ms, isAsked) => {
    expect(asked([at(0), phoneA], [at(ms), phoneB])).toHaveLength(isAsked ? 1 : 0);
    expect(asked([at(ms), phoneA], [at(0), phoneB])).toHaveLength(isAsked ? 1 : 0);
  });

  it.each<[string, Partial<ReturnType<typeof tap>>, Partial<ReturnType<typeof tap>>, boolean]>([
    ['for the same player', { playerId: 4 }, { playerId: 4 }, true],
    ['one for a player, one for none', { playerId: 4 }, {}, true],
    ['one for none, one for a player', {}, { playerId: 4 }, true],
    ['for two players', { playerId: 4 }, { playerId: 5 }, false],
    ['for two sides', {}, { side: 'away' }, false],
    ['in two periods', {}, { period: 2 }, false],
    ['of two kinds', {}, { tap: 'three' }, false],
  ])('%s', (_, one, other, isAsked) => {
    expect(asked([at(0, one), phoneA], [at(3000, other), phoneB])).toHaveLength(isAsked ? 1 : 0);
  });

  it.each([
    ['one phone', phoneA, phoneA, false],
    ['one phone that two accounts score on', by('a', 1), by('a', 2), false],
    ['two phones of one account', by('a', 1), by('b', 1), true],
    ['one account, before phones said which they are', by(null, 1), by(null, 1), false],
    ['one account, whose phone was updated meanwhile', by(null, 1), by('a', 1), false],
    ['two accounts, before phones said which they are', by(null, 1), by(null, 2), true],
    ['an account and a link', by(null, 1), by(null, null, 1), true],
    ['two links', by(null, null, 1), by(null, null, 2), true],
  ])('depending on who recorded them: %s', (_, one, other, isAsked) => {
    expect(asked([at(0), one], [at(1), other])).toHaveLength(isAsked ? 1 : 0);
  });
});

it('asks nothing about a play that was undone, and asks again when the undo is undone', () => {
  const [one, other] = [at(0), at(1000)];
  const back = undo(other.id);
  expect(asked([one, phoneA], [other, phoneB], [back, phoneB])).toEqual([]);
  expect(asked([one, phoneA], [other, phoneB], [back, phoneB], [undo(back.id), phoneB])).toEqual([[0, 1]]);
});

it('compares an edited play as its edit says', () => {
  const [one, other] = [at(0), at(1000, { tap: 'three' })];
  expect(asked([one, phoneA], [other, phoneB], [edit(other.id, 'home', 'two'), phoneA])).toEqual([[0, 1]]);
  expect(asked([one, phoneA], [at(1000), phoneB], [edit(one.id, 'home', 'three'), phoneA])).toEqual([]);
});

it('asks nothing about events that are no taps', () => {
  const start = (ms: number): PressedEvent => ({ id: `start-${ms}-at`, kind: 'start', at: at(ms).at });
  expect(asked([start(0), phoneA], [start(1), phoneB])).toEqual([]);
});

it('asks about each play once, beside the nearest', () => {
  expect(asked([at(0), phoneA], [at(10_000), phoneA], [at(9000), phoneB])).toEqual([[2, 1]]);
  expect(asked([at(0), phoneA], [at(8000), phoneA], [at(1000), phoneB], [at(9000), phoneB])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('asks about two of three phones first, and about the third once they are decided either way', () => {
  const recorded: Recorded[] = [
    [at(0), phoneA],
    [at(1000), phoneB],
    [at(3000), phoneC],
  ];
  expect(asked(...recorded)).toEqual([[0, 1]]);
  const [decided, ...open] = findDuplicates(...recorded);
  expect(decided && getPlaysKey(decided)).toBe(`${recorded[0]?.[0].id} ${recorded[1]?.[0].id}`);
  expect(duplicatesIn(open).map(({ second }) => second.id)).toEqual([recorded[2]?.[0].id]);
  const back: Recorded = [undo(recorded[1]?.[0].id ?? ''), phoneA];
  expect(asked(...recorded, back)).toEqual([[0, 2]]);
});

it('asks about no other play of a phone whose own record was settled as a double, but asks about a third phone', () => {
  const [a1, a2, b1, b2, c1] = [at(0), at(6000), at(100), at(6100), at(3000)];
  const origins = new Map([
    [a1.id, phoneA] as const,
    [a2.id, phoneA],
    [b1.id, phoneB],
    [b2.id, phoneB],
    [c1.id, phoneC],
  ]);
  const recordedBy = (id: string) => origins.get(id);
  const settled = [
    { first: a1.id, second: b1.id },
    { first: b2.id, second: a2.id },
  ];
  const open = (...shown: GameEvent[]) =>
    undecidedDuplicates(possibleDuplicates(shown, recordedBy), settled, recordedBy).map(({ first, second }) => [
      first.id,
      second.id,
    ]);
  expect(open(a1, b2)).toEqual([]);
  expect(open(a1, c1, b2)).toEqual([
    [a1.id, c1.id],
    [c1.id, b2.id],
  ]);
});

it('asks the same questions in whatever order the plays arrived', () => {
  const recorded: Recorded[] = Array.from({ length: 12 }, (_, n) => [at((n * 7919) % 30_000), n % 2 ? phoneA : phoneB]);
  const ids = (some: readonly Recorded[]) => duplicatesIn(findDuplicates(...some)).map(getPlaysKey);
  expect(ids(recorded).length).toBeGreaterThan(3);
  expect(ids(recorded.toReversed())).toEqual(ids(recorded));
});
