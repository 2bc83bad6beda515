import { expect, it } from 'vitest';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import type { StandingsRow } from '#features/results/standings/contract.ts';
import { arrangeGames, opponentText, ordinal, rowsNear } from '../game-rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`;
const us = sampleGame({ id: 1 }).homeTeamId;
const played = (id: number, fields: Parameters<typeof sampleGame>[0] = {}) =>
  sampleGame({ id, status: 'completed', dateTime: at(id), homeScore: 2, awayScore: 1, ...fields });

it('puts live, next and later games apart, soonest first, and leaves out what was called off and is over', () => {
  const games = [
    sampleGame({ id: 30, dateTime: at(30) }),
    sampleGame({ id: 20, dateTime: at(20) }),
    sampleGame({ id: 25, dateTime: at(25), status: 'postponed' }),
    sampleGame({ id: 40, dateTime: null, status: 'postponed' }),
    sampleGame({ id: 10, dateTime: at(10), status: 'live', homeScore: 1, awayScore: 0 }),
    sampleGame({ id: 5, dateTime: at(5), status: 'cancelled' }),
  ];
  const arranged = arrangeGames(us, games, now);
  expect(arranged.live.map(({ id }) => id)).toEqual([10]);
  expect(arranged.next?.id).toBe(20);
  expect(arranged.fixtures.map(({ id }) => id)).toEqual([25, 30, 40]);
  expect(arranged.results).toEqual([]);
  expect(arranged.formSeason).toBeUndefined();
});

it('gives form by the latest season that counts, and shows results of all', () => {
  const arranged = arrangeGames(
    us,
    [
      played(1, { season: '2025' }),
      played(2),
      played(3, { homeScore: 0 }),
      played(4, { counts: false }),
      played(5, { awayScore: 2 }),
    ],
    now,
  );
  expect(arranged.results.map(({ game, outcome }) => [game.id, outcome])).toEqual([
    [5, 'D'],
    [4, null],
    [3, 'L'],
    [2, 'W'],
    [1, 'W'],
  ]);
  expect(arranged.form.map(({ outcome }) => outcome)).toEqual(['W', 'L', 'D']);
  expect(arranged.formSeason).toBe(played(2).season);
});

it('says where a game is played', () => {
  const game = sampleGame({ id: 1 });
  expect(opponentText(game.homeTeamId, game)).toBe(`v ${game.awayTeam.name}`);
  expect(opponentText(game.awayTeamId, game)).toBe(`at ${game.homeTeam.name}`);
});

const row = (id: number) => ({ team: { id, name: `${id}`, logo: null } }) as StandingsRow;

it('shows the rows beside a team, and three at an end of the table', () => {
  const near = (teamId: number, rows = [1, 2, 3, 4, 5].map(row)) => rowsNear(rows, teamId).map(({ team }) => team.id);
  expect(near(3)).toEqual([2, 3, 4]);
  expect(near(1)).toEqual([1, 2, 3]);
  expect(near(5)).toEqual([3, 4, 5]);
  expect(near(2, [1, 2].map(row))).toEqual([1, 2]);
  expect(near(1, [row(1)])).toEqual([1]);
});

it('counts places in words', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 102nd');
});
