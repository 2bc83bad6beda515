import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Player } from '#features/teams/players/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { BoxScore } from '../contract.ts';
import { addAsAdmin, playedGame as addPlayedGame, savedBoxScore } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const playedGame = (fields?: { sportId?: number; [field: string]: unknown }) => addPlayedGame(arena, fields);
const read = async (path: string) => (await arena.as.member.get(path)).as(BoxScore);
const save = (path: string, body: object) => arena.as.officer.put(path, body);
const saved = (path: string, body: object) => savedBoxScore(arena, path, body);
const fetchStats = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player);

describe('a correction', () => {
  it('marks the lines that changed after the game, and keeps their old numbers in the audit log', async () => {
    const { path, gameId, home } = await playedGame();
    const [ada, bea] = [
      { playerId: home[0], points: 6 },
      { playerId: home[1], points: 4 },
    ];
    const first = await saved(path, { lines: [ada, bea] });
    expect(first.correctedAt).toBe(null);
    expect(await saved(path, { lines: [ada, bea] })).toEqual(first);
    const corrected = await saved(path, { lines: [{ ...ada, points: 5 }, bea], version: first.version });
    expect(corrected.lines.map(({ isCorrected }) => isCorrected)).toEqual([true, false]);
    expect(corrected.correctedAt).not.toBe(null);
    const log = await arena.db
      .selectFrom('audit_log')
      .select(['act', 'detail'])
      .where('subject', '=', `game:${gameId}`)
      .execute();
    const entries = log.filter(({ act }) => act.startsWith('box-score.'));
    expect(entries.map(({ act }) => act)).toEqual(['box-score.enter', 'box-score.correct']);
    expect(JSON.parse(String(entries[1]?.detail))).toEqual({
      lines: [
        {
          playerId: home[0],
          before: { didNotPlay: false, note: null, stats: { points: 6 } },
          after: { didNotPlay: false, note: null, stats: { points: 5 } },
        },
      ],
    });
    const stale = await save(path, { lines: [], version: first.version });
    expect(stale.status).toBe(409);
    expect(stale.as(ErrorResponse)).toMatchObject({ code: 'version', current: { version: corrected.version } });
  });

  it('is not recorded while the game is being played', async () => {
    const { path, home } = await playedGame({ status: 'live' });
    await saved(path, { lines: [{ playerId: home[0], points: 2 }] });
    const later = await saved(path, { lines: [{ playerId: home[0], points: 4 }] });
    expect([later.correctedAt, later.lines[0]?.isCorrected]).toEqual([null, false]);
  });

  it('keeps the side that a player was on, whatever team they are in now', async () => {
    const { path, home, away } = await playedGame();
    await saved(path, { lines: [{ playerId: home[0], points: 6 }] });
    const { team } = await fetchStats(away[0] ?? 0);
    await arena.as.adminWithWindow.patch(`/api/players/${home[0]}`, { teamId: team.id });
    expect((await read(path)).lines[0]?.side).toBe('home');
  });
});

describe('a season', () => {
  it('is computed from lines once there are any; totals kept by hand are included, and remain when the last line is deleted', async () => {
    const { path, home } = await playedGame();
    const [id = 0] = home;
    await arena.as.officer.patch(`/api/players/${id}`, { stats: { points: 88, gamesPlayed: 9 } });
    const lines = [{ playerId: id, points: 7, fg: 2, fga: 5, ast: 3 }];
    await saved(path, { lines });
    const second = await gameBetweenSameTeams(path);
    await saved(second, { lines: [{ playerId: id, points: 4, fg: 2, fga: 2, ast: 2 }] });
    expect(await fetchStats(id)).toMatchObject({
      areStatsDerived: true,
      stats: {
        points: 99,
        assists: 5,
        gamesPlayed: 11,
        games: 11,
        ppg: 9,
        apg: 0.5,
        fieldGoalPct: 57,
        trueShooting: 707,
      },
      openingStats: { points: 88, gamesPlayed: 9 },
    });
    const typed = await arena.as.officer.patch(`/api/players/${id}`, { stats: { points: 98 } });
    expect([typed.status, typed.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, 'stats']);
    const same = await arena.as.officer.patch(`/api/players/${id}`, { jerseyNumber: 4, stats: { points: 99 } });
    expect(same.status).toBe(200);
    await saved(second, { lines: [{ playerId: id, didNotPlay: true, note: 'DNP - Injured' }] });
    expect((await fetchStats(id)).stats).toMatchObject({ points: 95, gamesPlayed: 10 });
    await saved(second, { lines: [] });
    await saved(path, { lines: [] });
    expect(await fetchStats(id)).toMatchObject({ areStatsDerived: false, stats: { points: 88, gamesPlayed: 9 } });
  });

  it('is the current one: games of other seasons do not change it, and a new one starts at zero', async () => {
    const { path, home } = await playedGame();
    const [id = 0] = home;
    const old = await playedGame({ season: '2019' });
    await saved(old.path, { lines: [{ playerId: old.home[0], points: 7 }] });
    expect(await fetchStats(old.home[0] ?? 0)).toMatchObject({ areStatsDerived: false, stats: { points: 0 } });
    await saved(path, { lines: [{ playerId: id, points: 7 }] });
    const settings = (season: string) => arena.as.adminWithWindow.patch('/api/settings', { season });
    expect((await settings('2027')).status).toBe(200);
    expect(await fetchStats(id)).toMatchObject({ areStatsDerived: true, stats: { points: 0, gamesPlayed: 0 } });
    await settings('2026');
    expect((await fetchStats(id)).stats).toMatchObject({ points: 7, gamesPlayed: 1 });
  });

  it('includes lines entered before it became the current one, except for players with totals kept by hand', async () => {
    const { path, home } = await playedGame({ season: '2031' });
    const [id = 0, other = 0] = home;
    await arena.as.officer.patch(`/api/players/${other}`, { stats: { points: 88, gamesPlayed: 9 } });
    await saved(path, { lines: [id, other].map((playerId) => ({ playerId, points: 7 })) });
    const pointsIn = async (season: string) => {
      await arena.as.adminWithWindow.patch('/api/settings', { season });
      return [(await fetchStats(id)).stats.points, (await fetchStats(other)).stats.points];
    };
    expect([await pointsIn('2031'), await pointsIn('2026')]).toEqual([
      [7, 88],
      [0, 88],
    ]);
  });

  it('counts as points what scores in the sport', async () => {
    const { path, home } = await playedGame({ sportId: 4, homeScore: 17 });
    await saved(path, { lines: [{ playerId: home[0], tries: 3, con: 1, conversionsTaken: 3 }] });
    expect((await fetchStats(home[0] ?? 0)).stats).toMatchObject({ points: 17, gamesPlayed: 1 });
  });
});

const Meeting = z.object({ sportId: z.int(), homeTeamId: z.int(), awayTeamId: z.int() });

async function gameBetweenSameTeams(path: string): Promise<string> {
  const { body } = await arena.as.member.get(path.replace('/box-score', ''));
  const { sportId, homeTeamId, awayTeamId } = z.parse(Meeting, body);
  const at = { dateTime: '2026-03-08T16:00:00Z', location: 'Court', homeScore: 4, awayScore: 0 };
  return `/api/games/${await addAsAdmin(arena, '/api/games', { sportId, homeTeamId, awayTeamId, ...at })}/box-score`;
}
