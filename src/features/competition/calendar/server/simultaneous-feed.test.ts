import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { countRounds } from '#testing/whole-run.ts';
import { Feed, type FeedChange } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { member } = arena.as;
await member.ready();

const change = async (fields: FeedChange) =>
  expect((await member.patch('/api/calendar/feed', fields)).status).toBe(200);
const feedNow = async () => (await member.get('/api/calendar/feed')).as(Feed);

it('keeps the feed choices of two devices that save at once', async () => {
  for (let round = 0; round < countRounds(20); round += 1) {
    const [ownEvents, rsvpGames] = [round % 2 === 0, round % 4 < 2];
    await Promise.all([change({ ownEvents }), change({ rsvpGames })]);
    expect(await feedNow(), `round ${round}`).toMatchObject({ ownEvents, rsvpGames });
  }
});
