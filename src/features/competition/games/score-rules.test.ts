import { expect, it } from 'vitest';
import { findWinner, fittingShootout, scoreText, shootoutText, whyNoShootout } from './score-rules.ts';

type Scores = readonly [number | null, number | null];

const game = ([homeScore, awayScore]: Scores, [homeShootout, awayShootout]: Scores = [null, null]) => ({
  homeScore,
  awayScore,
  homeShootout,
  awayShootout,
  status: 'completed' as const,
  resultType: null,
});

it.each<[Scores, Scores, 'home' | 'away' | null]>([
  [[2, 1], [null, null], 'home'],
  [[1, 2], [null, null], 'away'],
  [[1, 1], [null, null], null],
  [[1, 1], [4, 2], 'home'],
  [[0, 0], [0, 1], 'away'],
  [[1, 1], [3, 3], null],
  [[2, 1], [2, 4], 'home'],
  [[null, null], [null, null], null],
  [[3, null], [null, null], null],
])('%j with the shoot-out %j is won by %s', (score, shootout, winner) => {
  expect(findWinner(game(score, shootout))).toBe(winner);
});

it('shows a score with its shoot-out, from either side', () => {
  expect(scoreText(game([1, 1], [4, 2]))).toBe('1–1 (4–2 pens)');
  expect(scoreText(game([1, 1], [4, 2]), 'away')).toBe('1–1 (2–4 pens)');
  expect(scoreText(game([3, 0]), 'away')).toBe('0–3');
  expect(shootoutText(game([1, 1], [0, 1]))).toBe('0–1 pens');
  expect(shootoutText(game([1, 1]))).toBe(null);
});

it.each<[string, Scores, Scores, string | undefined]>([
  ['none', [2, 1], [null, null], undefined],
  ['a decided one of a level game', [1, 1], [4, 2], undefined],
  ['one without goals for a side', [0, 0], [0, 1], undefined],
  ['one side alone', [1, 1], [4, null], 'awayShootout'],
  ['the other side alone', [1, 1], [null, 4], 'homeShootout'],
  ['one of a game that is not level', [2, 1], [4, 2], 'homeShootout'],
  ['one of a game without a score', [null, null], [4, 2], 'homeShootout'],
  ['a level one', [1, 1], [3, 3], 'awayShootout'],
])('judges %s', (_what, score, shootout, field) => {
  const played = game(score, shootout);
  expect(whyNoShootout(played)?.field).toBe(field);
  expect(fittingShootout(played)).toEqual(
    field === undefined
      ? { homeShootout: shootout[0], awayShootout: shootout[1] }
      : { homeShootout: null, awayShootout: null },
  );
});

it('lets a shoot-out run level while the game is live, and belong to no game that a rule decided', () => {
  expect(whyNoShootout({ ...game([1, 1], [3, 3]), status: 'live' })).toBe(null);
  expect(whyNoShootout({ ...game([0, 0], [4, 2]), resultType: 'forfeit' })?.message).toContain('played');
});
