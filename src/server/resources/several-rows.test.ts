import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { SeveralOutcomes } from '#shared/plain-resource.ts';

const Added = z.object({ id: z.number() });

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const add = async (path: string, fields: object) => (await admin().post(path, fields)).as(Added).id;
const addTeam = (name: string) => add('/api/teams', { name, sportId: 1, gender: 'Mixed' });

it('deletes several rows, and leaves those that are in use, changed or gone as they are', async () => {
  const [used, changed, gone, fine, last] = [
    await addTeam('Used'),
    await addTeam('Changed'),
    await addTeam('Gone'),
    await addTeam('Fine'),
    await addTeam('Last'),
  ];
  await add('/api/players', { name: 'Buhle', teamId: used });
  await admin().patch(`/api/teams/${changed}`, { gender: 'Female' });
  await admin().delete(`/api/teams/${gone}`);
  const rows = [{ id: used }, { id: changed, version: 1 }, { id: gone }, { id: fine, version: 1 }, { id: last }];
  expect((await app.as.officer.post('/api/teams/deletion', { rows })).status).toBe(403);
  expect((await admin().post('/api/teams/deletion', { rows })).as(SeveralOutcomes)).toEqual({
    done: [fine, last],
    refused: [
      { id: used, message: 'This team still has players or games' },
      { id: changed, message: 'Someone else has changed this in the meantime' },
      { id: gone, message: 'This team was not found' },
    ],
  });
  expect((await app.as.member.get(`/api/teams/${fine}`)).status).toBe(404);
  expect((await app.as.member.get(`/api/teams/${used}`)).status).toBe(200);
  const lines = await app.db
    .selectFrom('audit_log')
    .select(['act', 'detail'])
    .where('act', 'like', 'team%.delete')
    .execute();
  expect(lines).toMatchObject([{ act: 'team.delete' }, { act: 'teams.delete' }]);
  expect(JSON.parse(lines[1]?.detail ?? '')).toMatchObject({ deleted: [{ name: 'Fine' }, { name: 'Last' }] });
});
