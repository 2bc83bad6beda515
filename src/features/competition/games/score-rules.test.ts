import { expect, it } from 'vitest';
import { besideText, setsText } from './beside-rules.ts';
import { describeResult, findWinner, scoreText, shootoutText } from './score-rules.ts';
import { fittingShootout, whyNoShootout } from './shootout-rules.ts';
import { besideScore, describeWhole } from './whole-result-rules.ts';
import { winnerText } from './winner-rules.ts';

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

const sides = {
  homeTeam: { id: 1, name: "O'Hara's 4th XI", logo: null },
  awayTeam: { id: 2, name: 'Zed', logo: null },
};
const ended = (score: Scores, shootout?: Scores, fields: object = {}) =>
  winnerText({ ...game(score, shootout), ...sides, resultAgainst: null, counts: true, ...fields });

it.each<[ReturnType<typeof ended>, string | null]>([
  [ended([72, 65]), "O'Hara's 4th XI won by 7"],
  [ended([1, 2]), 'Zed won by 1'],
  [ended([1, 1], [4, 2]), "O'Hara's 4th XI won 4–2 on penalties"],
  [ended([0, 0], [2, 3]), 'Zed won 3–2 on penalties'],
  [ended([1, 1]), 'A draw'],
  [ended([20, 0], undefined, { resultType: 'walkover', resultAgainst: 'away' }), "O'Hara's 4th XI won by walkover"],
  [ended([0, 20], undefined, { resultType: 'forfeit', resultAgainst: 'home' }), 'Zed won by forfeit'],
  [ended([0, 0], undefined, { resultType: 'forfeit', resultAgainst: 'both' }), null],
  [ended([20, 0], undefined, { resultType: 'awarded', resultAgainst: 'away' }), null],
  [ended([3, 1], undefined, { resultType: 'abandoned' }), "O'Hara's 4th XI won by 2"],
  [ended([3, 1], undefined, { resultType: 'annulled', counts: false }), null],
  [ended([null, null]), null],
  [ended([3, 1], undefined, { status: 'live' }), null],
])('a finished game says %j', (said, text) => expect(said).toBe(text));

it('says by periods, not by how many, who won where the score counts them', () => {
  expect(winnerText({ ...game([1, 3]), ...sides, resultAgainst: null, counts: true }, true)).toBe('Zed won 3–1');
});

const sets = (periodScores: [number, number][], ...scores: Scores[]) => ({
  ...game(...(scores as [Scores])),
  periodScores,
});

it('writes the sets of a score that counts them, from either side, and no quarters', () => {
  const won = sets(
    [
      [25, 21],
      [20, 25],
      [25, 18],
      [25, 17],
    ],
    [3, 1],
  );
  expect(setsText(won)).toBe('25–21, 20–25, 25–18, 25–17');
  expect(setsText(won, 'away')).toBe('21–25, 25–20, 18–25, 17–25');
  expect(besideScore(won)).toBe('25–21, 20–25, 25–18, 25–17');
  expect(besideText(won)).toBe('(25–21, 20–25, 25–18, 25–17)');
  expect(besideText(game([2, 1]))).toBe('');
  expect(
    setsText(
      sets(
        [
          [12, 9],
          [10, 11],
        ],
        [22, 20],
      ),
    ),
  ).toBe('');
  expect(setsText(sets([[0, 0]], [0, 0]))).toBe('');
  expect(setsText(sets([[3, 2]], [0, 0]))).toBe('3–2');
  expect(setsText({ ...won, periodScores: null })).toBe('');
  const named = { homeTeam: { id: 1, name: 'Ou Manne', logo: null }, awayTeam: { id: 2, name: '7 🏐', logo: null } };
  expect(describeResult({ ...won, ...named })).toBe('Ou Manne 3–1 7 🏐');
  expect(describeResult({ ...game([1, 1], [4, 2]), ...named })).toBe('Ou Manne 1–1 (4–2 pens) 7 🏐');
  expect(describeWhole({ ...won, ...named })).toBe('Ou Manne 3–1 7 🏐 (25–21, 20–25, 25–18, 25–17)');
  expect(describeWhole({ ...game([1, 1], [4, 2]), periodScores: null, ...named })).toBe('Ou Manne 1–1 (4–2 pens) 7 🏐');
  const innings = (['home', 'away'] as const).map((side) => ({ side, wickets: 6, balls: 111, overs: 20, players: 11 }));
  expect(describeWhole({ ...game([156, 150]), innings, ...named })).toBe(
    'Ou Manne v 7 🏐: 156/6 (18.3) – 150/6 (18.3)',
  );
});
