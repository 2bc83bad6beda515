import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Player } from '../contract.ts';

let team = 0;
const arena = await startTestApp();
afterAll(() => arena.close());
const made = await arena.as.adminWithWindow.post('/api/teams', { name: 'Lions', sportId: 1, gender: 'Mixed' });
team = made.as(z.object({ id: z.number() })).id;

const add = (players: unknown, client = arena.as.adminWithWindow, to = team) =>
  client.post(`/api/teams/${to}/players`, { players });
const roster = async () =>
  (await arena.as.member.get(`/api/teams/${team}/players`)).as(z.array(Player)).map(({ name }) => name);

it('adds several players to a team at once, or none of them', async () => {
  const sent = [{ name: 'Karabo', jerseyNumber: 7, position: 'Guard' }, { name: 'Thandi' }];
  for (const client of [arena.as.member, arena.as.officer, arena.as.admin])
    expect((await add(sent, client)).status).toBe(403);
  const response = await add(sent);
  expect([response.status, response.as(z.object({ added: z.int() }))]).toEqual([201, { added: 2 }]);
  expect((await roster()).sort()).toEqual(['Karabo', 'Thandi']);
  for (const wrong of [[{ name: 'Fine' }, { name: '' }], [{ name: 'Fine', jerseyNumber: 100 }], [], 'all'])
    expect((await add(wrong)).status).toBe(400);
  expect(await roster()).toHaveLength(2);
  expect((await add(sent, arena.as.adminWithWindow, 999_999)).status).toBe(404);
  const lines = await arena.db.selectFrom('audit_log').selectAll().where('act', '=', 'player.add').execute();
  expect(lines).toHaveLength(2);
});
