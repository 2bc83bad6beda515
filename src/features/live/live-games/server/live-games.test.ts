import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addGameWithRsvp, addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { CurrentUser } from '#shared/session.ts';
import { countStatements } from '#testing/database/statements.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { end, start, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const scoreNow = async (id: number) => {
  const { status, homeScore, awayScore } = await gameNow(id);
  return [status, homeScore, awayScore];
};

it('updates score and status with every tap, and counts each tap once', async () => {
  const id = await addUpcomingGame(world);
  const three = tap('home', 'three');
  expect((await post(id, start())).status).toBe(200);
  expect(await scoreNow(id)).toEqual(['live', 0, 0]);
  await post(id, three, tap('away', 'two'));
  expect((await post(id, three)).status).toBe(200);
  expect(await scoreNow(id)).toEqual(['live', 3, 2]);
  await post(id, undo(three.id), end());
  expect(await scoreNow(id)).toEqual(['completed', 0, 2]);
});

const eventsNow = async (id: number, after = '') =>
  (await arena.as.member.get(`/api/games/${id}/events${after && `?after=${after}`}`)).as(GameEvents);

it('returns only the events after the given one, and all events after an unknown one', async () => {
  const id = await addUpcomingGame(world);
  const two = tap('home', 'two');
  await post(id, start(), two);
  const { from, events, definition, can } = await eventsNow(id);
  expect([from, events.map(({ kind }) => kind), definition, can.score]).toEqual([
    0,
    ['start', 'tap'],
    'basketball',
    false,
  ]);
  const three = tap('home', 'three');
  expect((await arena.as.officer.post(`/api/games/${id}/events?after=${two.id}`, { events: [three] })).body).toEqual(
    expect.objectContaining({ from: 2, events: [three] }),
  );
  expect(await eventsNow(id, two.id)).toMatchObject({ from: 2, events: [three] });
  expect(await eventsNow(id, 'an-unknown-one')).toMatchObject({ from: 0, events: [{}, {}, {}] });
});

async function addHomePlayer(id: number): Promise<number> {
  const { home_team_id } = await arena.db
    .selectFrom('games')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const playerId = await addPlayer(world);
  await arena.db.updateTable('players').set({ team_id: home_team_id }).where('id', '=', playerId).execute();
  return playerId;
}

it('sends spectators each tap with its score, so that they need no refetch', async () => {
  const id = await addUpcomingGame(world);
  const playerId = await addHomePlayer(id);
  using stream = await listen(arena.url, arena.as.member);
  const word = (from: number) => stream.receive(({ patches }) => patches[`events:${id}`]?.added?.from === from);
  await post(id, start(), tap('home', 'two', { playerId }));
  await word(0);
  const { playerName } = (await eventsNow(id)).events.find((event) => event.kind === 'tap') ?? {};
  const three = tap('home', 'three', { playerId });
  await post(id, three);
  const told = await word(2);
  expect(told.patches[`events:${id}`]?.added?.items).toEqual([{ ...three, playerName }]);
  expect(told.patches[`score:${id}`]).toMatchObject({ row: `game:${id}`, fields: { homeScore: 5, awayScore: 0 } });
  expect(told.tags).not.toContain(`game:${id}`);
  expect(told.bytes).toBeLessThan(1_000);
  expect(await gameNow(id)).toMatchObject(told.patches[`score:${id}`]?.fields ?? {});
});

it('sends spectators an invalidation without a patch when a phone sends many taps at once', async () => {
  const id = await addUpcomingGame(world);
  using stream = await listen(arena.url, arena.as.member);
  await post(id, start());
  await stream.receive(({ patches }) => patches[`events:${id}`] !== undefined);
  const taps = Array.from({ length: 20 }, () => tap('away', 'free-throw'));
  await post(id, ...taps);
  await stream.receive(({ tags, patches }) => tags.includes(`events:${id}`) && !patches[`events:${id}`]);
  expect((await eventsNow(id)).events).toHaveLength(21);
});

it('uses the sport definition of the game, even after its sport is changed', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  expect((await eventsNow(id)).definition).toBe('basketball');
  const other = buildWorld(arena.app);
  const { sportId: soccer, ...teams } = await sides.of(other);
  await arena.db.updateTable('sports').set({ definition: 'soccer' }).where('id', '=', soccer).execute();
  const change = await arena.as.adminWithWindow.patch(`/api/games/${id}`, { sportId: soccer, ...teams });
  expect(change.status).toBe(200);
  expect((await eventsNow(id)).definition).toBe('soccer');
});

it('shows the current score in all lists, cached or not', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  const scoreInList = async () =>
    (await arena.as.member.get('/api/games?status=live')).as(z.array(Game)).find((game) => game.id === id)?.homeScore;
  for (const expected of [1, 2, 3]) {
    await post(id, tap('home', 'free-throw'));
    expect([await scoreInList(), (await gameNow(id)).homeScore]).toEqual([expected, expected]);
  }
});

it('changes only the score of a game with a tap, in few statements', async () => {
  const id = await addGameWithRsvp(world);
  const competitionId = await addCompetition(world);
  const playerId = await addHomePlayer(id);
  expect((await arena.as.adminWithWindow.patch(`/api/games/${id}`, { competitionId })).status).toBe(200);
  await post(id, start(), tap('home', 'two', { playerId }));
  const { measureStatements } = countStatements(arena.app.services);
  const before = await gameNow(id);
  expect(await measureStatements(() => post(id, tap('away', 'three')))).toBeLessThanOrEqual(19);
  expect(await measureStatements(() => post(id, tap('home', 'two', { playerId })))).toBeLessThanOrEqual(26);
  const moved = { homeScore: 4, awayScore: 3, periodScores: [[4, 3]], version: before.version + 2 };
  expect(await gameNow(id)).toEqual({ ...before, ...moved });
});

it('refuses events from the session of an account that did not press them', async () => {
  const id = await addUpcomingGame(world);
  const admin = (await arena.as.admin.get('/api/user')).as(CurrentUser);
  const pressedBy = (who: number) =>
    arena.as.officer.post(`/api/games/${id}/events`, { events: [start()], pressedBy: who });
  expect((await pressedBy(admin.id)).status).toBe(403);
  expect((await gameNow(id)).status).toBe('upcoming');
  const officer = (await arena.as.officer.get('/api/user')).as(CurrentUser);
  expect((await pressedBy(officer.id)).status).toBe(200);
});

it('builds the box score from taps, and keeps what is typed into it', async () => {
  const id = await addUpcomingGame(world);
  const playerId = await addHomePlayer(id);
  const boxScore = async () => (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
  const two = tap('home', 'two', { playerId });
  await post(id, start(), two, tap('home', 'free-throw'));
  const first = await boxScore();
  expect(first.lines.map((line) => line.stats['points'])).toEqual([2]);
  expect(first.check.home).toEqual({ counted: 3, score: 3, difference: 0 });
  const typed = { lines: [{ playerId, points: 2, fgm: 1, fga: 1, ast: 4 }], version: first.version };
  expect((await arena.as.officer.put(`/api/games/${id}/box-score`, typed)).status).toBe(200);
  await post(id, undo(two.id), tap('home', 'three', { playerId }));
  const [line] = (await boxScore()).lines;
  expect([line?.stats['points'], line?.stats['assists'], line?.stats['threePointersMade']]).toEqual([3, 4, 1]);
});

it('stores a typed score as a correction, so that the score stays the sum of events', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start(), tap('home', 'two'));
  expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 5, awayScore: 1 })).status).toBe(200);
  await post(id, tap('away', 'three'));
  expect(await scoreNow(id)).toEqual(['live', 5, 4]);
});

it('keeps a score that was typed before the first event', async () => {
  const id = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 10, awayScore: 4, status: 'live' });
  await post(id, tap('home', 'two'));
  expect(await scoreNow(id)).toEqual(['live', 12, 4]);
});

it('counts simultaneous taps of two officers once each, through two processes', async () => {
  const id = await addUpcomingGame(world);
  await using other = await arena.beside();
  await post(id, start());
  const taps = Array.from({ length: 20 }, (_, at) => tap(at % 2 ? 'home' : 'away', 'free-throw'));
  await Promise.all(
    taps.flatMap((event, at) => {
      const officer = at % 3 ? arena.as.officer : other.as.admin;
      return [officer, arena.as.officer].map((who) => who.post(`/api/games/${id}/events`, { events: [event] }));
    }),
  );
  expect(await scoreNow(id)).toEqual(['live', 10, 10]);
});

it('refuses events that cannot have happened', async () => {
  const id = await addUpcomingGame(world);
  const stranger = await addPlayer(world);
  const { body, status } = await post(id, tap('home', 'own-goal'), tap('away', 'two', { playerId: stranger }));
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ issues: expect.arrayContaining([expect.objectContaining({ path: 'events.0.tap' })]) }),
  ]);
  expect((await post(9_999_999, start())).status).toBe(404);
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'cancelled' });
  expect((await post(id, start())).status).toBe(409);
});
