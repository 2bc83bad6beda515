import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { ImportDone, RecentImport, UndonePreview, undoDays } from '../../contract.ts';
import { sheetForm } from '../../testing/file.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;
const { db } = arena;

async function imported(kind: string, sportId: number, content: string, answers = {}): Promise<number> {
  const form = sheetForm(content, {
    answers: { team: 'new', venue: 'new', competition: 'cup', past: 'played', ...answers },
  });
  const answer = await admin.post(`/api/imports/${kind}?sportId=${sportId}`, form);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { importId } = answer.as(ImportDone);
  if (importId === null) throw new Error('Nothing was imported');
  return importId;
}
const previewed = async (id: number) => (await admin.post(`/api/recent-imports/${id}/undo/preview`)).as(UndonePreview);
const undo = (id: number) => admin.post(`/api/recent-imports/${id}/undo`);
const listIds = async (table: 'games' | 'teams' | 'players', sportId: number) =>
  table === 'players'
    ? (
        await sql<{ id: number }>`select players.id from players join teams on teams.id = team_id
        where sport_id = ${sportId} order by players.id`.execute(db)
      ).rows.map(({ id }) => id)
    : (await db.selectFrom(table).select('id').where('sport_id', '=', sportId).orderBy('id').execute()).map(
        ({ id }) => id,
      );
const listGames = (sportId: number) =>
  db
    .selectFrom('games')
    .select(['date_time', 'location', 'home_score', 'away_score', 'status'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();

const games = [
  'date,time,home,away,home score,away score,venue,competition',
  "2026-08-16,14:00,O'Hara’s XI,Ravens 🐦,2,1,Dome of Undo,Cup of Undo",
  "2026-08-17,14:00,Ravens 🐦,O'Hara’s XI,,,,",
].join('\n');

describe('undoing an import of fixtures', () => {
  it('names no rows one by one in its answer: proxies refuse long headers', async () => {
    const sportId = await addSport(world);
    const season = Array.from({ length: 400 }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
      return `${day},14:00,O'Hara’s XI,Ravens 🐦,,,,`;
    });
    const id = await imported('fixtures', sportId, [games.split('\n')[0], ...season].join('\n'));
    const { status, headers } = await undo(id);
    expect([status, headers.get('x-tags')]).toEqual([200, '*']);
    expect(await listIds('games', sportId)).toEqual([]);
  });

  it('deletes its games, and the teams, venues and competitions that came along', async () => {
    const sportId = await addSport(world);
    const id = await imported('fixtures', sportId, games);
    expect(await previewed(id)).toMatchObject({
      removed: 2,
      restored: 0,
      stays: [],
      goes: ['1 venue', '1 competition', '2 teams'],
      refusals: [],
    });
    expect(await listIds('games', sportId), 'a preview writes nothing').toHaveLength(2);
    expect((await undo(id)).status).toBe(200);
    expect([await listIds('games', sportId), await listIds('teams', sportId)]).toEqual([[], []]);
    for (const table of ['venues', 'competitions'] as const) {
      expect(await db.selectFrom(table).select('id').where('name', 'like', '%of Undo').execute()).toEqual([]);
    }
    expect((await undo(id)).status, 'once').toBe(404);
    const { act, subject } = await db
      .selectFrom('audit_log')
      .select(['act', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([act, subject]).toEqual(['import.undo', `fixtures-import:${id}`]);
  });

  it('gives changed games back what they were, and counts the tables again', async () => {
    const sportId = await addSport(world);
    await imported('fixtures', sportId, games);
    const before = await listGames(sportId);
    const listRecords = () =>
      db
        .selectFrom('teams')
        .select(['name', 'wins', 'losses', 'games_played'])
        .where('sport_id', '=', sportId)
        .orderBy('id')
        .execute();
    const records = await listRecords();
    const id = await imported(
      'fixtures',
      sportId,
      games.replace('14:00,O', '15:30,O').replace('2,1,Dome of Undo', '1,4,Shed'),
    );
    expect(await listGames(sportId)).not.toEqual(before);
    expect(await previewed(id)).toMatchObject({
      removed: 0,
      restored: 1,
      names: [{ what: "O'Hara’s XI v Ravens 🐦, 2026-08-16" }, { what: 'Shed' }],
    });
    expect((await undo(id)).status).toBe(200);
    expect(await listGames(sportId)).toEqual(before);
    expect(await listRecords()).toEqual(records);
  });

  it('is refused as a whole once one of its games was played, and says which', async () => {
    const sportId = await addSport(world);
    const id = await imported('fixtures', sportId, games);
    const [, second = 0] = await listIds('games', sportId);
    const game = (await arena.as.member.get(`/api/games/${second}`)).as(z.object({ version: z.int() }));
    const scores = { version: game.version, homeScore: 3, awayScore: 3, status: 'completed' };
    expect((await admin.patch(`/api/games/${second}`, scores)).status).toBe(200);
    expect((await previewed(id)).refusals).toEqual([
      { id: `games:${second}`, what: "Ravens 🐦 v O'Hara’s XI, 2026-08-17", why: 'has 1 result entered since' },
    ]);
    const refused = await undo(id);
    expect(refused.status).toBe(409);
    expect(refused.as(ErrorResponse).message).toContain(
      "Ravens 🐦 v O'Hara’s XI, 2026-08-17 has 1 result entered since",
    );
    expect(await listIds('games', sportId)).toHaveLength(2);
  });

  it('names highlights and scorer links of games that go', async () => {
    const sportId = await addSport(world);
    const id = await imported('fixtures', sportId, games.replace('2,1,', ',,'));
    const [first = 0, second = 0] = await listIds('games', sportId);
    const link = await admin.post(`/api/games/${first}/scorer-links`, { scorer: 'Zoë at the line' });
    expect(link.status, JSON.stringify(link.body)).toBe(201);
    const clip = { title: 'Buzzer', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', gameId: second };
    const added = await admin.post('/api/highlights', clip);
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    expect(await previewed(id)).toMatchObject({
      goes: expect.arrayContaining(['1 scorer link', '2 teams']),
      stays: ['1 highlight without their games'],
      refusals: [],
    });
    expect((await undo(id)).status).toBe(200);
    expect(await db.selectFrom('highlights').select('game_id').where('title', '=', 'Buzzer').execute()).toEqual([
      { game_id: null },
    ]);
  });

  it('is possible after a venue was renamed; a game moved elsewhere forbids it, and the reason is said', async () => {
    const sportId = await addSport(world);
    await imported('fixtures', sportId, games.replace('Dome of Undo', 'Shed of Undo'));
    const id = await imported('fixtures', sportId, games.replace('2,1,Dome of Undo', '3,1,Shed of Undo'));
    const another = await imported(
      'fixtures',
      sportId,
      '\ndate,home,away,venue\n2026-09-01,Ravens 🐦,Crows 7,Shed of Undo',
      {
        meeting: 'new',
      },
    );
    const { id: venueId } = await db
      .selectFrom('venues')
      .select('id')
      .where('name', '=', 'Shed of Undo')
      .executeTakeFirstOrThrow();
    const venue = (await admin.get('/api/venues')).as(z.array(z.looseObject({ id: z.int(), version: z.int() })));
    const version = venue.find((one) => one.id === venueId)?.version;
    const renamed = await admin.patch(`/api/venues/${venueId}`, { version, name: 'Barn, renamed' });
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    for (const one of [id, another]) expect((await previewed(one)).refusals).toEqual([]);
    expect((await undo(id)).status).toBe(200);
    expect(await listGames(sportId)).toMatchObject([{ location: 'Barn, renamed', home_score: 2 }, {}, {}]);

    const [, , third = 0] = await listIds('games', sportId);
    const game = (await admin.get(`/api/games/${third}`)).as(z.object({ version: z.int() }));
    await admin.patch(`/api/games/${third}`, { version: game.version, location: 'Elsewhere' });
    expect((await previewed(another)).refusals).toMatchObject([{ why: 'was changed since: place' }]);
  });

  it('says which RSVPs, comments and likes go with the games, and keeps a team that others use now', async () => {
    const sportId = await addSport(world);
    const id = await imported(
      'fixtures',
      sportId,
      "date,home,away\n2099-08-16,O'Hara’s XI,Ravens 🐦\n2099-08-17,Ravens 🐦,O'Hara’s XI",
    );
    const [, second = 0] = await listIds('games', sportId);
    expect((await arena.as.member.post(`/api/games/${second}/rsvp`, { userName: 'Zoë' })).status).toBe(201);
    expect((await arena.as.member.post(`/api/games/${second}/like`, { liked: true })).status).toBe(200);
    const [team = 0] = await listIds('teams', sportId);
    expect((await admin.post('/api/players', { name: 'Naledi', teamId: team })).status).toBe(201);
    const { goes, stays, refusals } = await previewed(id);
    expect([goes, stays, refusals]).toEqual([['1 RSVP', '1 like', '1 team'], ["O'Hara’s XI has 1 player"], []]);
    expect((await undo(id)).status).toBe(200);
    expect(await listIds('teams', sportId)).toEqual([team]);
  });
});

it('undoes lists of teams and of players, new and changed', async () => {
  const sportId = await addSport(world);
  const teams = await imported('teams', sportId, 'name,gender,residence\nLions,men,Rowan’s End\nRovers,,', {
    residence: 'new',
  });
  const players = await imported('players', sportId, 'name,team,no,points\nNomsa,Lions,7,12\nZola,Rovers,8,');
  const changed = await imported(
    'players',
    sportId,
    'name,team,no,position,points\nNomsa,Lions,9,Wing,20\nThabo,Comets,1,,',
  );
  expect((await previewed(teams)).refusals).toMatchObject([
    { what: 'Rovers', why: 'has 1 player' },
    { what: 'Lions', why: 'has 1 player' },
  ]);
  expect((await previewed(players)).refusals, 'the later import first').toMatchObject([
    { what: 'Nomsa, Lions', why: 'was changed since' },
  ]);
  expect(await previewed(changed)).toMatchObject({ removed: 1, restored: 1 });
  for (const id of [changed, players, teams]) expect((await undo(id)).status).toBe(200);
  expect([await listIds('players', sportId), await listIds('teams', sportId)]).toEqual([[], []]);
  expect(await db.selectFrom('residences').select('id').where('name', '=', 'Rowan’s End').execute()).toEqual([]);
});

it('takes back links to accounts, also of players who were here before', async () => {
  const sportId = await addSport(world);
  await imported('players', sportId, 'name,team\nNomsa,Lions');
  const username = usernames.member;
  const id = await imported('players', sportId, `name,team,account\nNomsa,Lions,${username}`);
  const links = () =>
    db
      .selectFrom('player_links')
      .innerJoin('players', 'players.id', 'player_id')
      .select('player_links.id')
      .where('players.name', '=', 'Nomsa')
      .execute();
  expect(await links()).toHaveLength(1);
  expect(await previewed(id)).toMatchObject({ names: [{ what: `Link to the account ${username}` }], refusals: [] });
  expect((await undo(id)).status).toBe(200);
  expect(await links()).toEqual([]);
});

it('lists the imports of seven days for admins, and no import after that', async () => {
  const sportId = await addSport(world);
  const id = await imported('teams', sportId, 'name\nThe Very Late');
  const list = async () => (await admin.get('/api/recent-imports')).as(z.array(RecentImport));
  expect((await list())[0]).toMatchObject({ id, title: 'Teams', counts: { add: 1 }, by: expect.any(String) });
  const old = new Date(Date.now() - undoDays * 86_400_000 - 1000).toISOString();
  await db.updateTable('imports').set({ created_at: old }).where('id', '=', id).execute();
  expect((await list()).filter((one) => one.id === id)).toEqual([]);
  expect((await undo(id)).status).toBe(404);
});
