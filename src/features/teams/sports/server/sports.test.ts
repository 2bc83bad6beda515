import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { sports } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const addSport = async (name: string) =>
  (await arena.as.adminWithWindow.post('/api/sports', { name })).as(sports.ResponseBody);
const addTeam = async (fields: object) =>
  (await arena.as.adminWithWindow.post('/api/teams', { gender: 'Mixed', ...fields })).as(teams.ResponseBody);

describe('sports and teams', () => {
  it('tells each viewer what they may do', async () => {
    const sport = await addSport('Tennis');
    const seenBy = async (person: 'member' | 'admin') =>
      (await arena.as[person].get(`/api/sports/${sport.id}`)).as(sports.ResponseBody);
    expect((await seenBy('member')).can).toEqual({ edit: false, delete: false });
    expect((await seenBy('admin')).can).toEqual({ edit: true, delete: true });
  });
});

describe('sports', () => {
  it('have names that are unique without regard to case and accents', async () => {
    await addSport('Pétanque');
    const again = await arena.as.adminWithWindow.post('/api/sports', { name: 'PETANQUE' });
    expect(again.status).toBe(409);
    expect(again.as(ErrorResponse).message).toBe('There is already a sport with that name');
  });

  it('cannot be deleted while a team or a club uses them', async () => {
    const sport = await addSport('Padel');
    const team = await addTeam({ name: 'Padel One', sportId: sport.id });
    const inUse = await arena.as.adminWithWindow.delete(`/api/sports/${sport.id}`);
    expect(inUse.status).toBe(409);
    expect(inUse.as(ErrorResponse).message).toBe('This sport still has teams, games or clubs');
    await arena.as.adminWithWindow.delete(`/api/teams/${team.id}`);
    expect((await arena.as.adminWithWindow.delete(`/api/sports/${sport.id}`)).body).toEqual({ ok: true });
    expect((await arena.as.member.get(`/api/sports/${sport.id}`)).status).toBe(404);
  });
});
