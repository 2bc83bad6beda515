import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { TestResponse } from '#testing/client.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';
import { dayToCome } from '../day-rules.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
const admin = arena.as.adminWithWindow;

const day = '2027-03-04T16:30:00.000Z';
const planned = async (fields: object = {}) =>
  (await admin.post('/api/games', { ...opponents, dateTime: day, location: 'Kiln 7', ...fields })).as(Game);
const patched = (id: number, fields: object) => admin.patch(`/api/games/${id}`, fields);
const withoutDay = async () => (await patched((await planned()).id, { dateTime: null })).as(Game);
const readNext = ({ headers }: TestResponse) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
const games = async (query: string) => (await arena.as.member.get(`/api/games?${query}`)).as(z.array(Game));

describe('a game without a day', () => {
  it('is not entered by hand', async () => {
    for (const dateTime of [null, '', undefined, dayToCome]) {
      const response = await admin.post('/api/games', { ...opponents, dateTime, location: 'Kiln 7' });
      expect(response.status, String(dateTime)).toBe(400);
    }
  });

  it('has lost its day, as long as nobody has begun to play it', async () => {
    const game = await withoutDay();
    expect(game).toMatchObject({ dateTime: null, date_time: null, status: 'upcoming' });
    expect((await patched(game.id, { status: 'postponed' })).as(Game).dateTime).toBeNull();
    expect((await patched(game.id, { date_time: day })).as(Game)).toMatchObject({ dateTime: day, date_time: day });
    expect((await patched(game.id, { dateTime: dayToCome })).status).toBe(400);
    for (const fields of [{ status: 'cancelled' }, { status: 'live' }, { status: 'upcoming', homeScore: 1 }]) {
      const response = await patched((await planned(fields)).id, { dateTime: null });
      expect(response.status).toBe(400);
      expect(response.as(ErrorResponse).issues?.map(({ path }) => path)).toEqual(['dateTime']);
    }
  });

  it('takes no result before it has a day, and has the day on which it starts', async () => {
    const game = await withoutDay();
    for (const result of [{ homeScore: 1 }, { homeScore: 2, awayScore: 1 }, { status: 'completed' }]) {
      expect((await patched(game.id, result)).as(ErrorResponse)).toMatchObject({
        issues: [{ path: 'dateTime', message: 'This game has no day yet: enter it first' }],
      });
    }
    const before = new Date().toISOString();
    const started = (await patched(game.id, { status: 'live' })).as(Game);
    expect((started.dateTime ?? '') >= before).toBe(true);
  });

  it('starts with its first play, also if its end arrives together with it', async () => {
    const game = await withoutDay();
    const at = new Date().toISOString();
    const events = ['correction', 'end'].map((kind) => ({
      ...{ id: crypto.randomUUID(), kind, at },
      ...(kind === 'correction' && { side: 'home', points: 1, period: 1 }),
    }));
    const response = await admin.post(`/api/games/${game.id}/events`, { events });
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    const [played] = (await games('limit=100')).filter(({ id }) => id === game.id);
    expect(played?.status).toBe('completed');
    expect(played?.dateTime).not.toBeNull();
  });

  it('comes before all others in the list of the latest, across pages, and in no range of days', async () => {
    const open = [(await withoutDay()).id, (await withoutDay()).id];
    const dated = await planned({ dateTime: '2099-12-31T23:00:00Z' });
    const first = await arena.as.member.get('/api/games?limit=1');
    expect(first.as(z.array(Game)).map(({ id }) => id)).toEqual([open[1]]);
    const second = await arena.as.member.get(readNext(first) ?? '');
    expect(second.as(z.array(Game)).map(({ id }) => id)).toEqual([open[0]]);
    const listed = await games('limit=100');
    const known = listed.findIndex(({ dateTime }) => dateTime !== null);
    expect(listed[known]?.id).toBe(dated.id);
    expect(listed.slice(known).filter(({ dateTime }) => dateTime === null)).toEqual([]);
    const ranged = await games('limit=100&from=2000-01-01T00:00:00Z&until=2100-12-31T00:00:00Z');
    expect(ranged.filter(({ dateTime }) => dateTime === null)).toEqual([]);
  });

  it('takes RSVPs, clashes with nothing, and does not move together with others', async () => {
    const game = await withoutDay();
    expect((await arena.as.member.post(`/api/games/${game.id}/rsvp`, { userName: 'Zoë 9' })).status).toBe(201);
    expect((await admin.post('/api/games/clashes', { id: game.id, location: 'Kiln 7' })).body).toEqual({ clashes: [] });
    const moved = await admin.post('/api/games/changes', { rows: [{ id: game.id }], move: { days: 1, hours: 0 } });
    expect(JSON.stringify(moved.body)).toContain('This game has no day yet: enter it first');
    expect((await arena.as.member.get(`/api/calendar/games/${game.id}.ics`)).status).toBe(409);
  });
});

describe('an import', () => {
  const heading = 'date,time,home,away,home score,away score\n';
  const season = { query: 'skipRefused=true&season=2027' };

  it.each(['TBC', 'tba', 'To be confirmed', 'Date to be confirmed', ''])(
    "reads '%s' as a day to come",
    async (typed) => {
      const sportId = await addSport(world);
      const text = `${heading}${typed},,Ünder 9's,Rovers,,`;
      const seen = await preview(admin, 'fixtures', sportId, text, { answers: { team: 'new' }, query: 'season=2027' });
      expect(JSON.stringify(seen)).toContain("Ünder 9's v Rovers, Date to be confirmed");
      expect(JSON.stringify(seen)).not.toContain('9999');
      expect(await importedCounts(admin, 'fixtures', sportId, text, season)).toEqual([1, 0, 0, 0, 2]);
      expect((await games(`sportId=${sportId}`)).map(({ dateTime }) => dateTime)).toEqual([null]);
      expect(await importedCounts(admin, 'fixtures', sportId, text, season)).toEqual([0, 0, 1, 0, 0]);
    },
  );

  it('refuses a result without a day, and a time without one', async () => {
    const sportId = await addSport(world);
    const text = `${heading}TBC,,Lions,Rovers,2,1\n,19:30,Lions,Rovers,,`;
    expect(await importedCounts(admin, 'fixtures', sportId, text, season)).toEqual([0, 0, 0, 2, 0]);
  });

  it('gives the day to the meeting that waits for it, without asking, and takes none away', async () => {
    const sportId = await addSport(world);
    const first = `${heading}2027-02-01,18:00,Lions,Rovers,,\nTBC,,Lions,Rovers,,\nTBC,,Rovers,Lions,,`;
    expect(await importedCounts(admin, 'fixtures', sportId, first, season)).toEqual([3, 0, 0, 0, 2]);
    const second = `${heading}2027-02-01,18:00,Lions,Rovers,,\n2027-05-01,18:00,Lions,Rovers,,\nTBC,,Rovers,Lions,,`;
    const seen = await preview(admin, 'fixtures', sportId, second, { query: 'season=2027' });
    expect(seen).toMatchObject({ questions: [] });
    expect(JSON.stringify(seen)).toContain('Sat 1 May 2027, 18:00 (before: Date to be confirmed)');
    expect(await importedCounts(admin, 'fixtures', sportId, second, season)).toEqual([0, 1, 2, 0, 0]);
    expect(await importedCounts(admin, 'fixtures', sportId, first, season)).toEqual([0, 0, 3, 0, 0]);
    const days = (await games(`sportId=${sportId}`)).map(({ dateTime }) => dateTime);
    expect(days).toEqual([null, '2027-05-01T16:00:00.000Z', '2027-02-01T16:00:00.000Z']);
  });

  it('of the export changes nothing', async () => {
    const sportId = await addSport(world);
    await importedCounts(admin, 'fixtures', sportId, `${heading}TBC,,Lions,Rovers,,\nTBC,,Lions,Rovers,,`, season);
    const text = String((await admin.get('/api/exports/games')).body);
    expect(text).not.toContain('9999');
    const { name } = await arena.db
      .selectFrom('sports')
      .select('name')
      .where('id', '=', sportId)
      .executeTakeFirstOrThrow();
    const [headings, ...lines] = text.split(/\r?\n/);
    const own = lines.filter((line) => line.startsWith('TBC,,') && line.includes(name));
    expect(own).toHaveLength(2);
    expect(await importedCounts(admin, 'fixtures', null, [headings, ...own].join('\n'))).toEqual([0, 0, 2, 0, 0]);
  });
});
