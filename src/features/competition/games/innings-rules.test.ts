import { expect, it } from 'vitest';
import { besideText } from './beside-rules.ts';
import { bothInningsText, inningsText, marginText, oversText } from './innings-rules.ts';

const innings = (side: 'home' | 'away', wickets: number, balls: number, players = 11) => ({
  side,
  wickets,
  balls,
  overs: 20,
  players,
});
const game = (homeScore: number, awayScore: number, ...both: ReturnType<typeof innings>[]) => ({
  homeScore,
  awayScore,
  innings: both,
});

it('writes overs and balls', () => {
  expect([0, 1, 5, 6, 111, 120].map(oversText)).toEqual(['0', '0.1', '0.5', '1', '18.3', '20']);
});

it('writes wickets and overs beside the runs, and that a side is all out', () => {
  const both = game(156, 128, innings('home', 6, 120), innings('away', 10, 111));
  expect(inningsText(both, 'home')).toBe('156/6 (20)');
  expect(bothInningsText(both)).toBe('156/6 (20) – 128 all out (18.3)');
  expect(besideText({ ...both, homeShootout: null, awayShootout: null })).toBe('156/6 (20) – 128 all out (18.3)');
  expect(bothInningsText(both, 'away')).toBe('128 all out (18.3) – 156/6 (20)');
  expect(bothInningsText(game(0, 12, innings('away', 0, 7)))).toBe('12/0 (1.1)');
  expect(inningsText(game(40, 0, innings('home', 5, 20, 6)), 'home')).toBe('40 all out (3.2)');
  expect(bothInningsText({ homeScore: 156, awayScore: 128, innings: null })).toBeNull();
});

it('says by how much a game was won: by runs for who batted first, by wickets for who chased', () => {
  const margin = (home: number, away: number, wickets: number, players = 11) =>
    marginText(game(home, away, innings('home', 6, 120, players), innings('away', wickets, 120, players)));
  expect([margin(156, 133, 8), margin(156, 155, 10), margin(156, 157, 6), margin(156, 160, 9)]).toEqual([
    '23 runs',
    '1 run',
    '4 wickets',
    '1 wicket',
  ]);
  expect(margin(156, 157, 2, 6)).toBe('3 wickets');
  expect(margin(156, 156, 4)).toBeNull();
  expect(marginText({ homeScore: 156, awayScore: 140, innings: null })).toBeNull();
  expect(marginText(game(90, 0, innings('home', 2, 60)))).toBeNull();
});
