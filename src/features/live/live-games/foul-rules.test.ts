import { describe, expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { countFouls, countTeamFouls, findSentOff } from './foul-rules.ts';
import { liveState } from './rules.ts';

const basketball = getDefinition('basketball');
const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 18, 0, second)).toISOString();

/** A tap of each key, one second after the other, by one player. */
const taps = (keys: string, { playerId = 7, period = 1, side = 'home' as Side } = {}): PressedEvent[] =>
  keys.split(' ').map((tap, index) => ({
    id: `${side}-${period}-${playerId}-${index}-tap`,
    at: at(period * 10 + index),
    kind: 'tap',
    side,
    period,
    tap,
    playerId,
  }));
const fouls = (count: number) => Array.from({ length: count }, () => 'foul').join(' ');

describe('the fouls of a player', () => {
  it.each([
    [1, false],
    [3, false],
    [4, true],
    [5, true],
  ])('%i of 5', (count, isLast) =>
    expect(countFouls(basketball, taps(fouls(count))).get(7)).toEqual({ count, isLast, warned: null }),
  );

  it('count technicals and all other kinds', () =>
    expect(countFouls(basketball, taps('foul technical unsportsmanlike disqualifying')).get(7)?.count).toBe(4));
  it.each([
    ['technical', 'Technical foul'],
    ['foul unsportsmanlike foul', 'Unsportsmanlike foul'],
    ['technical unsportsmanlike', undefined],
    ['foul disqualifying', undefined],
  ])('after %s one more disqualifies: %s', (keys, name) =>
    expect(countFouls(basketball, taps(keys)).get(7)?.warned?.name).toBe(name),
  );
  it('count for nobody where no player was named, or the sport limits none', () => {
    const [foul] = taps('foul');
    expect(countFouls(basketball, foul ? [{ ...foul, playerId: null } as PressedEvent] : []).size).toBe(0);
    expect(countFouls(getDefinition('soccer'), taps('foul foul')).size).toBe(0);
  });
});

describe('a player’s game is over', () => {
  it.each([
    [fouls(4), undefined],
    [fouls(5), 'Fouled out'],
    [`${fouls(4)} technical`, 'Fouled out'],
    ['technical', undefined],
    ['unsportsmanlike foul foul', undefined],
    ['technical technical', 'Disqualified'],
    ['unsportsmanlike unsportsmanlike', 'Disqualified'],
    ['technical unsportsmanlike', 'Disqualified'],
    ['disqualifying', 'Disqualified'],
    [`${fouls(4)} disqualifying`, 'Disqualified'],
  ])('after %s: %s', (keys, word) => expect(findSentOff(basketball, taps(keys)).get(7)).toBe(word));

  it.each([
    ['yellow', undefined],
    ['yellow yellow', 'Sent off'],
    ['red', 'Sent off'],
  ])('by cards, after %s: %s', (keys, word) =>
    expect(findSentOff(getDefinition('soccer'), taps(keys)).get(7)).toBe(word),
  );
});

describe('the fouls of a team', () => {
  const played = (...events: PressedEvent[][]) => countTeamFouls(basketball, liveState(basketball, events.flat()));
  const period = (number: number): PressedEvent[] => [
    { id: `period-${number}`, at: at(number * 10 - 1), kind: 'period', period: number },
  ];

  it('give the other side free throws after the fourth', () => {
    expect(played(taps(fouls(3)))).toEqual({
      home: { count: 3, isFull: false, hasBonus: false },
      away: { count: 0, isFull: false, hasBonus: false },
    });
    expect(played(taps(fouls(4)))).toEqual({
      home: { count: 4, isFull: true, hasBonus: false },
      away: { count: 0, isFull: false, hasBonus: true },
    });
  });
  it('begin again with each period', () => {
    expect(played(taps(fouls(4)), period(2))?.home).toEqual({ count: 0, isFull: false, hasBonus: false });
    expect(played(taps(fouls(4)), period(2), taps('foul', { period: 2, side: 'away' }))?.away.count).toBe(1);
  });
  it('go on in overtime', () => {
    const last = [period(4), taps(fouls(4), { period: 4 })];
    expect(played(...last, period(5))?.away.hasBonus).toBe(true);
    expect(played(...last, period(5), taps('foul', { period: 5 }))?.home.count).toBe(5);
  });
  it('leave out a technical of the bench, which is a foul of the game all the same', () => {
    const state = liveState(basketball, [...taps('foul'), ...taps('bench-technical', { playerId: 8, period: 2 })]);
    expect(countTeamFouls(basketball, { ...state, period: 2 })?.home.count).toBe(0);
    expect(state.teams.home).toEqual({ fouls: 1 });
    expect(state.players.has(8)).toBe(false);
    expect(state.sentOff.size).toBe(0);
  });
  it('are not counted in other sports', () => {
    const soccer = getDefinition('soccer');
    expect(countTeamFouls(soccer, liveState(soccer, taps('foul')))).toBe(null);
  });
});

it.each(sportDefinitions.map((definition) => [definition.name, definition] as const))(
  '%s has every tap that its rules of fouls name',
  (_name, { fouls: rules, taps: known }) => {
    const named = [...(rules?.taps ?? []), ...(rules?.disqualifies.flatMap((rule) => rule.taps) ?? [])];
    expect(named.filter((key) => !known.some((tap) => tap.key === key))).toEqual([]);
  },
);
