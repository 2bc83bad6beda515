import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { liveState } from './rules.ts';
import { findMatchWinner, gameText, playSets } from './set-rules.ts';
import { findSetWinner } from './set-scores.ts';

const [volleyball, tableTennis, badminton, tennis] = ['volleyball', 'table-tennis', 'badminton', 'tennis'].map(
  getDefinition,
) as [Definition, Definition, Definition, Definition];
type Definition = ReturnType<typeof getDefinition>;

const setWinner = ({ periods }: Definition, [home, away]: [number, number], isLast = false) =>
  periods.sets && findSetWinner(periods.sets, isLast, { home, away });

it.each<[string, Definition, [number, number], boolean, Side | null]>([
  ['volleyball 24–23', volleyball, [24, 23], false, null],
  ['volleyball 25–23', volleyball, [25, 23], false, 'home'],
  ['volleyball 24–24', volleyball, [24, 24], false, null],
  ['volleyball 25–24', volleyball, [25, 24], false, null],
  ['volleyball 26–24', volleyball, [26, 24], false, 'home'],
  ['volleyball 30–31', volleyball, [30, 31], false, null],
  ['volleyball 15–13 in the fourth', volleyball, [15, 13], false, null],
  ['volleyball 15–13 in the fifth', volleyball, [15, 13], true, 'home'],
  ['volleyball 14–14 in the fifth', volleyball, [14, 14], true, null],
  ['volleyball 14–15 in the fifth', volleyball, [14, 15], true, null],
  ['volleyball 14–16 in the fifth', volleyball, [14, 16], true, 'away'],
  ['table tennis 10–10', tableTennis, [10, 10], false, null],
  ['table tennis 11–10', tableTennis, [11, 10], false, null],
  ['table tennis 11–9', tableTennis, [11, 9], false, 'home'],
  ['table tennis 10–12', tableTennis, [10, 12], false, 'away'],
  ['badminton 21–20', badminton, [21, 20], false, null],
  ['badminton 22–20', badminton, [22, 20], false, 'home'],
  ['badminton 29–29', badminton, [29, 29], false, null],
  ['badminton 29–28', badminton, [29, 28], false, null],
  ['badminton 29–30', badminton, [29, 30], true, 'away'],
  ['tennis 6–5', tennis, [6, 5], false, null],
  ['tennis 6–4', tennis, [6, 4], false, 'home'],
  ['tennis 6–6', tennis, [6, 6], false, null],
  ['tennis 7–5', tennis, [7, 5], false, 'home'],
  ['tennis 6–7', tennis, [6, 7], true, 'away'],
])('%s: a set is won by the side that may say so', (_what, definition, score, isLast, winner) => {
  expect(setWinner(definition, score, isLast)).toBe(winner);
});

let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}-pressed`, at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString() };
};
const start = (): PressedEvent => ({ ...pressed(), kind: 'start' });
const nextPeriod = (period: number): PressedEvent => ({ ...pressed(), kind: 'period', period });

const points = (wins: string, period = 1, key = 'point'): PressedEvent[] =>
  [...wins].map((side) => ({ ...pressed(), kind: 'tap', side: side === 'h' ? 'home' : 'away', tap: key, period }));
const stamp = { id: 'serve-1234', at: '2026-05-24T15:59:00.000Z' };
const serve = (side: Side): PressedEvent => ({ ...stamp, kind: 'serve', side, period: 1 });
const read = (definition: Definition, ...events: PressedEvent[]) => playSets(definition, events);

it('volleyball: the winner of a rally serves, and a side rotates when it wins the serve', () => {
  expect(read(volleyball)?.server).toBe(null);
  expect(read(volleyball, serve('home'), ...points('hh'))).toMatchObject({ server: 'home', rotations: { home: 0 } });
  const [won, back] = [points('hha'), points('h')];
  expect(read(volleyball, serve('home'), ...won)).toMatchObject({ server: 'away', rotations: { home: 0, away: 1 } });
  expect(read(volleyball, serve('home'), ...won, ...back)?.rotations).toEqual({ home: 1, away: 1 });
  const corrected: PressedEvent = { ...stamp, kind: 'rotate', side: 'home', period: 1 };
  expect(read(volleyball, serve('home'), ...won, corrected)?.rotations).toEqual({ home: 1, away: 1 });
  // The second set begins with the other side, and with the first rotation.
  const second = read(volleyball, serve('home'), ...won, nextPeriod(2));
  expect([second?.server, second?.rotations]).toEqual(['away', { home: 0, away: 0 }]);
});

it('volleyball: an error counts for the other side, and the ends change at 8 in the fifth set alone', () => {
  expect(read(volleyball, serve('home'), ...points('h', 1, 'error'))?.server).toBe('away');
  const fifth = [2, 3, 4, 5].map(nextPeriod);
  expect(read(volleyball, ...points('hhhhhhhh'))?.changesEnds).toBe(false);
  expect(read(volleyball, ...fifth, ...points('hhhhhhh', 5))?.changesEnds).toBe(false);
  expect(read(volleyball, ...fifth, ...points('hhhhhhhh', 5))?.changesEnds).toBe(true);
  expect(read(volleyball, ...fifth, ...points('hhhhhhhha', 5))?.changesEnds).toBe(false);
  expect(read(volleyball, ...fifth, ...points('hhhhhhhhaaaaaaaa', 5))?.changesEnds).toBe(false);
});

it('table tennis: the serve changes every two points, and after each from 10–10', () => {
  const servers = Array.from({ length: 24 }, (_, count) => {
    const wins = 'ha'.repeat(12).slice(0, count);
    return read(tableTennis, serve('home'), ...points(wins))?.server === 'home' ? 'h' : 'a';
  }).join('');
  expect(servers).toBe('hhaahhaahhaahhaahhaahaha');
  // Corrected in the middle of a game, it goes on from there, and the next game begins with the other side.
  const corrected = [serve('home'), ...points('hh'), serve('home')];
  expect(read(tableTennis, ...corrected)?.server).toBe('home');
  expect(read(tableTennis, ...corrected, ...points('hh'))?.server).toBe('away');
  expect(read(tableTennis, serve('home'), ...points('h'.repeat(11)), nextPeriod(2))?.server).toBe('away');
});

it('badminton: the winner of a rally serves, and the winner of a game begins the next', () => {
  expect(read(badminton, serve('home'), ...points('ha'))?.server).toBe('away');
  expect(read(badminton, serve('away'), ...points('h'.repeat(21)), nextPeriod(2))?.server).toBe('home');
});

const state = (...events: PressedEvent[]) => liveState(tennis, [start(), ...events]);
const game = (side: 'h' | 'a', period = 1) => points(side.repeat(4), period);

it('tennis: points make games, games make sets, and six all is played by a tie-break of seven', () => {
  expect(state(...points('hhh')).periodScores).toEqual([{ home: 0, away: 0 }]);
  expect(state(...game('h'), ...points('aaahhh')).periodScores).toEqual([{ home: 1, away: 0 }]);
  const sixAll = [...'hahahahahaha'].flatMap((side) => game(side === 'h' ? 'h' : 'a'));
  expect(state(...sixAll).periodScores).toEqual([{ home: 6, away: 6 }]);
  expect(read(tennis, ...sixAll)?.isTieBreak).toBe(true);
  expect(state(...sixAll, ...points('hahahahahaha')).periodScores).toEqual([{ home: 6, away: 6 }]);
  expect(state(...sixAll, ...points('hahahahahahahh')).periodScores).toEqual([{ home: 7, away: 6 }]);
  expect(state(...sixAll, ...points('hhhhhhh'), nextPeriod(2)).score).toEqual({ home: 1, away: 0 });
  const seven = [...sixAll, ...points('hahahahahhh')];
  expect(read(tennis, ...sixAll, ...points('hahaha'))?.tieBreaks).toEqual(new Map());
  expect(read(tennis, ...seven)?.tieBreaks).toEqual(new Map([[1, { home: 7, away: 4 }]]));
  expect(read(tennis, ...seven, nextPeriod(2), ...points('hhhh', 2))).toMatchObject({
    tieBreaks: new Map([[1, { home: 7, away: 4 }]]),
    game: { home: 0, away: 0 },
  });
});

it('tennis: the sides serve a game each, and in a tie-break one point and then two', () => {
  expect(read(tennis, serve('home'), ...game('h'))?.server).toBe('away');
  expect(read(tennis, serve('home'), ...game('h'))?.changesEnds).toBe(true);
  expect(read(tennis, serve('home'), ...game('h'), ...game('h'))?.changesEnds).toBe(false);
  const sixAll = [...'hahahahahaha'].flatMap((side) => game(side === 'h' ? 'h' : 'a'));
  const servers = Array.from(
    { length: 7 },
    (_, count) => read(tennis, serve('home'), ...sixAll, ...points('hahahah'.slice(0, count)))?.server?.[0],
  );
  expect(servers.join('')).toBe('haahhaa');
  // Whoever received first in the tie-break serves first in the next set.
  expect(read(tennis, serve('home'), ...sixAll, ...points('hhhhhhh'), nextPeriod(2))?.server).toBe('away');
});

it.each([
  [[0, 0], '0–0'],
  [[1, 0], '15–0'],
  [[2, 3], '30–40'],
  [[3, 3], 'Deuce'],
  [[4, 3], 'Ad–40'],
  [[5, 6], '40–Ad'],
  [[7, 7], 'Deuce'],
] as const)('tennis: calls %j %s', ([home, away], text) => {
  const { sets } = tennis.periods;
  expect(sets && gameText(sets, { home, away }, false)).toBe(text);
});

it('knows when the match is won, by sets that are over alone', () => {
  const won = { home: 25, away: 20 };
  expect(findMatchWinner(volleyball.periods, [won, won])).toBe(null);
  expect(findMatchWinner(volleyball.periods, [won, won, { home: 24, away: 20 }])).toBe(null);
  expect(findMatchWinner(volleyball.periods, [won, won, won])).toBe('home');
  expect(findMatchWinner(getDefinition('esports').periods, [won, won, won])).toBe(null);
});
