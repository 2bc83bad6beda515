import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { CurrentUser } from '#shared/session.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent, ScoredGame, SuggestedSheets } from '../contract.ts';
import { findSheet } from '../sheet-rules.ts';
import { end, sheetEntry, start, substitution, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const eventsNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents).events;
const suggested = async (id: number) => (await arena.as.officer.get(`/api/games/${id}/sheets`)).as(SuggestedSheets);

it('keeps who is here, numbers and the captain of a game, without starting it', async () => {
  const id = await addUpcomingGame(world);
  const one = await addPlayer(world);
  const events = [
    sheetEntry(one, { isHere: false }),
    sheetEntry(one, { shirt: 12, isCaptain: true }),
    sheetEntry(one, { shirt: null }),
  ];
  expect((await post(id, ...events)).status).toBe(200);
  const known = await eventsNow(id);
  expect(known).toMatchObject(events);
  expect(known[2]).not.toHaveProperty('isHere');
  const { absent, shirts, captainId } = findSheet(known, 'home');
  expect([...absent, ...shirts, captainId]).toEqual([one, [one, null], one]);
  expect(await gameNow(id)).toMatchObject({ status: 'upcoming', homeScore: null, hasBoxScore: false });
  const rostered = await arena.db.selectFrom('players').select('jersey_number').where('id', '=', one).execute();
  expect(rostered, "the season's number stays").toEqual([{ jersey_number: null }]);
});

it('keeps a score typed before the first tap, even if a sheet was set', async () => {
  const id = await addUpcomingGame(world);
  await post(id, sheetEntry(await addPlayer(world), { isHere: false }));
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 3, awayScore: 1, status: 'live' });
  await post(id, start(), tap('home', 'point'));
  expect(await gameNow(id)).toMatchObject({ status: 'live', homeScore: 4, awayScore: 1 });
});

it.each([
  ['another side', (one: number): object => ({ ...sheetEntry(one, { isHere: true }), side: 'away' }), 'playerId'],
  ['too large a number', (one: number): object => sheetEntry(one, { shirt: 100 }), 'shirt'],
  ['a number below 0', (one: number): object => sheetEntry(one, { shirt: -1 }), 'shirt'],
  ['words', (one: number): object => ({ ...sheetEntry(one), isHere: 'yes' }), 'isHere'],
])('refuses %s', async (_, build, field) => {
  const id = await addUpcomingGame(world);
  const { status, body } = await post(id, build(await addPlayer(world)) as PressedEvent);
  expect([status, body]).toMatchObject([400, { issues: [{ path: `events.0.${field}` }] }]);
  expect(await eventsNow(id)).toEqual([]);
});

it('is taken back as any event is', async () => {
  const id = await addUpcomingGame(world);
  const entry = sheetEntry(await addPlayer(world), { isHere: false });
  await post(id, entry, undo(entry.id));
  const { events } = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
  expect(events.map(({ kind }) => kind)).toEqual(['sheet', 'undo']);
});

it('suggests who said that they come, and who cannot say so; not a friend of theirs', async () => {
  const id = await addUpcomingGame(world);
  const [coming, friends, unlinked] = [
    await addLinkedPlayer(world, 'member'),
    await addLinkedPlayer(world, 'otherMember'),
    await addPlayer(world),
  ];
  const name = (await arena.as.member.get('/api/user')).as(CurrentUser).displayName;
  await arena.as.otherMember.post(`/api/games/${id}/rsvp`, { userName: 'My friend' });
  expect((await suggested(id)).home).toMatchObject({ from: 'everybody' });
  await arena.as.member.post(`/api/games/${id}/rsvp`, { userName: name });
  const { home, away } = await suggested(id);
  expect(home.from).toBe('answers');
  expect(home.here).toEqual(expect.arrayContaining([coming, unlinked]));
  expect(home.here).not.toContain(friends);
  expect(away).toEqual({ from: 'everybody', at: null, here: [] });
});

it('suggests who was there last time: on the court, in a play, and not who was absent', async () => {
  const players = [await addPlayer(world), await addPlayer(world), await addPlayer(world)];
  const [one = 0, two = 0, three = 0] = players;
  const [last, next] = [await addUpcomingGame(world), await addUpcomingGame(world)];
  const day = '2026-05-24T16:00:00.000Z';
  await post(last, substitution('on', one), start(), tap('home', 'point', { playerId: two }), end());
  await arena.db.updateTable('games').set({ date_time: day }).where('id', '=', last).execute();
  expect((await suggested(next)).home).toEqual({ from: 'lastTime', at: day, here: [one, two] });
  await post(last, sheetEntry(two, { isHere: false }));
  const { here } = (await suggested(next)).home;
  expect([here.includes(one), here.includes(two), here.includes(three)]).toEqual([true, false, true]);
});

it('shows a scorer with a link no answers, and nothing once the game has begun', async () => {
  const { gameId, token } = await addScorerLink(world);
  await addLinkedPlayer(world, 'member');
  const name = (await arena.as.member.get('/api/user')).as(CurrentUser).displayName;
  await arena.as.member.post(`/api/games/${gameId}/rsvp`, { userName: name });
  expect((await suggested(gameId)).home.from).toBe('answers');
  const open = async () => (await arena.as.visitor.post('/api/scoring', { token })).as(ScoredGame).sheets;
  expect((await open())?.home.from).not.toBe('answers');
  const entry = sheetEntry(await addPlayer(world), { isHere: false });
  const sent = await arena.as.visitor.post('/api/scoring/events', { token, events: [entry, start()] });
  expect(sent.status).toBe(200);
  expect(await open()).toBe(null);
});

it('answers 404 for the sheets of a game that is not there', async () => {
  expect((await arena.as.officer.get('/api/games/99999/sheets')).status).toBe(404);
});
