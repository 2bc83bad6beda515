import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';
import { openOffline } from '#app/server/offline.ts';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { buildWorld } from '#testing/world.ts';
import { Feed } from '../contract.ts';

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { host } = await arena.db.selectFrom('calendar_uids').select('host').executeTakeFirstOrThrow();

const feedUrl = async () => (await arena.as.member.get('/api/calendar/feed')).as(Feed).url ?? '';
const file = async () => String((await arena.as.visitor.get(await feedUrl())).body);
const entries = async () => new ICAL.Component(ICAL.parse(await file())).getAllSubcomponents('vevent');

async function addOwn(): Promise<number> {
  const event = {
    title: 'Study group',
    location: 'Library',
    startTime: '2026-11-23T16:00:00Z',
    endTime: '2026-11-23T17:30:00Z',
  };
  return Number(Object((await arena.as.member.post('/api/calendar-events', event)).body).id);
}

describe('the UIDs of entries', () => {
  it('are of this installation', async () => {
    // Not `startTestApp`, whose tables are copied.
    const { settings, drop } = await freshDatabase();
    const { services, close } = await openOffline(readEnv(settings));
    const other = services.db.selectFrom('calendar_uids').select('host');
    const { host: otherHost } = await other.executeTakeFirstOrThrow();
    await close();
    await drop();
    expect(host).toMatch(/^[0-9a-f]{16}\.village-arena$/);
    expect(otherHost).not.toBe(host);
  });

  it('stay as they were for what existed before', async () => {
    const [old, game] = [await addOwn(), await addUpcomingGame(world)];
    await arena.as.member.post(`/api/games/${game}/rsvp`, { userName: 'Thandi' });
    const before = await arena.db.selectFrom('calendar_uids').selectAll().executeTakeFirstOrThrow();
    await arena.db.updateTable('calendar_uids').set({ last_event: old, last_game: game }).execute();
    const fresh = await addOwn();
    const uids = (await entries()).map((entry) => entry.getFirstPropertyValue('uid'));
    await arena.db.updateTable('calendar_uids').set(before).execute();
    for (const uid of [`event-${old}@village-arena`, `game-${game}@village-arena`, `event-${fresh}@${host}`]) {
      expect(uids).toContain(uid);
    }
  });
});

it('ends each line, and gives each entry the address at which the app shows it', async () => {
  await addOwn();
  const game = await addUpcomingGame(world);
  await arena.as.member.post(`/api/games/${game}/rsvp`, { userName: 'Thandi' });
  const text = await file();
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const urls = (await entries()).map((entry) => entry.getFirstPropertyValue('url'));
  expect(urls).toContain(`${arena.url}/games/${game}`);
  expect(urls).toContain(`${arena.url}/calendar`);
  expect(urls).not.toContain(null);
});

it('sends a file only if it has changed', async () => {
  const url = await feedUrl();
  const etag = (await arena.as.visitor.get(url)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await arena.as.visitor.get(url, { 'if-none-match': etag });
  expect([again.status, again.body]).toEqual([304, null]);
  await addOwn();
  const changed = await arena.as.visitor.get(url, { 'if-none-match': etag });
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
});
