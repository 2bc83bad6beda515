import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { countRounds } from '#testing/whole-run.ts';
import { addAsAdmin, playedGame } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { adminWithWindow: admin, officer } = arena.as;
await Promise.all([admin.ready(), officer.ready()]);

const rounds = countRounds(24);
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

test('saves a box score while one of its players is deleted, or refuses one of the two', async () => {
  const { home, path, gameId } = await playedGame(arena);
  const { homeTeamId } = await gameNow(gameId);
  for (let round = 0; round < rounds; round += 1) {
    const fresh = await addAsAdmin(arena, '/api/players', { name: `Dee ${round}`, teamId: homeTeamId });
    const lines = [...home, fresh].map((playerId) => ({ playerId, points: 1 + (round % 3) }));
    const save = officer.put(path, { lines });
    await setTimeout(round % 8);
    const [saved, deleted] = await Promise.all([save, admin.delete(`/api/players/${fresh}`)]);
    const statuses = `${saved?.status} ${deleted?.status}`;
    expect(['200 409', '400 200', '409 200'], `round ${round}`).toContain(statuses);
    await officer.put(path, { lines: [] });
  }
});

test('deletes several games while scores of the same teams are saved, and counts what is left', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { gameId } = await playedGame(arena);
    const { id: _id, sportId, homeTeamId, awayTeamId } = await gameNow(gameId);
    const score = { dateTime: '2026-03-08T16:00:00Z', location: 'Court', homeScore: 3, awayScore: 4 };
    const away = { sportId, homeTeamId: awayTeamId, awayTeamId: homeTeamId, ...score };
    const ids = [gameId];
    for (let count = 0; count < 4; count += 1) ids.push(await addAsAdmin(arena, '/api/games', away));
    const kept = await addAsAdmin(arena, '/api/games', away);
    const [gone, ...scored] = await Promise.all([
      admin.post('/api/games/deletion', { rows: ids.map((id) => ({ id })) }),
      ...[...ids.slice(2), kept].map((id) => officer.patch(`/api/games/${id}`, { homeScore: 9 })),
    ]);
    const statuses = scored.map(({ status }) => status);
    expect(gone?.status, `round ${round}: ${statuses}`).toBe(200);
    expect(
      statuses.filter((status) => status !== 200 && status !== 404),
      `round ${round}`,
    ).toEqual([]);
    const team = (await arena.as.member.get(`/api/teams/${awayTeamId}`)).as(teams.ResponseBody);
    expect(team).toMatchObject({ gamesPlayed: 1, wins: 1 });
  }
});
