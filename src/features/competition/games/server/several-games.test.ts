import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { SeveralOutcomes } from '#shared/plain-resource.ts';
import { listen } from '#testing/stream.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';
import { storedDay } from '../day-rules.ts';
import { GameDependent } from '../several-fields.ts';
import { addUpcomingGame } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const setStatus =
  (status: string) =>
  (rows: unknown, person: Person = 'officer') =>
    arena.as[person].post('/api/games/status', { rows, status });
const postpone = setStatus('postponed');
const fetchStatus = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game).status;
const addGames = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await addUpcomingGame(world));
  return ids;
};

it('postpones several games as one change, each with its line in the audit log', async () => {
  const ids = await addGames(3);
  using stream = await listen(arena.url, arena.as.member);
  const response = (await postpone(ids.map((id) => ({ id, version: 1 })))).as(SeveralOutcomes);
  expect(response).toEqual({ done: ids, refused: [] });
  const event = await stream.receive(({ tags }) => tags.includes(`game:${ids[0]}`));
  expect(event.tags).toEqual(expect.arrayContaining(ids.map((id) => `game:${id}`)));
  for (const id of ids) {
    expect(await fetchStatus(id)).toBe('postponed');
    const lines = await arena.db.selectFrom('audit_log').selectAll().where('subject', '=', `game:${id}`).execute();
    expect(lines).toMatchObject([{ act: 'game.change' }]);
  }
});

it('refuses changed, completed and deleted games one by one, and postpones the others', async () => {
  const [changed = 0, over = 0, deleted = 0, fine = 0] = await addGames(4);
  await arena.as.officer.patch(`/api/games/${changed}`, { category: 'league' });
  await arena.as.officer.patch(`/api/games/${over}`, { homeScore: 2, awayScore: 1 });
  await arena.as.adminWithWindow.delete(`/api/games/${deleted}`);
  const rows = [{ id: changed, version: 1 }, { id: over }, { id: deleted, version: 1 }, { id: fine, version: 1 }];
  const { done, refused } = (await postpone(rows)).as(SeveralOutcomes);
  expect(done).toEqual([fine]);
  expect(refused).toEqual([
    { id: changed, message: 'Someone else has changed this in the meantime' },
    { id: over, message: 'This game has started: change it separately' },
    { id: deleted, message: 'This game was not found' },
  ]);
  expect(await fetchStatus(changed)).toBe('upcoming');
  expect(await fetchStatus(over)).toBe('completed');
});

it('counts a game that is named twice once, and accepts at most 100 games', async () => {
  const [id = 0] = await addGames(1);
  const once = (
    await postpone([
      { id, version: 1 },
      { id, version: 1 },
    ])
  ).as(SeveralOutcomes);
  expect(once).toEqual({ done: [id], refused: [] });
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: 1_000_000 + at }));
  expect((await postpone(many(100))).as(z.object({ refused: z.array(z.unknown()) })).refused).toHaveLength(100);
  for (const rows of [many(101), [], [{ id: 0 }], 'all']) expect((await postpone(rows)).status).toBe(400);
});

it('cancels several games, postpones them and puts them back', async () => {
  const ids = await addGames(2);
  for (const status of ['cancelled', 'postponed', 'upcoming']) {
    const { done } = (await setStatus(status)(ids.map((id) => ({ id })))).as(SeveralOutcomes);
    expect(done).toEqual(ids);
    expect(await fetchStatus(ids[0] ?? 0)).toBe(status);
  }
  for (const status of ['live', 'completed', ''])
    expect((await setStatus(status)(ids.map((id) => ({ id })))).status).toBe(400);
});

const change = (asked: object, person: Person = 'adminWithWindow') =>
  arena.as[person].post('/api/games/changes', asked);
const fetchGame = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

it('moves several games by days and hours of the clock, and leaves games that have started', async () => {
  const ids = await addGames(3);
  const [first = 0, , over = 0] = ids;
  await arena.as.officer.patch(`/api/games/${over}`, { homeScore: 2, awayScore: 1 });
  const before = await fetchGame(first);
  const { done, refused } = (await change({ rows: ids.map((id) => ({ id })), move: { days: 7, hours: -1 } })).as(
    SeveralOutcomes,
  );
  expect(done).toEqual(ids.slice(0, 2));
  expect(refused).toEqual([{ id: over, message: 'This game has started: change it separately' }]);
  expect(Date.parse(storedDay((await fetchGame(first)).dateTime)) - Date.parse(storedDay(before.dateTime))).toBe(
    (7 * 24 - 1) * 3_600_000,
  );
  await change({ rows: [{ id: first }], move: { days: -7, hours: 1 } });
  expect((await fetchGame(first)).dateTime).toBe(before.dateTime);
});

it('gives several games another place, a competition of their sport, and none', async () => {
  const [first = 0, second = 0] = await addGames(2);
  const rows = [{ id: first }, { id: second }];
  expect((await change({ rows, location: 'Zulu Field' })).as(SeveralOutcomes).done).toEqual([first, second]);
  expect((await fetchGame(second)).location).toBe('Zulu Field');
  const { sportId } = await fetchGame(first);
  const competition = (
    await arena.as.adminWithWindow.post('/api/competitions', {
      name: 'Evening Cup',
      sportId,
      kind: 'cup',
      season: '2026',
    })
  ).as(z.object({ id: z.number() }));
  expect((await change({ rows, competitionId: competition.id })).as(SeveralOutcomes).done).toEqual([first, second]);
  expect((await change({ rows, competitionId: 999_999 })).as(SeveralOutcomes).refused).toHaveLength(2);
  expect((await fetchGame(first)).competition?.name).toBe('Evening Cup');
  expect((await change({ rows: [{ id: first }], competitionId: null })).status).toBe(200);
  expect((await fetchGame(first)).competition).toBe(null);
});

it('refuses no change, two changes and moves that are none or too far', async () => {
  const [id = 0] = await addGames(1);
  const rows = [{ id }];
  for (const wrong of [
    {},
    { move: { days: 0, hours: 0 } },
    { move: { days: 367, hours: 0 } },
    { move: { days: 1.5, hours: 0 } },
    { move: { days: 1 } },
    { move: { days: 1, hours: 0 }, location: 'Hall' },
    { location: ' ' },
    { location: 'Hall', word: 'x'.repeat(201) },
    { competitionId: null, word: 'It would be told to nobody' },
    { status: 'live' },
  ])
    expect((await change({ rows, ...wrong })).status).toBe(400);
  expect((await fetchGame(id)).location).not.toBe('Hall');
});

it('says what belongs to games, deletes that with them, and writes it into one line of the audit log', async () => {
  const [talked = 0, plain = 0, boxed = 0] = await addGames(3);
  const { member, adminWithWindow } = arena.as;
  for (const userName of ['Thandi', "Sipho o'Neil 2"]) await member.post(`/api/games/${talked}/rsvp`, { userName });
  await member.post('/api/comments', { gameId: talked, content: 'See you there' });
  const { homeTeamId } = await fetchGame(boxed);
  const player = (await adminWithWindow.post('/api/players', { name: 'Ada', teamId: homeTeamId })).as(
    z.object({ id: z.int() }),
  );
  await arena.db
    .insertInto('box_score_lines')
    .values({ game_id: boxed, player_id: player.id, side: 'home', did_not_play: 0, stats: '{}' })
    .execute();
  const parts = async (...ids: number[]) =>
    (await adminWithWindow.get(`/api/games/parts?ids=${ids.join()}`)).as(z.array(GameDependent));
  expect(await parts(talked, plain, boxed)).toEqual([
    { one: 'RSVP', many: 'RSVPs', effect: 'deleted', count: 2 },
    { one: 'comment', many: 'comments', effect: 'deleted', count: 1 },
    { one: 'box score', many: 'box scores', effect: 'stays', count: 1 },
  ]);
  expect(await parts(plain)).toEqual([]);
  for (const ids of ['', '0', '1,', 'x', Array.from({ length: 101 }, (_, at) => at + 1).join()])
    expect((await adminWithWindow.get(`/api/games/parts?ids=${ids}`)).status).toBe(400);
  const rows = [talked, plain, boxed].map((id) => ({ id }));
  const { done, refused } = (await adminWithWindow.post('/api/games/deletion', { rows })).as(SeveralOutcomes);
  expect([done, refused.map(({ id }) => id)]).toEqual([[talked, plain], [boxed]]);
  const [line] = (await adminWithWindow.get('/api/admin/audit?act=games.delete')).as(z.array(AuditLine));
  expect(line).toMatchObject({ said: 'deleted the games', detail: { with: ['2 RSVPs', '1 comment'] } });
  expect(line?.detail).toMatchObject({ deleted: [{ id: talked }, { id: plain }] });
});

it('lists the locations of games, the most used first', async () => {
  const [one = 0, other = 0] = await addGames(2);
  for (const id of [one, other]) await arena.as.adminWithWindow.patch(`/api/games/${id}`, { location: 'Zebra Court' });
  await arena.as.adminWithWindow.patch(`/api/games/${other}`, { location: 'Aloe Field' });
  const known = (await arena.as.officer.get('/api/games/locations')).as(z.array(z.string()));
  expect(known).toEqual([...new Set(known)]);
  expect(known).toEqual(expect.arrayContaining(['Zebra Court', 'Aloe Field']));
  expect(known.indexOf('Aloe Field')).toBeLessThan(known.indexOf('Zebra Court'));
});
