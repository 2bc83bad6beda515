import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { buildWorld } from '#testing/world.ts';
import { CallOffProposal } from '../../call-off-contract.ts';
import { SeasonPlan } from '../../contract.ts';
import { feb, planOfFour } from '../../testing/published.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member, adminWithWindow } = arena.as;

const gameNow = async (id: number | null | undefined) => (await member.get(`/api/games/${id}`)).as(Game);
const news = async () =>
  (await member.get('/api/notices')).as(z.array(Notice)).filter(({ kind, read }) => kind === 'game' && !read);
const propose = async (asked: object) => {
  const calledOff = { venueId: null, court: null, ...asked };
  return { calledOff, ...(await officer.post('/api/call-offs/proposal', calledOff)).as(CallOffProposal) };
};
const toMoves = ({ calledOff, games }: CallOffProposal & { calledOff: object }) => ({
  calledOff,
  games: games.map(({ planGameId, gameId, version, dateTime, venueId, court }) => ({
    ...{ planGameId, gameId, version, dateTime, venueId, court },
  })),
});

/** A round robin of four teams, published on three Mondays in February; the season goes on until the end of March. */
async function publishedPlan() {
  const plan = await planOfFour(world, arena);
  expect((await officer.post(`/api/season-plans/${plan.id}/run`)).status).toBe(200);
  await member.post(`/api/teams/${plan.team(0)}/follow`);
  await plan.publish();
  await member.post('/api/notices/read');
  const games = (await member.get(`/api/games?sportId=${plan.sportId}`)).as(z.array(Game)).toReversed();
  return { ...plan, games };
}

it('moves the games of an evening, and no others, to where the preview said, and tells people once', async () => {
  const { games, venueId } = await publishedPlan();
  const day = games[0]?.dateTime ?? '';
  const evening = { from: day, until: new Date(Date.parse(day) + 6 * 3_600_000).toISOString() };
  const called = games.filter(({ dateTime }) => (dateTime ?? '') >= evening.from && (dateTime ?? '') < evening.until);
  const others = games.filter((game) => !called.includes(game));
  const pushes = async () => (await arena.db.selectFrom('push_outbox').select('id').execute()).length;
  const before = await pushes();
  const proposal = await propose({ ...evening, venueId });
  expect(proposal.games.map(({ gameId }) => gameId).toSorted()).toEqual(called.map(({ id }) => id).toSorted());
  for (const { dateTime } of proposal.games) expect((dateTime ?? '') >= evening.until).toBe(true);
  expect((await officer.post('/api/call-offs', toMoves(proposal))).body).toEqual({
    games: called.length,
    told: proposal.told,
  });
  for (const { gameId, to } of proposal.games) {
    expect(await gameNow(gameId)).toMatchObject({ status: 'upcoming', ...to });
  }
  for (const game of others) expect((await gameNow(game.id)).dateTime).toBe(game.dateTime);
  expect(await news()).toHaveLength(proposal.told);
  expect((await pushes()) - before).toBe(proposal.told);
  expect((await officer.post('/api/call-offs', toMoves(proposal))).status).toBe(409);
});

it('postpones games without a plan, and those of a plan if asked', async () => {
  const { games, sportId, team, venue, id } = await publishedPlan();
  const dateTime = feb(25);
  const lonely = { sportId, homeTeamId: team(0), awayTeamId: team(3), dateTime, location: venue };
  const extra = (await adminWithWindow.post('/api/games', lonely)).as(Game);
  const proposal = await propose({ from: feb(25, '17:00'), until: feb(25, '23:00') });
  expect(proposal.games).toMatchObject([{ planGameId: null, gameId: extra.id, dateTime: null }]);
  expect((await officer.post('/api/call-offs', toMoves(proposal))).status).toBe(200);
  expect(await gameNow(extra.id)).toMatchObject({ status: 'postponed', dateTime });
  expect(await news()).toMatchObject([{ text: 'Postponed (was Thu 25 Feb 2027, 18:00)' }]);
  const first = games[0];
  const ofPlan = await propose({
    from: first?.dateTime,
    until: new Date(Date.parse(first?.dateTime ?? '') + 1).toISOString(),
  });
  const none = toMoves(ofPlan).games.map((move) => ({ ...move, dateTime: null, venueId: null, court: null }));
  expect((await officer.post('/api/call-offs', { calledOff: ofPlan.calledOff, games: none })).status).toBe(200);
  expect(await gameNow(first?.id)).toMatchObject({ status: 'postponed' });
  const publication = await officer.get(`/api/season-plans/${id}/publication`);
  expect(publication.body).toMatchObject({ moved: [], kept: [], added: [] });
});

it('takes games as they stand in the village: moved by hand, or moved in the plan and not published yet', async () => {
  const { games, place, venueId, ...plan } = await publishedPlan();
  const [byHand, drafted] = games;
  const evening = { from: feb(27, '17:00'), until: feb(27, '23:00') };
  await adminWithWindow.patch(`/api/games/${byHand?.id}`, { dateTime: feb(27, '18:00') });
  const proposal = await propose(evening);
  expect(proposal.games).toMatchObject([
    { gameId: byHand?.id, planGameId: null, from: { dateTime: feb(27) }, dateTime: null },
  ]);
  expect((await officer.post('/api/call-offs', toMoves(proposal))).status).toBe(200);
  expect(await gameNow(byHand?.id)).toMatchObject({ status: 'postponed' });
  const row = await arena.db
    .selectFrom('plan_games')
    .select('key')
    .where('game_id', '=', drafted?.id ?? 0)
    .executeTakeFirstOrThrow();
  const monday = drafted?.dateTime ?? '';
  const later = { from: monday, until: new Date(Date.parse(monday) + 1).toISOString() };
  await plan.move(row.key, '2027-03-29T17:00:00.000Z', 2);
  const asked = await propose(later);
  expect(asked.games.find(({ gameId }) => gameId === drafted?.id)).toMatchObject({
    ...{ from: { dateTime: monday }, dateTime: '2027-03-29T17:00:00.000Z' },
  });
  expect((await officer.post('/api/call-offs', toMoves(asked))).status).toBe(200);
  expect((await gameNow(drafted?.id)).dateTime).toBe('2027-03-29T17:00:00.000Z');
});

it('moves no other game because one of the plan had no place before, and finds days soon', async () => {
  const plan = await planOfFour(world, arena);
  await officer.post(`/api/season-plans/${plan.id}/run`);
  const rows = await arena.db
    .selectFrom('plan_games')
    .select(['key', 'date_time'])
    .where('plan_id', '=', plan.id)
    .orderBy('date_time')
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  await plan.move(last?.key ?? '', null);
  await plan.publish();
  const day = first?.date_time ?? '';
  const until = new Date(Date.parse(day) + 1).toISOString();
  const { games, notes } = await propose({ from: day, until });
  expect(games.map(({ makesRoom }) => makesRoom)).toEqual(games.map(() => false));
  const latest = new Date(Date.parse(day) + 29 * 86_400_000).toISOString();
  for (const { dateTime } of games) expect(dateTime !== null && dateTime > day && dateTime < latest).toBe(true);
  expect(notes).toEqual([]);
});

it('calls off one court and leaves the other', async () => {
  const plan = await planOfFour(world, arena);
  await plan.place('a:1', 0, 1, feb(1), 1);
  await plan.place('a:2', 2, 3, feb(1), 2);
  await plan.publish();
  const { games } = await propose({ from: feb(1, '17:00'), until: feb(1, '23:00'), venueId: plan.venueId, court: 2 });
  expect(games.map(({ from }) => from.location)).toEqual([`${plan.venue}, court 2`]);
});

it('puts nothing there again, until somebody opens the time', async () => {
  const { games, venueId, ...plan } = await publishedPlan();
  const days = [...new Set(games.map(({ dateTime }) => (dateTime ?? '').slice(0, 10)))];
  const [monday = '', next = ''] = days;
  const evening = (day: string) => ({ from: `${day}T06:00:00.000Z`, until: `${day}T20:00:00.000Z`, venueId });
  expect((await officer.post('/api/call-offs', toMoves(await propose(evening(monday))))).status).toBe(200);
  const closed = { day: monday, from: '08:00', until: '22:00', venueId, court: null };
  const stored = (await officer.get(`/api/season-plans/${plan.id}`)).as(SeasonPlan);
  expect(stored.setup.closed).toEqual([closed]);
  const proposed = (await propose(evening(next))).games;
  expect(proposed.length).toBeGreaterThan(0);
  for (const { dateTime } of proposed) expect(dateTime).not.toContain(monday);
  const rules = async () => (await officer.get(`/api/season-plans/${plan.id}/question`)).as(TimetableQuestion);
  expect((await rules()).slots.some(({ day }) => day === closed.day)).toBe(false);
  const { key } = await arena.db
    .selectFrom('plan_games')
    .select('key')
    .where('game_id', '=', games[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  await plan.move(key, `${monday}T16:00:00.000Z`);
  expect((await plan.preview()).faults).toMatchObject([
    { kind: 'hard', text: expect.stringContaining('cannot be used') },
  ]);
  expect((await plan.publish()).status).toBe(409);
  const opened = { version: stored.version, setup: { ...stored.setup, closed: [] } };
  expect((await officer.patch(`/api/season-plans/${plan.id}`, opened)).status).toBe(200);
  expect((await rules()).slots.some(({ day }) => day === closed.day)).toBe(true);
  expect((await plan.publish()).status).toBe(200);
});
