import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { WaitingList } from '#features/people/notices/contract.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { gamesTag } from '../cache-tags.ts';
import { addUpcomingGame } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const hour = 3_600_000;

const waitingFor = async (person: Person) =>
  (await arena.as[person].get('/api/waiting'))
    .as(z.array(WaitingList))
    .filter(({ link }) => link === '/ground-anchor-dashboard?status=missing');

it('counts past games without a result for officers and admins, until somebody enters or cancels them', async () => {
  const begun = async (hoursAgo: number) => {
    const id = await addUpcomingGame(world);
    const date_time = new Date(Date.now() - hoursAgo * hour).toISOString();
    await arena.db.updateTable('games').set({ date_time }).where('id', '=', id).execute();
    return id;
  };
  await addUpcomingGame(world);
  await begun(2);
  expect(await waitingFor('officer')).toEqual([]);
  const [first, second] = [await begun(4), await begun(400)];
  await arena.app.commit({ kind: 'visitor' }, async (write) => write.changed(gamesTag));
  for (const person of ['officer', 'admin'] as const) {
    expect(await waitingFor(person)).toMatchObject([{ text: '2 results are missing', count: 2 }]);
  }
  await arena.as.officer.patch(`/api/games/${first}`, { homeScore: 2, awayScore: 1 });
  expect(await waitingFor('officer')).toMatchObject([{ text: '1 result is missing' }]);
  await arena.as.officer.patch(`/api/games/${second}`, { status: 'cancelled' });
  expect(await waitingFor('officer')).toEqual([]);
});
