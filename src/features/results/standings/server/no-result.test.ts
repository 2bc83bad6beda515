import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

test('a game that was abandoned and does not count gives both sides the points of the competition for no result', async () => {
  const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
  const admin = arena.as.adminWithWindow;
  const league = { name: world.word(), kind: 'league', sportId, pointsForNoResult: 1 };
  const { id: competitionId } = (await admin.post('/api/competitions', league)).as(competitions.ResponseBody);
  const ended = { status: 'completed', resultType: 'abandoned', homeScore: null, awayScore: null, counts: false };
  const when = { location: 'Hall', dateTime: '2026-03-01T10:00:00Z' };
  const game = { sportId, homeTeamId, awayTeamId, competitionId, ...when, ...ended };
  expect((await admin.post('/api/games', game)).status).toBe(201);
  const read = async () => (await arena.as.member.get(`/api/standings?competitionId=${competitionId}`)).as(Standings);
  const shown = async () =>
    (await read()).rows.map(({ played, won, drawn, lost, noResult, points }) =>
      [played, won, drawn, lost, noResult, points].join(' '),
    );
  expect(await shown()).toEqual(['1 0 0 0 1 1', '1 0 0 0 1 1']);
  expect((await read()).columns).toContain('noResult');
  const { version } = (await admin.get(`/api/competitions/${competitionId}`)).as(competitions.ResponseBody);
  await admin.patch(`/api/competitions/${competitionId}`, { version, pointsForNoResult: null });
  expect(await shown()).toEqual(['0 0 0 0 0 0', '0 0 0 0 0 0']);
});
