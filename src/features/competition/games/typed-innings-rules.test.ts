import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { ballsIn, whyNoInnings } from './typed-innings-rules.ts';

const cricket = getDefinition('cricket');
const level = { homeScore: 164, awayScore: 164 };
const one = (wickets: number, balls: number, more = {}) => [
  { side: 'home' as const, wickets, balls, overs: 20, players: 11, ...more },
];

it('reads overs and balls, and nothing that is neither', () => {
  expect(['0', '0.5', '18.3', '20', ' 7 ', '18.0'].map((text) => ballsIn(text, 6))).toEqual([0, 5, 111, 120, 42, 108]);
  expect(['', '18.', '18.6', '.3', '-1', '100', 'all'].map((text) => ballsIn(text, 6))).toEqual(Array(7).fill(null));
  expect(ballsIn('3.4', 5)).toBe(19);
  expect(ballsIn('3.5', 5)).toBeNull();
});

it('says which innings cannot be right', () => {
  const why = (wickets: number, balls: number, players = 11) =>
    whyNoInnings(cricket, one(wickets, balls, { players }), level);
  expect([why(0, 0), why(10, 120), why(5, 120, 6)]).toEqual([null, null, null]);
  expect(why(5, 121)).toBe('20.1 overs are more than the 20 of a side');
  expect(why(6, 60, 6)).toBe('With 6 players a side has at most 5 wickets');
  expect([why(-1, 6), why(1, -6)]).toEqual(Array(2).fill('Wickets and overs cannot be less than 0'));
  expect([why(0, 6, 1), why(0, 6, 12)]).toEqual(Array(2).fill('A side has 2 to 11 players who bat'));
  expect(whyNoInnings(cricket, one(0, 6, { overs: 51 }), level)).toBe('A side has 1 to 50 overs');
  const twice = [...one(1, 6), ...one(2, 12)];
  expect(whyNoInnings(cricket, twice, level)).toBe('Each side has one innings');
  expect(whyNoInnings(cricket, [], { homeScore: 4, awayScore: null })).toBe('Enter both scores too');
  expect(whyNoInnings(getDefinition('soccer'), [], level)).toBe('Games of this sport have no innings');
});
