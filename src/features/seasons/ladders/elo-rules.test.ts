import { expect, it } from 'vitest';
import { expectedScore, rateGame } from './elo-rules.ts';

// Wikipedia, "Elo rating system", section "Mathematical details": a player rated 1613 in a tournament of five rounds, K = 32.
const opponents = [1609, 1477, 1388, 1586, 1720];

it('expects what the published example of a player rated 1613 expects', () => {
  const expected = opponents.map((other) => expectedScore(1613, other));
  expect(expected.map((share) => share.toFixed(3))).toEqual(['0.506', '0.686', '0.785', '0.539', '0.351']);
  const sum = expected.reduce((all, share) => all + share, 0);
  expect(sum.toFixed(3)).toBe('2.867');
  expect(Math.round(1613 + 32 * (2.5 - sum))).toBe(1601);
});

it('gives the ratings that other published calculators give, to the last decimal that they print', () => {
  // hex.pm/packages/elo, K = 25.
  expect(rateGame([1000, 500], 1, 25)).toEqual([1001.3310053800506, 498.66899461994944]);
  // github.com/Petesuchos/elo-calculator: `elo rate 2100 1900 loss -k 64 --no-round`, and 1800 against 1750 with K = 20.
  expect(rateGame([2100, 1900], 0, 64).map((rating) => rating.toFixed(1))).toEqual(['2051.4', '1948.6']);
  expect(rateGame([1800, 1750], 1, 20).map(Math.round)).toEqual([1809, 1741]);
});

it('moves nobody when equals draw, and by half of K when one of them wins', () => {
  expect(rateGame([1500, 1500], 0.5, 32)).toEqual([1500, 1500]);
  expect(rateGame([1500, 1500], 1, 32)).toEqual([1516, 1484]);
  expect(rateGame([1500, 1500], 0, 32)).toEqual([1484, 1516]);
});
