import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { checkSheet, explainedBy, type Finding, listCorrections } from './check-rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { liveState } from './rules.ts';
import { findSheet, listSquad } from './sheet-rules.ts';

const basketball = getDefinition('basketball');
const soccer = getDefinition('soccer');
const cricket = getDefinition('cricket');
const tableTennis = getDefinition('table-tennis');

let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}`, at: new Date(second).toISOString() };
};
const start = (): PressedEvent => ({ ...pressed(), kind: 'start' });
const end = (): PressedEvent => ({ ...pressed(), kind: 'end' });
const nextPeriod = (period: number): PressedEvent => ({ ...pressed(), kind: 'period', period });
const tap = (side: Side, key: string, playerId: number | null = null): PressedEvent => ({
  ...pressed(),
  kind: 'tap',
  side,
  tap: key,
  period: 1,
  playerId,
});
const comesOn = (playerId: number): PressedEvent => ({ ...pressed(), kind: 'on', side: 'home', playerId, period: 1 });
const sheetEntry = (playerId: number, facts: object): PressedEvent => ({
  ...pressed(),
  kind: 'sheet',
  side: 'home',
  playerId,
  ...facts,
});

const player = (id: number, jerseyNumber: number | null) => ({
  id,
  displayName: `Player ${id}`,
  jerseyNumber,
  position: null,
  isCaptain: false,
});
const rosters = { home: [player(1, 4), player(2, 7)], away: [player(11, 4), player(12, 7)] };

function check(events: PressedEvent[], definition = basketball, players: Partial<typeof rosters> = {}): Finding[] {
  const state = liveState(definition, events);
  const squad = (side: Side) => listSquad({ ...rosters, ...players }[side], findSheet(state.shown, side));
  return checkSheet(definition, state, { home: squad('home'), away: squad('away') });
}

const correct = (side: Side, points: number, period = 1): PressedEvent => ({
  ...pressed(),
  kind: 'correction',
  side,
  points,
  period,
});
const two = (playerId: number | null = 1, side: Side = 'home') => tap(side, 'two', playerId);
const fouls = (count: number, key = 'foul') => Array.from({ length: count }, () => tap('home', key, 1));

it('finds nothing in a game whose plays have their players and make its score', () => {
  expect(check([start(), two(), two(11, 'away'), end()])).toEqual([]);
  expect(check([start(), end()])).toEqual([]);
});

describe('plays without a player', () => {
  it('lists them by side, in their order', () => {
    const [first, second, theirs] = [two(null), tap('home', 'foul'), two(null, 'away')];
    expect(check([start(), first, two(), theirs, second, end()])).toMatchObject([
      { kind: 'unnamed', side: 'home', plays: [{ id: first.id }, { id: second.id }] },
      { kind: 'unnamed', side: 'away', plays: [{ id: theirs.id }] },
    ]);
  });

  it('leaves out a side without players, and plays that count for a team alone', () => {
    expect(check([start(), two(null, 'away')], basketball, { away: [] })).toEqual([]);
    const ofTeam = soccer.taps.filter(({ isForOtherSide }) => isForOtherSide);
    expect(ofTeam.length).toBe(1);
    for (const { key } of ofTeam) expect(check([start(), tap('home', key)], soccer)).toMatchObject([{ side: 'home' }]);
  });

  it('lists a ball without its bowler for the side that bowls', () => {
    const ball = cricket.taps.find(({ addsToOther, ball: bowled }) => addsToOther && bowled)?.key ?? '';
    const bowled = { ...tap('home', ball, 1), otherPlayerId: 11 };
    expect(check([start(), bowled], cricket)).toEqual([]);
    const nobody = tap('home', ball, 1);
    expect(check([start(), nobody], cricket)).toMatchObject([
      { kind: 'unnamed', side: 'away', plays: [{ id: nobody.id }] },
    ]);
  });
});

describe('points without a play', () => {
  it.each([
    ['one point more than the plays make', [['home', 1]], [{ side: 'home', points: 1 }]],
    ['one point less', [['home', -1]], [{ side: 'home', points: -1 }]],
    [
      'no point, where two corrections even out',
      [
        ['home', 3],
        ['home', -3],
      ],
      [],
    ],
    ['no more than there was to take away', [['home', -9]], [{ side: 'home', points: -2 }]],
    [
      'each side for itself',
      [
        ['home', 2],
        ['away', 1],
      ],
      [
        { side: 'home', points: 2 },
        { side: 'away', points: 1 },
      ],
    ],
  ] as const)('says %s', (_, corrections, found) => {
    const played = [start(), two()];
    const findings = check([...played, ...corrections.map(([side, points]) => correct(side, points)), end()]);
    expect(findings).toEqual(found.map((finding) => ({ kind: 'unexplained', ...finding })));
  });

  it('counts sets where the score counts sets', () => {
    const point = tableTennis.taps[0]?.key ?? '';
    const played = [start(), tap('home', point, 1), nextPeriod(2)];
    expect(check([...played, end()], tableTennis)).toEqual([]);
    expect(check([...played, correct('away', 1), end()], tableTennis)).toEqual([
      { kind: 'unexplained', side: 'away', points: 1 },
    ]);
  });

  it('explains no more than a play makes, nor more than is left, so that the score stays', () => {
    const typed = correct('home', 3, 2);
    const explain = (points: number, play: string, side: Side = 'home') =>
      explainedBy(basketball, [typed], { side: 'home', points }, { side, tap: play })?.points ?? 0;
    expect([explain(3, 'two'), explain(2, 'two'), explain(1, 'two')]).toEqual([-2, -2, -1]);
    expect([explain(3, 'rebound'), explain(3, 'two', 'away'), explain(-2, 'two')]).toEqual([0, 0, 0]);
    const added = explainedBy(basketball, [typed], { side: 'home', points: 3 }, { side: 'home', tap: 'two' });
    expect(added).toEqual({ kind: 'correction', side: 'home', period: 2, points: -2 });
    const events = [start(), nextPeriod(2), typed, two()];
    expect(liveState(basketball, [...events, { ...pressed(), ...added } as PressedEvent]).score.home).toBe(3);
  });

  it('credits an own goal to the side that it counts for', () => {
    const own = soccer.taps.find(({ isForOtherSide }) => isForOtherSide)?.key ?? '';
    expect(explainedBy(soccer, [], { side: 'home', points: 1 }, { side: 'away', tap: own })).toMatchObject({
      points: -1,
    });
    expect(explainedBy(soccer, [], { side: 'home', points: 1 }, { side: 'home', tap: own })).toBe(null);
  });

  it("takes back a side's corrections, and not the other's", () => {
    const [ours, theirs] = [correct('home', 1), correct('away', 1)];
    expect(listCorrections([ours, two(), theirs], 'home')).toEqual([ours.id]);
  });
});

describe('the team sheet', () => {
  it('names players with plays who are not on it, unless they came on', () => {
    const absent = sheetEntry(1, { isHere: false });
    expect(check([absent, start(), two(2)])).toEqual([]);
    expect(check([absent, start(), two(1)])).toEqual([{ kind: 'notOnSheet', side: 'home', playerId: 1 }]);
    expect(check([absent, start(), comesOn(1), two(1)])).toEqual([]);
  });

  it('counts how many wear one number', () => {
    expect(check([sheetEntry(1, { shirt: 7 }), start()])).toEqual([
      { kind: 'clash', side: 'home', shirt: 7, count: 2 },
    ]);
    expect(check([sheetEntry(1, { shirt: 7 }), sheetEntry(2, { isHere: false }), start()])).toEqual([]);
  });
});

it('names who is on no roster until somebody has said who it was', () => {
  const walkOn: PressedEvent = {
    ...pressed(),
    kind: 'walkOn',
    side: 'away',
    playerId: -5,
    number: 99,
    name: null,
  };
  const found = [{ kind: 'walkOn', side: 'away', playerId: -5 }];
  expect(check([walkOn, start(), two(-5, 'away')])).toEqual(found);
  const settled: PressedEvent = { ...pressed(), kind: 'settle', walkOnId: -5, playerId: null };
  expect(check([walkOn, start(), two(-5, 'away'), settled])).toEqual([]);
});

it.each([
  [4, []],
  [5, []],
  [6, [{ kind: 'fouls', side: 'home', playerId: 1, count: 6, limit: 5 }]],
])('of a limit of 5, %i fouls', (count, found) => expect(check([start(), ...fouls(count)])).toEqual(found));
