import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zIcsCalendar } from '@ts-ics/schema-zod';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { teamTag } from '#features/teams/teams/cache-tags.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { visitor } from '#server/access/access.ts';
import { instantsIn } from '#shared/time-zone.ts';
import { startProcess } from '#testing/app-process.ts';
import { Client } from '#testing/client.ts';
import { testPassword, type usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Feed } from '../contract.ts';

// The parser's own zod sets English error messages globally, for the whole process. Undo that.
z.config({ localeError: undefined });

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { host } = await arena.db.selectFrom('calendar_uids').select('host').executeTakeFirstOrThrow();

type Reader = 'member' | 'otherMember' | 'officer' | 'admin';
const fetchFeed = async (person: Reader) => (await arena.as[person].get('/api/calendar/feed')).as(Feed);
const choose = async (person: Reader, sent: object) =>
  (await arena.as[person].patch('/api/calendar/feed', sent)).as(Feed);

/** Fetches a feed like a calendar app: with its URL, but without a session. */
async function fetched(url: string | null): Promise<string> {
  const response = await arena.as.visitor.get(url ?? '');
  expect(response.status).toBe(200);
  return String(response.body);
}

/** Parses with one strict parser, and checks that another finds the same. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
  const other = convertIcsCalendar(zIcsCalendar, text).events ?? [];
  expect(other.map(({ uid, summary, start }) => [uid, summary, start.date.toISOString()])).toEqual(
    events.map(({ uid, summary, start }) => [uid, summary, start]),
  );
  return events;
}

const fetchEvents = async (person: Reader) => eventsIn(await fetched((await fetchFeed(person)).url));
const findEntry = async (person: Reader, uid: string) => (await fetchEvents(person)).find((event) => event.uid === uid);

async function addOwn(person: Reader, sent: object = {}): Promise<number> {
  const times = { startTime: '2026-11-23T16:00:00Z', endTime: '2026-11-23T17:30:00Z' };
  const event = { title: 'Study group', location: 'Library', ...times, ...sent };
  const { body } = await arena.as[person].post('/api/calendar-events', event);
  return Number(Object(body).id);
}

describe('the URL of a feed', () => {
  it('is stable, long and random, and different for each person', async () => {
    const { url } = await fetchFeed('member');
    expect(url).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await fetchFeed('member')).url).toBe(url);
    expect((await fetchFeed('otherMember')).url).not.toBe(url);
  });

  it('needs no session, and no shared cache may store its response', async () => {
    const { headers } = await arena.as.visitor.get((await fetchFeed('member')).url ?? '');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('stops working when it is renewed or turned off, while the choices remain', async () => {
    const { url: first } = await fetchFeed('officer');
    await choose('officer', { rsvpGames: false });
    const renewed = (await arena.as.officer.post('/api/calendar/feed')).as(Feed);
    expect(renewed).toMatchObject({ rsvpGames: false });
    expect(renewed.url).not.toBe(first);
    expect((await arena.as.visitor.get(first ?? '')).status).toBe(404);
    await fetched(renewed.url);

    await arena.as.officer.delete('/api/calendar/feed');
    expect(await fetchFeed('officer')).toMatchObject({ url: null, rsvpGames: false });
    const response = await arena.as.visitor.get(renewed.url ?? '');
    expect([response.status, response.body]).toEqual([404, { message: 'This calendar was not found' }]);
    await fetched((await arena.as.officer.post('/api/calendar/feed')).as(Feed).url);
  });

  it('answers 404 while its owner is suspended, and works again after that', async () => {
    const person = arena.newVisitor();
    await person.post('/api/register', { username: 'walks.off', password: testPassword });
    const { url } = (await person.get('/api/calendar/feed')).as(Feed);
    const { id } = Object((await person.get('/api/user')).body);
    const suspend = (isSuspended: boolean) => arena.as.adminWithWindow.patch(`/api/admin/users/${id}`, { isSuspended });
    expect((await suspend(true)).status).toBe(200);
    const response = await arena.as.visitor.get(url ?? '');
    expect([response.status, response.body]).toEqual([404, { message: 'This calendar was not found' }]);
    expect((await suspend(false)).status).toBe(200);
    await fetched(url);
  });

  it('answers 404 if it was never issued', async () => {
    for (const secret of ['null', 'x', 'a'.repeat(43), '%00', "' or 1=1"]) {
      expect((await arena.as.visitor.get(`/api/calendar/${secret}.ics`)).status, secret).toBe(404);
    }
  });
});

describe('a feed', () => {
  it('contains what was chosen, and nobody else’s events', async () => {
    const own = `event-${await addOwn('admin')}@${host}`;
    const others = `event-${await addOwn('member', { title: 'Private' })}@${host}`;
    const { homeTeamId } = await sides.of(world);
    const [going, other] = [await addUpcomingGame(world), await addUpcomingGame(world)];
    await arena.as.admin.post(`/api/games/${going}/rsvp`, { userName: 'Naledi' });
    await arena.as.member.post(`/api/games/${other}/rsvp`, { userName: 'Thandi' });
    const uids = async () => (await fetchEvents('admin')).map(({ uid }) => uid);
    const gameUid = (id: number) => `game-${id}@${host}`;

    expect(await uids()).toEqual([own, gameUid(going)]);
    await choose('admin', { ownEvents: false });
    expect(await uids()).toEqual([gameUid(going)]);
    await choose('admin', { rsvpGames: false, teamIds: [homeTeamId, homeTeamId] });
    expect(await uids()).toEqual(expect.arrayContaining([gameUid(going), gameUid(other)]));
    expect(await uids()).not.toContain(others);
    expect(await fetchFeed('admin')).toMatchObject({ ownEvents: false, rsvpGames: false, teamIds: [homeTeamId] });
    await choose('admin', { teamIds: [] });
    expect(await uids()).toEqual([]);
  });

  it('contains the games of the teams that one follows, as long as one does, until it is chosen otherwise', async () => {
    const { homeTeamId } = await sides.of(world);
    const game = `game-${await addUpcomingGame(world)}@${host}`;
    const person = arena.newVisitor();
    await person.post('/api/register', { username: 'fan.of.all', password: testPassword });
    const { url, myTeams } = (await person.get('/api/calendar/feed')).as(Feed);
    expect(myTeams).toBe(true);
    const uids = async () => eventsIn(await fetched(url)).map(({ uid }) => uid);
    expect(await uids()).toEqual([]);
    await person.post(`/api/teams/${homeTeamId}/follow`);
    expect(await uids()).toContain(game);
    await person.patch('/api/calendar/feed', { myTeams: false });
    expect(await uids()).toEqual([]);
    await person.patch('/api/calendar/feed', { myTeams: true });
    expect(await uids()).toContain(game);
    await person.delete(`/api/teams/${homeTeamId}/follow`);
    expect(await uids()).toEqual([]);
  });

  it('accepts only existing teams, and not too many', async () => {
    const refused = await arena.as.member.patch('/api/calendar/feed', { teamIds: [2_000_000] });
    expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ path: 'teamIds' }] }]);
    const ids = Array.from({ length: 51 }, (_, at) => at + 1);
    expect((await arena.as.member.patch('/api/calendar/feed', { teamIds: ids })).status).toBe(400);
  });

  it('keeps UIDs and increases SEQUENCE when something is moved, postponed, cancelled or deleted', async () => {
    const event = await addOwn('otherMember');
    const game = await addUpcomingGame(world);
    await arena.as.otherMember.post(`/api/games/${game}/rsvp`, { userName: 'Sipho' });
    const [eventUid, gameUid] = [`event-${event}@${host}`, `game-${game}@${host}`];
    expect(await findEntry('otherMember', eventUid)).toMatchObject({ sequence: 0, start: '2026-11-23T16:00:00.000Z' });
    expect(await findEntry('otherMember', gameUid)).toMatchObject({ sequence: 0, status: 'CONFIRMED' });

    const moved = { startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T17:30:00Z' };
    await arena.as.otherMember.patch(`/api/calendar-events/${event}`, moved);
    expect(await findEntry('otherMember', eventUid)).toMatchObject({ sequence: 1, start: '2026-11-24T16:00:00.000Z' });
    const day = new Date(Date.now() + 160 * 86_400_000).toISOString().slice(0, 10);
    await arena.as.adminWithWindow.patch(`/api/games/${game}`, { dateTime: `${day}T16:30:00Z` });
    const later = { sequence: 1, start: `${day}T16:30:00.000Z`, end: `${day}T18:30:00.000Z` };
    expect(await findEntry('otherMember', gameUid)).toMatchObject(later);
    await arena.as.officer.patch(`/api/games/${game}`, { status: 'postponed' });
    expect(await findEntry('otherMember', gameUid)).toMatchObject({ sequence: 2, status: 'TENTATIVE' });
    await arena.as.officer.patch(`/api/games/${game}`, { status: 'cancelled' });
    const cancelled = { sequence: 3, status: 'CANCELLED', summary: expect.stringMatching(/^Cancelled: /) };
    expect(await findEntry('otherMember', gameUid)).toMatchObject(cancelled);

    await arena.as.otherMember.delete(`/api/calendar-events/${event}`);
    await arena.as.adminWithWindow.delete(`/api/games/${game}`);
    expect(await fetchEvents('otherMember')).toEqual([]);
  });

  it('increases SEQUENCE when a team is renamed, but not when it wins', async () => {
    const game = await addUpcomingGame(world);
    await arena.as.otherMember.post(`/api/games/${game}/rsvp`, { userName: 'Sipho' });
    const { homeTeamId } = await sides.of(world);
    const uid = `game-${game}@${host}`;
    const before = (await findEntry('otherMember', uid))?.sequence ?? 0;
    await arena.as.adminWithWindow.patch(`/api/teams/${homeTeamId}`, { name: `Renamed ${before}` });
    const renamed = { sequence: before + 1, summary: expect.stringContaining(`Renamed ${before}`) };
    expect(await findEntry('otherMember', uid)).toMatchObject(renamed);
    await arena.app.commit(visitor, async (write) => write.changed(teamTag(homeTeamId)));
    expect(await findEntry('otherMember', uid)).toMatchObject(renamed);
    const file = eventsIn(String((await arena.as.member.get(`/api/calendar/games/${game}.ics`)).body));
    expect(file).toMatchObject([{ sequence: before + 1 }]);
  });

  it('preserves escaped texts as typed, and folds lines at 75 bytes between characters', async () => {
    const title = `Rock, paper; scissors\\ "${'é🏀👩‍👩‍👧'.repeat(8)}"`;
    const description = `One\nTwo, three; four\\n\n${'ä'.repeat(400)}`;
    const uid = `event-${await addOwn('member', { title, description, location: 'Hall; 2, left' })}@${host}`;
    const text = await fetched((await fetchFeed('member')).url);
    const lines = text.split('\r\n');
    expect(text).not.toMatch(/[^\r]\n/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // A split character would have become a replacement character when read as UTF-8.
    expect(text).not.toContain('\ufffd');
    expect(text).toContain('Rock\\, paper\\; scissors\\\\');
    const saved = await arena.db
      .selectFrom('calendar_events')
      .selectAll()
      .where('location', 'like', 'Hall%')
      .executeTakeFirstOrThrow();
    expect(await findEntry('member', uid)).toMatchObject({
      summary: saved.title,
      description: saved.description,
      location: 'Hall; 2, left',
    });
  });

  it('keeps the hours of 500 events across a clock change in another time zone', async () => {
    const inBerlin = instantsIn('Europe/Berlin');
    const at = (day: number, hour: number) => inBerlin({ year: 2026, month: 3, day, hour, minute: 30 }).toISOString();
    const account_id = Number(Object((await arena.as.officer.get('/api/user')).body).id);
    const rows = Array.from({ length: 500 }, (_, index) => ({
      account_id,
      title: `Lecture ${index}`,
      location: 'Great Hall',
      description: null,
      start_time: at(1 + Math.floor(index / 8), 8 + (index % 8)),
      end_time: at(1 + Math.floor(index / 8), 9 + (index % 8)),
    }));
    await arena.db.insertInto('calendar_events').values(rows).execute();
    const lectures = (await fetchEvents('officer')).filter(({ summary }) => summary.startsWith('Lecture'));
    expect(lectures).toHaveLength(500);
    const hours = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', hour: 'numeric' });
    const shown = new Set(
      lectures.map(({ summary, start }) => {
        const typed = 8 + (Number(summary.split(' ')[1]) % 8);
        return Number.parseInt(hours.format(new Date(start)), 10) - typed;
      }),
    );
    expect([...shown]).toEqual([0]);
    expect(new Set(lectures.map(({ start }) => start.slice(11, 13))).size).toBeGreaterThan(8);
    expect(new Set(lectures.map(({ uid }) => uid)).size).toBe(500);
  });
});

it('serves one game as a file, to members only', async () => {
  const id = await addUpcomingGame(world);
  const path = `/api/calendar/games/${id}.ics`;
  const [event, ...others] = eventsIn(String((await arena.as.member.get(path)).body));
  expect([event?.uid, others]).toEqual([`game-${id}@${host}`, []]);
  expect((await arena.as.visitor.get(path)).status).toBe(401);
  expect((await arena.as.member.get('/api/calendar/games/2000000.ics')).status).toBe(404);
  expect((await arena.as.member.get('/api/calendar/games/x.ics')).status).toBe(400);
});

it('limits a feed to 60 reads in five minutes for all readers, without affecting other feeds', async () => {
  await using strict = await startTestApp({ limits: 1 });
  const url = async (person: keyof typeof usernames) =>
    (await strict.as[person].get('/api/calendar/feed')).as(Feed).url ?? '';
  const [own, other] = [await url('member'), await url('otherMember')];
  const begin = Date.now();
  const statuses = await Promise.all(Array.from({ length: 90 }, async () => (await strict.as.visitor.get(own)).status));
  // On a slow machine, one more read is allowed every five seconds.
  const regained = Math.ceil((Date.now() - begin) / 5000);
  const read = statuses.filter((status) => status === 200).length;
  expect(read).toBeGreaterThanOrEqual(60);
  expect(read).toBeLessThanOrEqual(60 + regained);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90 - read);
  expect((await strict.as.visitor.get(other)).status).toBe(200);
});

it('keeps the URL of a feed out of the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'village-feed-'));
  const process = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug', BACKUPS: 'off' });
  const person = new Client(process.url);
  await person.post('/api/register', { username: 'zola', password: testPassword });
  const { url } = (await person.get('/api/calendar/feed')).as(Feed);
  const [, secret = 'none'] = /calendar\/(.+)\.ics$/.exec(url ?? '') ?? [];
  await person.get(url ?? '');
  await new Client(process.url).get(`${url}?refresh=1`);
  await process.end();
  rmSync(folder, { recursive: true });
  expect(process.printed()).toContain('/api/calendar/:secret.ics');
  expect(process.printed()).not.toContain(secret);
});
