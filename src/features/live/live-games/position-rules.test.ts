import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { barredText, findBibs, findCourt, rosteredBibs, swapSpots } from './position-rules.ts';
import { findTap } from './score-rules.ts';

const [netball, basketball] = [getDefinition('netball'), getDefinition('basketball')];
const positions = netball.positions ?? [];

let second = 0;
const event = (kind: 'on' | 'off', playerId: number, position?: string, side: Side = 'home'): PressedEvent => {
  second += 1;
  const at = new Date(second * 1_000).toISOString();
  return { id: `event-${second}`, at, kind, side, playerId, period: 1, ...(position !== undefined && { position }) };
};
const on = (playerId: number, position?: string, side?: Side) => event('on', playerId, position, side);
const player = (id: number, position: string | null) => ({ id, jerseyNumber: id, position });
const seven = positions.map(({ key }, at) => on(at + 1, key));

describe('the positions of a side', () => {
  it('are the last that each player took, and go to the last who took them', () => {
    expect([...findBibs(seven, 'home')].map(([, key]) => key)).toEqual(['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK']);
    expect(findBibs([...seven, on(1, 'GA')], 'home').get(1)).toBe('GA');
    expect(findBibs([...seven, on(1, 'GA')], 'home').has(2)).toBe(false);
    expect(findBibs([...seven, event('off', 4)], 'home').has(4)).toBe(false);
    expect(findBibs(seven, 'away').size).toBe(0);
  });

  it('stay with a player whom an older line-up brings on again', () => {
    expect(findBibs([on(1, 'GS'), on(1)], 'home').get(1)).toBe('GS');
  });

  it('follow from the roster, by key or name, the first named and the lowest number first', () => {
    const roster = [
      player(12, 'GS'),
      player(4, 'goal Shooter / GA'),
      player(7, 'Center'),
      player(8, 'WA, C'),
      player(9, 'Manager'),
      player(10, null),
    ];
    expect(Object.fromEntries(rosteredBibs(positions, roster))).toEqual({ 4: 'GS', 7: 'C', 8: 'WA' });
    expect(Object.fromEntries(rosteredBibs(positions, [player(1, 'GS'), player(2, 'GS; GA')]))).toEqual({
      1: 'GS',
      2: 'GA',
    });
    expect(rosteredBibs(positions, []).size).toBe(0);
  });
});

describe('the court', () => {
  const roster = [...positions.map(({ name }, at) => player(at + 1, name)), player(8, null), player(9, 'GS')];

  it('has each position in its slot, also before anybody has set a line-up', () => {
    const assumed = findCourt(netball, [], 'home', roster.toReversed());
    expect(assumed).toMatchObject({ slots: [1, 2, 3, 4, 5, 6, 7], isAssumed: true });
    expect(findCourt(netball, [on(9, 'GS'), on(3, 'WA')], 'home', roster)).toMatchObject({
      slots: [9, null, 3, null, null, null, null],
      isAssumed: false,
    });
  });

  it('gives free slots to those on court without a position', () => {
    expect(findCourt(netball, [on(9, 'GS'), on(8)], 'home', roster).slots).toEqual([
      9,
      8,
      null,
      null,
      null,
      null,
      null,
    ]);
    const few = [player(1, 'GK'), player(2, null), player(3, null)];
    expect(findCourt(netball, [], 'home', few).slots).toEqual([2, 3, null, null, null, null, 1]);
  });

  it('knows no positions where the roster has none, and in other sports', () => {
    expect(findCourt(netball, [], 'home', [player(1, null)])).toEqual({ slots: [], bibs: new Map(), isAssumed: true });
    expect(findCourt(basketball, [on(4), on(5)], 'home', roster)).toMatchObject({ slots: [4, 5], isAssumed: false });
  });
});

describe('two taps', () => {
  const [shooter, attack, nobody] = [
    { position: 'GS', playerId: 1 },
    { position: 'GA', playerId: 2 },
    { position: 'C', playerId: null },
  ];
  const bench = { position: null, playerId: 8 };

  it.each([
    ['swap two positions', shooter, attack, { 1: 'GA', 2: 'GS' }],
    ['move a player to a free position', shooter, nobody, { 1: 'C', 2: 'GA' }],
    ['bring a player on for another', bench, shooter, { 2: 'GA', 8: 'GS' }],
    ['bring a player on in the other order', shooter, bench, { 2: 'GA', 8: 'GS' }],
    ['bring a player on where nobody is', nobody, bench, { 1: 'GS', 2: 'GA', 8: 'C' }],
    ['take a player off', shooter, { position: null, playerId: null }, { 2: 'GA' }],
    ['leave two players beside the court there', bench, { position: null, playerId: 9 }, { 1: 'GS', 2: 'GA' }],
  ])('%s', (_, one, other, bibs) => {
    const changes = swapSpots(one, other).map(({ kind, playerId, position }) => event(kind, playerId, position));
    expect(Object.fromEntries(findBibs([on(1, 'GS'), on(2, 'GA'), ...changes], 'home'))).toEqual(bibs);
  });
});

it('gives goals and misses of netball to shooters, and to players whose position nobody knows', () => {
  const barred = (tap: string, bib?: string) => barredText(findTap(netball, tap)?.tap, bib);
  for (const tap of ['goal', 'miss']) {
    expect([barred(tap, 'GS'), barred(tap, 'GA'), barred(tap)]).toEqual([null, null, null]);
    expect([barred(tap, 'C'), barred(tap, 'GK')]).toEqual(['GS or GA', 'GS or GA']);
  }
  expect(barred('intercept', 'C')).toBeNull();
});
