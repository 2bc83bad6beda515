import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'esports' }).where('id', '=', opponents.sportId).execute();

const won = [
  [13, 9],
  [9, 13],
  [13, 11],
];
const send = (fields: object) =>
  arena.as.adminWithWindow.post('/api/games', {
    ...{ ...opponents, dateTime: '2026-03-01T10:00:00Z', location: 'Hall', category: 'league' },
    ...fields,
  });
const addGame = async (fields: object) => (await send(fields)).as(Game);
const change = (id: number, fields: object) => arena.as.officer.patch(`/api/games/${id}`, fields);
const read = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const boxScore = async (id: number) => (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
const told = async (id: number) => {
  const { homeScore, awayScore, periodScores, status } = await read(id);
  return [homeScore, awayScore, periodScores, status];
};

it('gives a game the score that its sets make, and the box score and lists have them too', async () => {
  const { id } = await addGame({});
  expect((await read(id)).periodScores).toBe(null);
  expect((await change(id, { periodScores: won })).status).toBe(200);
  expect(await told(id)).toEqual([2, 1, won, 'completed']);
  expect((await boxScore(id)).periodScores[0]).toEqual({ home: 13, away: 9 });
  const listed = (await arena.as.member.get('/api/games?status=completed')).as(z.array(Game));
  expect(listed.find((game) => game.id === id)?.periodScores).toEqual(won);
  expect((await addGame({ periodScores: won })).homeScore).toBe(2);
});

it('refuses sets that make another score than the one that is sent, or of a game that a rule decided', async () => {
  const { id } = await addGame({ homeScore: 2, awayScore: 1 });
  const refused = await change(id, { homeScore: 3, periodScores: won });
  expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
    400,
    expect.stringContaining('These maps make it 2–1, not 3–1'),
  ]);
  const walkover = { resultType: 'walkover', resultAgainst: 'home', homeScore: null, awayScore: null };
  expect((await change(id, { ...walkover, periodScores: won })).status).toBe(400);
  expect((await change(id, { periodScores: [[13, 9, 1]] })).status).toBe(400);
  expect((await change(id, { periodScores: '13-9' })).as(ErrorResponse).message).toContain('25-21, 20-25');
  expect((await change(id, { periodScores: Array(21).fill([1, 0]) })).status).toBe(400);
  expect(await told(id)).toEqual([2, 1, null, 'completed']);
});

it('answers no sets that do not make the score, and keeps them in the box score', async () => {
  const { id } = await addGame({ periodScores: won });
  await change(id, { homeScore: 3 });
  expect(await told(id)).toEqual([3, 1, null, 'completed']);
  expect((await boxScore(id)).periodScores).toHaveLength(3);
  await change(id, { homeScore: 2 });
  expect((await read(id)).periodScores).toEqual(won);
  await change(id, { periodScores: null });
  expect(await told(id)).toEqual([2, 1, null, 'completed']);
});

it('has one truth: the periods of the box score are those of the game', async () => {
  const { id } = await addGame({ homeScore: 2, awayScore: 1 });
  const { version } = await read(id);
  const periodScores = won.map(([home, away]) => ({ home, away }));
  const saved = await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [], periodScores });
  expect(saved.status).toBe(200);
  expect(await told(id)).toEqual([2, 1, won, 'completed']);
  expect((await change(id, { periodScores: null, version })).status).toBe(409);
});

it('follows a scorer point by point', async () => {
  const { id } = await addGame({ dateTime: new Date(Date.now() + 86_400_000).toISOString() });
  let second = 0;
  const pressed = (fields: object) => {
    second += 1;
    return { ...fields, id: crypto.randomUUID(), at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString() };
  };
  const post = async (...events: object[]) =>
    expect((await arena.as.officer.post(`/api/games/${id}/events`, { events })).status).toBe(200);
  const round = (side: string, period: number) => pressed({ kind: 'tap', side, tap: 'round', period });
  await post(pressed({ kind: 'start' }), round('home', 1), round('home', 1), round('away', 1));
  expect(await told(id)).toEqual([0, 0, [[2, 1]], 'live']);
  await post(pressed({ kind: 'period', period: 2 }), round('away', 2));
  expect(await told(id)).toEqual([
    1,
    0,
    [
      [2, 1],
      [0, 1],
    ],
    'live',
  ]);
  await post(pressed({ kind: 'end' }));
  expect(await told(id)).toEqual([
    1,
    1,
    [
      [2, 1],
      [0, 1],
    ],
    'completed',
  ]);
});

it('reads sets beside a result and in a column, and changes nothing the second time', async () => {
  const sportId = opponents.sportId;
  const text = [
    'date,home,away,result,periods',
    '2025-03-01,\'Ou Manne\' 3,Ou 🏐,"2-1 (13-9, 9-13, 13-11)",',
    "2025-03-02,Ou 🏐,'Ou Manne' 3,2-0,13-4 13-5",
    '2025-03-03,Ou 🏐,\'Ou Manne\' 3,,"13-9, 9-13, 10-13"',
    "2025-03-04,Ou 🏐,'Ou Manne' 3,2-0,13-9 9-13",
  ].join('\n');
  const importText = () =>
    importedCounts(arena.as.adminWithWindow, 'fixtures', sportId, text, { answers: { team: 'new' } });
  expect((await importText()).slice(0, 2)).toEqual([4, 0]);
  expect((await importText()).slice(0, 3)).toEqual([0, 0, 4]);
  const games = (await arena.as.member.get(`/api/games?sportId=${sportId}&until=2025-12-31T00:00:00Z`)).as(
    z.array(Game),
  );
  expect(games.map(({ homeScore, awayScore, periodScores }) => [homeScore, awayScore, periodScores?.length])).toEqual([
    [2, 0, undefined],
    [1, 2, 3],
    [2, 0, 2],
    [2, 1, 3],
  ]);
});
