import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { countRounds } from '#testing/whole-run.ts';
import { type ChoicesChange, maxDevices, Notifications } from '../contract.ts';
import { newSubscription } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { member } = arena.as;
await member.ready();

const choose = async (fields: ChoicesChange) =>
  expect((await member.patch('/api/notifications', fields)).status).toBe(200);
const chosenNow = async () => (await member.get('/api/notifications')).as(Notifications);

it('keeps the notification choices of two devices that save at once', async () => {
  for (let round = 0; round < countRounds(20); round += 1) {
    const [digestHour, quietHours] = [round, { from: round, until: round + 1 }];
    await Promise.all([choose({ digestHour }), choose({ quietHours })]);
    expect(await chosenNow(), `round ${round}`).toMatchObject({ digestHour, quietHours });
  }
});

it('keeps to the limit of devices when several are added at once', async () => {
  const turnOn = (word: string) => member.post('/api/notifications/devices', newSubscription(word));
  for (let count = 1; count < maxDevices; count += 1) await turnOn(`first-${count}`);
  await Promise.all(['one', 'two', 'three', 'four'].map(turnOn));
  expect((await chosenNow()).devices).toHaveLength(maxDevices);
});
