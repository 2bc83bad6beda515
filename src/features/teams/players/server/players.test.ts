import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { Player, PlayerTotals } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const withId = z.looseObject({ id: z.number() });
const added = async (path: string, fields: object) => (await arena.as.adminWithWindow.post(path, fields)).as(withId);
const sport = await added('/api/sports', { name: 'Padel' });
const teamId = (await added('/api/teams', { name: 'Princeton Village', sportId: sport.id, gender: 'Male' })).id;
const addPlayer = async (fields: object = {}) =>
  (await arena.as.adminWithWindow.post('/api/players', { name: 'Sipho Dube', teamId, ...fields })).as(Player);

describe('access to players', () => {
  it('lets members read, but not visitors', async () => {
    const { id } = await addPlayer();
    const reads = ['/api/players', '/api/players/with-relations', '/api/players/totals', `/api/players/${id}`];
    for (const path of [...reads, `/api/teams/${teamId}/players`]) {
      expect((await arena.as.visitor.get(path)).status).toBe(401);
      expect((await arena.as.member.get(path)).status).toBe(200);
    }
  });

  it('lets only an admin in the admin window add or delete', async () => {
    const { id } = await addPlayer();
    expect((await arena.as.visitor.delete(`/api/players/${id}`)).status).toBe(401);
    for (const person of ['member', 'officer', 'admin'] as const) {
      expect((await arena.as[person].post('/api/players', { name: 'New', teamId })).status).toBe(403);
      expect((await arena.as[person].delete(`/api/players/${id}`)).status).toBe(403);
    }
    expect((await arena.as.adminWithWindow.delete(`/api/players/${id}`)).body).toEqual({ ok: true });
    expect((await arena.as.member.get(`/api/players/${id}`)).status).toBe(404);
  });

  it('lets officers change what happens on the court', async () => {
    const { id } = await addPlayer();
    const fields = {
      jerseyNumber: 7,
      position: 'Guard',
      isMvp: true,
      isAllStar: true,
      isCaptain: true,
      stats: { PTS: 9 },
    };
    const changed = await arena.as.officer.patch(`/api/players/${id}`, fields);
    expect(changed.as(Player)).toMatchObject({
      ...fields,
      stats: { points: 9 },
      version: 2,
      can: { edit: true, delete: false },
    });
    expect(
      (await arena.as.admin.patch(`/api/players/${id}`, { jerseyNumber: null })).as(Player).jerseyNumber,
    ).toBeNull();
    expect((await arena.as.member.patch(`/api/players/${id}`, fields)).status).toBe(403);
    expect((await arena.as.visitor.patch(`/api/players/${id}`, fields)).status).toBe(401);
  });

  it.each([
    { name: 'Renamed' },
    { bio: 'x' },
    { photo: null },
    { isClubAnchor: true },
    { displayName: 'D' },
    { teamId: 1 },
  ])('lets only an admin in the admin window change %o', async (fields) => {
    const { id } = await addPlayer();
    const path = `/api/players/${id}`;
    for (const person of ['officer', 'admin'] as const) {
      const refused = await arena.as[person].patch(path, { jerseyNumber: 5, ...fields });
      expect(refused.status).toBe(403);
      expect(refused.as(ErrorResponse).message).toBe('Admin authentication required');
    }
    expect((await arena.as.member.get(path)).as(Player)).toMatchObject({ version: 1, jerseyNumber: null });
    expect((await arena.as.adminWithWindow.patch(path, fields)).status).toBe(200);
  });

  it('lets nobody write internal fields', async () => {
    const { id } = await addPlayer();
    for (const extra of [{ id: 1 }, { can: {} }, { name_key: 'x' }]) {
      expect((await arena.as.adminWithWindow.patch(`/api/players/${id}`, extra)).status).toBe(400);
    }
  });
});

describe('a player', () => {
  it('contains team, sport and season statistics', async () => {
    const player = await addPlayer({ stats: { pts: 41, reb: 10, ast: 7, fg: 15, fga: 31, games: 4 }, jerseyNumber: 0 });
    expect(player).toMatchObject({
      displayName: 'Sipho Dube',
      jerseyNumber: 0,
      team: { name: 'Princeton Village', sport: { name: 'Padel' } },
      stats: { points: 41, fieldGoalPct: 48, threePointPct: 0, games: 4, gamesPlayed: 4, ppg: 10.3, trueShooting: 66 },
    });
  });

  it('is shown under its name while it has no display name', async () => {
    const { id } = await addPlayer();
    const change = async (fields: object) =>
      (await arena.as.adminWithWindow.patch(`/api/players/${id}`, fields)).as(Player);
    expect((await change({ name: 'Sipho D. Dube' })).displayName).toBe('Sipho D. Dube');
    expect((await change({ displayName: 'Flash' })).displayName).toBe('Flash');
    expect((await change({ name: 'S. Dube' })).displayName).toBe('Flash');
    expect((await change({ displayName: '' })).displayName).toBe('S. Dube');
  });

  it('keeps totals that were left out or emptied', async () => {
    const { id } = await addPlayer({ stats: { points: 10, rebounds: 5 } });
    const { stats } = (await arena.as.officer.patch(`/api/players/${id}`, { stats: { points: null, ast: 3 } })).as(
      Player,
    );
    expect(stats).toMatchObject({ points: 10, rebounds: 5, assists: 3 });
  });

  it.each([
    [{ fgm: 5, fga: 4 }, 'stats.fgm'],
    [{ goals: 5 }, 'stats.goals'],
    [{ points: -1 }, 'stats.points'],
    [{ points: 10_000 }, 'stats.points'],
    [{ points: 1.5 }, 'stats.points'],
    [{ points: '5' }, 'stats.points'],
    [{ ftm: 1 }, 'stats.ftm'],
  ])('refuses the statistics %o and names the wrong one', async (stats, path) => {
    const { id } = await addPlayer();
    const refused = await arena.as.officer.patch(`/api/players/${id}`, { stats });
    expect(refused.status).toBe(400);
    expect(refused.as(ErrorResponse).issues?.map((issue) => issue.path)).toContain(path);
  });

  it('is not harmed by prototype keys', async () => {
    const { id } = await addPlayer();
    for (const key of ['__proto__', 'constructor']) {
      const response = await arena.as.officer.patch(`/api/players/${id}`, `{"stats":{"${key}":{"points":1}}}`);
      expect(response.status).toBe(400);
    }
  });

  it.each([
    [{ jerseyNumber: 100 }, 'jerseyNumber'],
    [{ jerseyNumber: -1 }, 'jerseyNumber'],
    [{ position: 'x'.repeat(41) }, 'position'],
    [{ isMvp: 'yes' }, 'isMvp'],
    [{ photo: 'javascript:alert(1)' }, 'photo'],
    [{ teamId: 999_999 }, 'teamId'],
  ])('refuses %o', async (fields, path) => {
    const { id } = await addPlayer();
    const refused = await arena.as.adminWithWindow.patch(`/api/players/${id}`, fields);
    expect(refused.status).toBe(400);
    expect(refused.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });

  it('is not overwritten by a person who has not seen the last change', async () => {
    const { id } = await addPlayer();
    const path = `/api/players/${id}`;
    const two = await Promise.all([
      arena.as.officer.patch(path, { jerseyNumber: 1, version: 1 }),
      arena.as.admin.patch(path, { jerseyNumber: 2, version: 1 }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const outdated = two.find(({ status }) => status === 409);
    expect(outdated?.as(ErrorResponse).current).toMatchObject({ id, version: 2 });
  });

  it('keeps its team from being deleted', async () => {
    await addPlayer();
    const refused = await arena.as.adminWithWindow.delete(`/api/teams/${teamId}`);
    expect(refused.status).toBe(409);
    expect(refused.as(ErrorResponse).message).toBe('This team still has players or games');
    expect((await arena.as.member.get(`/api/teams/${teamId}`)).status).toBe(200);
  });

  it('is recorded in the audit log when it changes', async () => {
    const { id } = await addPlayer();
    await arena.as.officer.patch(`/api/players/${id}`, { jerseyNumber: 33 });
    const log = JSON.stringify((await arena.as.admin.get('/api/admin/audit')).body);
    expect(log).toContain(`player:${id}`);
    expect(log).toContain('player.change');
  });
});

it('forgives a typo in a search that finds nobody as typed, and only then', async () => {
  const { id } = await addPlayer({ name: 'Lerato Moekoena-Xulu' });
  const { id: other } = await addPlayer({ name: "Lerata O'Neill 7" });
  const foundBy = async (q: string) =>
    (await arena.as.member.get(`/api/players/with-relations?q=${encodeURIComponent(q)}`))
      .as(z.array(Player))
      .map((player) => player.id);
  expect(await foundBy('lerato moek')).toEqual([id]);
  expect(await foundBy('leratto')).toEqual([id]);
  expect(await foundBy('moekeona')).toEqual([id]);
  expect(await foundBy('lerats')).toEqual([id, other]);
  expect(await foundBy('xoekxena')).toEqual([]);
  const totals = (await arena.as.member.get('/api/players/totals?q=lerats')).as(PlayerTotals);
  expect(totals.athletes).toBe(2);
});
