import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { MadeScorerLink } from '#features/live/scorer-links/contract.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent, Takeover } from '../../contract.ts';
import { edit, end, nextPeriod, start, tap, undo } from '../../testing/taps.ts';

const app = await startTestApp({ limits: 1_000_000 });
afterAll(() => app.close());
const world = buildWorld(app.app);
const { sportId } = await sides.of(world);
await app.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const { officer, adminWithWindow: other, member } = app.as;
const [phoneA, phoneB] = [crypto.randomUUID(), crypto.randomUUID()];

const send = (id: number, session: string | undefined, ...events: PressedEvent[]) =>
  officer.post(`/api/games/${id}/events`, { events, ...(session && { session }) });
const takeOver = (id: number, session: string, join?: boolean) =>
  other.post(`/api/games/${id}/scoring`, { session, ...(join && { join }) });
const decide = (id: number, decision: object) => officer.post(`/api/games/${id}/offered/decisions`, decision);
const offered = async (id: number, session = phoneB) =>
  (await officer.get(`/api/games/${id}/offered?session=${session}`)).as(Takeover);
const countingIds = async (id: number) =>
  (await member.get(`/api/games/${id}/events`)).as(GameEvents).events.map((event) => event.id);
const score = async (id: number) => {
  const { homeScore, awayScore } = (await member.get(`/api/games/${id}`)).as(Game);
  return [homeScore, awayScore];
};
const pickIds = (events: readonly PressedEvent[]) => events.map(({ id }) => id);

async function takenOver() {
  const id = await addUpcomingGame(world);
  const begun = [start(), tap('home', 'two')];
  await send(id, phoneA, ...begun);
  expect((await takeOver(id, phoneB)).as(Takeover)).toMatchObject({ isHolder: true, counts: true, waiting: 0 });
  return { id, begun };
}

it('lets two phones score together until one takes over, then offers the plays of the other', async () => {
  const { id, begun } = await takenOver();
  const late = tap('home', 'three');
  const response = await send(id, phoneA, ...begun, late);
  expect([response.status, (response.body as { offered: number }).offered]).toEqual([200, 1]);
  await send(id, phoneB, tap('away', 'two'));
  expect(await score(id)).toEqual([2, 2]);
  const { holder, plays, waiting } = await offered(id);
  expect([holder?.name !== null, waiting, plays.map(({ event }) => event.id)]).toEqual([true, 1, [late.id]]);
  // Events sent again are offered once, and events that already counted are not offered.
  expect((await send(id, phoneA, ...begun, late)).body).toMatchObject({ offered: 0 });
  expect((await offered(id)).waiting).toBe(1);
  expect(await offered(id, phoneA)).toMatchObject({ isHolder: false, counts: false });
});

it('counts a play that is taken in with its own id, instant and account, and never one that is left out', async () => {
  const { id } = await takenOver();
  const [taken, left] = [tap('home', 'three'), tap('home', 'two')];
  await send(id, phoneA, taken, left);
  const [first, second] = (await offered(id)).plays;
  expect((await decide(id, { ids: [first?.id], take: true })).as(Takeover).waiting).toBe(1);
  expect((await decide(id, { ids: [second?.id], take: false })).as(Takeover).waiting).toBe(0);
  expect(await score(id)).toEqual([5, 0]);
  const row = await app.db
    .selectFrom('game_events')
    .selectAll()
    .where('event_key', '=', taken.id)
    .executeTakeFirstOrThrow();
  const begun = await app.db.selectFrom('game_events').selectAll().where('game_id', '=', id).executeTakeFirstOrThrow();
  expect([row.at, row.account_id]).toEqual([taken.at, begun.account_id]);
  expect((await decide(id, { ids: [first?.id], take: true })).status).toBe(200);
  const otherwise = await decide(id, { ids: [first?.id], take: false });
  expect([otherwise.status, otherwise.body]).toMatchObject([409, { current: { id: first?.id, decision: 'taken' } }]);
  await send(id, phoneA, left);
  expect(await score(id)).toEqual([5, 0]);
  const exported = String((await other.get('/api/exports/offered-plays')).body).split('\n');
  expect(exported.find((line) => line.includes(taken.id))).toContain(',taken,');
  expect(exported.find((line) => line.includes(left.id))).toContain(',left,');
});

it('follows the player of an offered play through a merge, and keeps the play without a deleted player', async () => {
  const { id } = await takenOver();
  const { homeTeamId } = await sides.of(world);
  const [kept, merged, deleted] = [await addPlayer(world), await addPlayer(world), await addPlayer(world)];
  await app.db.updateTable('players').set({ team_id: homeTeamId }).where('id', 'in', [kept, merged, deleted]).execute();
  await send(id, phoneA, tap('home', 'two', { playerId: merged }), tap('home', 'two', { playerId: deleted }));
  await other.delete(`/api/players/${deleted}`);
  const response = await other.post(`/api/players/${kept}/merge`, { playerId: merged });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const named = (await offered(id)).plays.map(({ event }) => 'playerId' in event && event.playerId);
  expect(named).toEqual([kept, null]);
  await decide(id, { all: true, take: true });
  expect(await score(id)).toEqual([6, 0]);
});

it('decides an undo and an edit together with their play', async () => {
  const { id } = await takenOver();
  const play = tap('home', 'three');
  await send(id, phoneA, play, edit(play.id, 'home', 'two'));
  await takeOver(id, phoneA, true);
  const later = undo(play.id);
  expect((await send(id, phoneA, later)).body).toMatchObject({ offered: 1 });
  const { plays } = await offered(id);
  expect(plays).toHaveLength(3);
  expect((await decide(id, { ids: [plays[2]?.id], take: true })).as(Takeover).waiting).toBe(0);
  expect(await countingIds(id)).toContain(later.id);
  expect(await score(id)).toEqual([2, 0]);
});

it('decides starts, ends and periods one by one', async () => {
  const { id } = await takenOver();
  const [period, last] = [nextPeriod(2), end()];
  const back = undo(last.id);
  const play = tap('away', 'two', { period: 2 });
  await send(id, phoneA, period, play, last, back);
  expect((await decide(id, { all: true, take: true })).as(Takeover).plays.map(({ event }) => event.id)).toEqual([
    period.id,
    last.id,
    back.id,
  ]);
  expect(await score(id)).toEqual([2, 2]);
  const { plays } = await offered(id);
  expect(plays.every(({ isInAll }) => !isInAll)).toBe(true);
  expect((await decide(id, { ids: [plays[0]?.id], take: true })).as(Takeover).waiting).toBe(2);
  expect(await countingIds(id)).toContain(period.id);
});

it('counts the plays of a phone that joins until the next takeover; taking over again changes nothing', async () => {
  const { id } = await takenOver();
  expect((await takeOver(id, phoneA, true)).as(Takeover)).toMatchObject({ counts: true, isHolder: false });
  expect((await send(id, phoneA, tap('home', 'two'))).body).toMatchObject({ offered: 0 });
  const again = await takeOver(id, phoneB);
  expect([again.status, (await offered(id, phoneA)).counts]).toEqual([200, true]);
  await takeOver(id, crypto.randomUUID());
  for (const session of [phoneA, phoneB, undefined]) {
    expect((await send(id, session, tap('home', 'two'))).body).toMatchObject({ offered: 1 });
  }
  expect(await score(id)).toEqual([4, 0]);
});

it('lets everybody score after somebody joins while nobody has taken over', async () => {
  const id = await addUpcomingGame(world);
  expect((await takeOver(id, phoneA, true)).as(Takeover)).toMatchObject({ holder: null, counts: true });
  expect((await send(id, undefined, start())).body).toMatchObject({ offered: 0 });
});

it('offers the plays of a scorer link with the name of its scorer', async () => {
  const { gameId } = await addScorerLink(world);
  await app.db.updateTable('games').set({ date_time: new Date().toISOString() }).where('id', '=', gameId).execute();
  const { token } = (await officer.post(`/api/games/${gameId}/scorer-links`, { scorer: 'Ayanda' })).as(MadeScorerLink);
  await takeOver(gameId, phoneB);
  await send(gameId, phoneB, start());
  const play = tap('home', 'three');
  const response = await app.newVisitor().post('/api/scoring/events', { token, events: [play], session: phoneA });
  expect([response.status, (response.body as { offered: number }).offered]).toEqual([200, 1]);
  expect((await offered(gameId)).plays).toMatchObject([{ by: 'Ayanda' }]);
  await decide(gameId, { all: true, take: true });
  const row = await app.db
    .selectFrom('game_events')
    .selectAll()
    .where('event_key', '=', play.id)
    .executeTakeFirstOrThrow();
  expect([row.account_id, row.scorer_link_id !== null]).toEqual([null, true]);
});

it('applies one of twenty simultaneous decisions, once', async () => {
  const { id } = await takenOver();
  await send(id, phoneA, tap('home', 'three'));
  const [play] = (await offered(id)).plays;
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => decide(id, { ids: [play?.id], take: at % 2 === 0 })),
  );
  const isTaken = (await score(id))[0] === 5;
  expect(await score(id)).toEqual([isTaken ? 5 : 2, 0]);
  expect(responses.map(({ status }) => status)).toEqual(
    responses.map((_, at) => ((at % 2 === 0) === isTaken ? 200 : 409)),
  );
});

it('either counts or offers each tap sent during a takeover, and decides offered ones in any order', async () => {
  const id = await addUpcomingGame(world);
  const begin = start();
  await send(id, phoneA, begin);
  const pressed = Array.from({ length: 24 }, (_, at) => tap(at % 3 === 0 ? 'away' : 'home', 'two'));
  await Promise.all([
    ...pressed.map((play, at) => send(id, at % 2 === 0 ? phoneA : phoneB, play)),
    takeOver(id, phoneB),
    ...pressed.slice(0, 6).map((play) => send(id, phoneA, play)),
  ]);
  const { plays } = await offered(id);
  const [counted, waiting] = [await countingIds(id), plays.map(({ event }) => event.id)];
  expect([...counted, ...waiting].sort()).toEqual(pickIds([begin, ...pressed]).sort());
  const decisions = plays
    .map(({ id: play }, at) => ({ ids: [play], take: at % 2 === 0 }))
    .sort((a, b) => ((a.ids[0] ?? 0) % 5) - ((b.ids[0] ?? 0) % 5));
  await Promise.all(decisions.map((decision) => decide(id, decision)));
  const rows = await app.db.selectFrom('offered_events').selectAll().where('game_id', '=', id).execute();
  const left = rows.filter(({ decision }) => decision === 'left').map(({ event_key }) => event_key);
  expect([...(await countingIds(id)), ...left].sort()).toEqual(pickIds([begin, ...pressed]).sort());
  expect((await offered(id)).waiting).toBe(0);
});

it('needs a session and one way to choose plays', async () => {
  const { id } = await takenOver();
  await send(id, phoneA, tap('home', 'two'));
  expect((await officer.post(`/api/games/${id}/scoring`, { session: 'mine' })).status).toBe(400);
  for (const body of [{ take: true }, { all: true, ids: [1], take: true }, { ids: [], take: true }]) {
    expect((await decide(id, body)).status).toBe(400);
  }
  expect((await decide(id, { ids: [999_999], take: true })).status).toBe(404);
  expect((await officer.post('/api/games/999999/scoring', { session: phoneA })).status).toBe(404);
  expect((await officer.get('/api/games/999999/offered')).status).toBe(404);
  expect((await offered(id)).waiting).toBe(1);
});
