import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { Id } from '#shared/fields.ts';
import { buildWorld } from '#testing/world.ts';
import { startPushService } from '../testing/push-service.ts';
import { inMinutes, pushTools } from '../testing/push-tools.ts';

const service = await startPushService();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host, PUBLIC_URL: 'https://arena.example.org' } });
const tools = pushTools(arena, service);
const world = buildWorld(arena.app);
afterAll(async () => {
  await arena.close();
  await service[Symbol.asyncDispose]();
});
beforeEach(() => tools.forget());

const { member } = arena.as;
const reminders = async () => (await member.get('/api/user/reminders')).as(z.array(Id));
const startIn = (minutes: number, ...ids: number[]) =>
  arena.app.db
    .updateTable('games')
    .set({ date_time: inMinutes(minutes) })
    .where('id', 'in', ids)
    .execute();

it('reminds a person who follows neither team, once, also with the kind off and a daily summary', async () => {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['final'], digestHour: 18 });
  await tools.turnOn('otherMember', 'other', { quietHours: null });
  const id = await addUpcomingGame(world);
  for (let times = 0; times < 2; times += 1) expect((await member.post(`/api/games/${id}/reminder`)).status).toBe(200);
  expect(await reminders()).toEqual([id]);
  await startIn(20, id);
  await tools.send();
  await tools.send();
  expect(service.received.map(({ device }) => device)).toEqual(['phone']);
  expect(await tools.sentTo('member')).toMatchObject([
    { why: 'You asked to be reminded of this game', state: 'sent', canStop: false },
  ]);
});

it('tells in the app of a reminder where no device has notifications on', async () => {
  const id = await addUpcomingGame(world);
  await member.post(`/api/games/${id}/reminder`);
  await startIn(20, id);
  await tools.send();
  expect(await tools.sentTo('member')).toMatchObject([{ state: 'app' }]);
  const notices = (await member.get('/api/notices')).as(z.array(Notice));
  expect(notices.filter(({ link }) => link === `/games/${id}`)).toHaveLength(1);
});

it('also tells that the game was moved, and nothing after the reminder was taken back', async () => {
  await tools.turnOn('member', 'phone');
  const [kept, ended] = [await addUpcomingGame(world), await addUpcomingGame(world)];
  await startIn(3 * 24 * 60, kept, ended);
  for (const id of [kept, ended]) await member.post(`/api/games/${id}/reminder`);
  await member.delete(`/api/games/${ended}/reminder`);
  expect(await reminders()).not.toContain(ended);
  for (const id of [kept, ended]) await arena.as.adminWithWindow.patch(`/api/games/${id}`, { status: 'postponed' });
  await tools.send();
  expect(tools.shown().map(({ tag }) => tag)).toEqual([`game-${kept}`]);
  expect(await reminders(), 'a postponed game starts at no time').not.toContain(kept);
});

it('refuses a reminder of a game that has begun, is over, or does not exist', async () => {
  const id = await addUpcomingGame(world);
  await startIn(-1, id);
  expect((await member.post(`/api/games/${id}/reminder`)).body).toMatchObject({
    message: 'This game has already started',
  });
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 1, awayScore: 0, status: 'completed' });
  expect((await member.post(`/api/games/${id}/reminder`)).body).toMatchObject({
    message: 'You can only be reminded of an upcoming game',
  });
  expect((await member.post('/api/games/999999/reminder')).status).toBe(404);
});
