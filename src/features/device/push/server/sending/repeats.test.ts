import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import type { PressedEvent } from '#features/live/live-games/contract.ts';
import { end, nextPeriod, start, undo } from '#features/live/live-games/testing/taps.ts';
import { startPushService } from '../../testing/push-service.ts';
import { inMinutes, pushTools } from '../../testing/push-tools.ts';

const service = await startPushService();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host } });
const tools = pushTools(arena, service);
afterAll(async () => {
  await arena.close();
  await service[Symbol.asyncDispose]();
});
beforeEach(() => tools.forget());

/** A live game that the member follows for its half-times and its end. */
async function followed() {
  await tools.turnOn('member', 'phone', { quietHours: null, kinds: ['period', 'final'] });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  const press = async (...events: PressedEvent[]) =>
    expect((await arena.as.officer.post(`/api/games/${id}/events`, { events })).status).toBe(200);
  const change = async (fields: object) =>
    expect((await arena.as.adminWithWindow.patch(`/api/games/${id}`, fields)).status).toBe(200);
  return { id, press, change };
}

/** As if these minutes had passed since everything that was told. */
const pass = (minutes: number) =>
  arena.db
    .updateTable('push_outbox')
    .set({ resolved_at: inMinutes(-minutes) })
    .where('resolved_at', 'is not', null)
    .execute();

const bodies = () =>
  tools.shown().map(({ title, body }) => `${title.replace(/^.* (\d+–\d+) .*$/, '$1')}: ${body.replace(/ in .*$/, '')}`);

it('tells a final once, however often a scorer ends the game and undoes that', async () => {
  const { press } = await followed();
  await press(start());
  for (let at = 0; at < 27; at += 1) {
    const ends = end();
    await press(ends);
    await tools.send();
    if (at < 26) await press(undo(ends.id));
    if (at === 13) await pass(61);
    await tools.send();
  }
  expect(bodies()).toEqual(['0–0: Final score']);
});

it('tells another final score of the game after a pause, once, with the score of that moment', async () => {
  const { id, press, change } = await followed();
  await press(start());
  const ends = end();
  await press(ends);
  await tools.send();
  await press(undo(ends.id));
  await change({ homeScore: 1, awayScore: 0 });
  const endsAgain = end();
  await press(endsAgain);
  await tools.send();
  expect(bodies()).toHaveLength(1);
  await press(undo(endsAgain.id));
  await change({ homeScore: 2, awayScore: 0 });
  await pass(2);
  await tools.send();
  expect(bodies()).toHaveLength(1);
  await press(end());
  await tools.send();
  await tools.send();
  expect(bodies()).toEqual(['0–0: Final score', '2–0: Corrected final score']);
  expect(new Set(tools.shown().map(({ tag }) => tag))).toEqual(new Set([`game-${id}`]));
});

it('tells a correction after the end to those who were told the wrong score, under the same tag', async () => {
  const { id, change } = await followed();
  await change({ status: 'completed', homeScore: 2, awayScore: 1 });
  await tools.send();
  await tools.turnOn('otherMember', 'late', { quietHours: null, kinds: ['final'] });
  const { home_team_id } = await arena.db
    .selectFrom('games')
    .select('home_team_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await arena.as.otherMember.post(`/api/teams/${home_team_id}/follow`);
  await pass(60);
  await change({ homeScore: 1, awayScore: 2 });
  await change({ location: 'Hall C' });
  await tools.send();
  expect(bodies()).toEqual(['2–1: Final score', '1–2: Corrected final score']);
  expect(service.received.map(({ device, message }) => [device, message.notification.tag])).toEqual([
    ['phone', `game-${id}`],
    ['phone', `game-${id}`],
  ]);
  await pass(60);
  await change({ location: 'Hall D' });
  await tools.send();
  expect(bodies()).toHaveLength(2);
});

it('tells the shoot-out of a level game, also one that is typed after the end', async () => {
  const { change } = await followed();
  await change({ status: 'completed', homeScore: 1, awayScore: 1 });
  await tools.send();
  await pass(60);
  await change({ homeShootout: 4, awayShootout: 2 });
  await tools.send();
  expect(tools.shown().map(({ title }) => title.replace(/^.* (1–1( \(.*\))?) .*$/, '$1'))).toEqual([
    '1–1',
    '1–1 (4–2 pens)',
  ]);
});

it('says nothing of a correction that was taken back before it was told', async () => {
  const { change } = await followed();
  await change({ status: 'completed', homeScore: 2, awayScore: 1 });
  await tools.send();
  await change({ homeScore: 3 });
  await tools.send();
  await change({ homeScore: 2 });
  await pass(5);
  await tools.send();
  expect(bodies()).toHaveLength(1);
});

it('replaces the wrong score in a digest', async () => {
  const { change } = await followed();
  await arena.as.member.patch('/api/notifications', { digestHour: 18 });
  await change({ status: 'completed', homeScore: 2, awayScore: 1 });
  await tools.send();
  await pass(5);
  await change({ homeScore: 3 });
  await tools.send();
  await tools.makeDue();
  await tools.send();
  expect(tools.shown()).toMatchObject([{ title: '1 thing since yesterday', body: expect.stringMatching(/ 3–1 /) }]);
});

it('tells a half-time once, and not one that the scorer undid', async () => {
  const { press } = await followed();
  await press(start());
  for (let at = 0; at < 5; at += 1) {
    const halfTime = nextPeriod(2);
    await press(halfTime);
    await tools.send();
    if (at < 4) await press(undo(halfTime.id));
  }
  expect(bodies()).toHaveLength(1);
  const third = nextPeriod(3);
  await press(third);
  await tools.send();
  expect(bodies()).toHaveLength(1);
  await press(undo(third.id));
  await pass(5);
  await tools.send();
  expect(bodies()).toHaveLength(1);
});
