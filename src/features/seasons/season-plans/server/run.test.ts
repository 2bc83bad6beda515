import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addVenue } from '#features/competition/venues/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { PlanGame, PlanResult, PlanRun, SeasonPlan, type SeasonSetup, weekdayNames } from '../contract.ts';
import { addTeam } from '../testing/published.ts';
import { addPlanGame, smallSetup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer } = arena.as;

async function begin(change: (setup: SeasonSetup) => Partial<SeasonSetup> = () => ({})) {
  const small = await smallSetup(world);
  const venues = [
    { venueId: await addVenue(world), courts: 1, times: [{ day: 'Tuesday' as const, from: '18:00', until: '20:00' }] },
  ];
  const setup = { ...small, venues };
  const sent = { name: "Winter '27", season: '2027', setup: { ...setup, ...change(setup) } };
  return (await officer.post('/api/season-plans', sent)).as(SeasonPlan);
}

const gamesOf = async (planId: number) =>
  (await officer.get(`/api/season-plans/${planId}/games`)).as(z.array(PlanGame));

describe('making the games of a plan', () => {
  it('puts each game at a place, and keeps a locked one when it is made again', async () => {
    const { id, setup } = await begin();
    const made = await officer.post(`/api/season-plans/${id}/run`);
    expect(made.as(SeasonPlan)).toMatchObject({ games: 1, unplaced: 0 });
    const [game] = await gamesOf(id);
    if (!game) throw new Error('No game was made');
    expect(game).toMatchObject({ venueId: setup.venues[0]?.venueId, court: 1, problem: null, gameId: null });
    expect(new Date(game.dateTime ?? '').getUTCDay()).toBe(2);
    const result = (await officer.get(`/api/season-plans/${id}/result`)).as(PlanResult);
    expect(result).toMatchObject({ competitions: [{ measures: { games: 1, unplaced: 0 } }], faults: [] });

    const there = { dateTime: '2027-03-05T10:20:00.000Z', venueId: game.venueId, court: 1, isLocked: true };
    await officer.patch(`/api/season-plans/${id}/games`, { moves: [{ id: game.id, version: game.version, ...there }] });
    await officer.post(`/api/season-plans/${id}/run`);
    expect(await gamesOf(id)).toMatchObject([{ id: game.id, key: game.key, ...there }]);
    expect((await officer.get(`/api/season-plans/${id}/run`)).body).toEqual({ run: null });
    const { faults } = (await officer.get(`/api/season-plans/${id}/result`)).as(PlanResult);
    expect(faults.map(({ kind, isHard }) => [kind, isHard])).toEqual([['hours', true]]);
  });

  it('says why a game has no place, and leaves out what the setup no longer asks for', async () => {
    const { id, setup } = await begin(() => ({
      daysOff: [{ from: '2027-02-01', until: '2027-05-08', reason: 'Exams' }],
    }));
    expect((await officer.post(`/api/season-plans/${id}/run`)).as(SeasonPlan)).toMatchObject({ games: 1, unplaced: 1 });
    expect((await gamesOf(id))[0]?.problem).toMatch(/\w+/);
    const renamed = setup.competitions.map((competition) => ({ ...competition, key: 'b' }));
    await officer.patch(`/api/season-plans/${id}`, { setup: { ...setup, daysOff: [], competitions: renamed } });
    await officer.post(`/api/season-plans/${id}/run`);
    expect((await gamesOf(id)).map(({ competition }) => competition)).toEqual(['b']);
  });

  it('says what is missing instead of making nothing', async () => {
    const { id } = await begin(() => ({ competitions: [] }));
    const refused = await officer.post(`/api/season-plans/${id}/run`);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message: 'The games cannot be made yet. Add at least one competition.' });
  });

  it('tells a second officer who makes them, and goes on once that process has died', async () => {
    const { id } = await begin();
    const now = new Date();
    const run = { plan_id: id, token: 'x', begun_by: "Nomsa O'Hara", percent: 40, started_at: now.toISOString() };
    await world.db
      .insertInto('plan_runs')
      .values({ ...run, reported_at: now.toISOString() })
      .execute();
    expect((await officer.get(`/api/season-plans/${id}/run`)).body).toMatchObject({ run: { by: "Nomsa O'Hara" } });
    const refused = await officer.post(`/api/season-plans/${id}/run`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining("Nomsa O'Hara") });
    const move = { id: await addPlanGame(world, id), version: 1, dateTime: null, venueId: null, court: null };
    const moving = () => officer.patch(`/api/season-plans/${id}/games`, { moves: [{ ...move, isLocked: false }] });
    expect(await moving()).toMatchObject({ status: 409, body: { message: expect.stringContaining("Nomsa O'Hara") } });
    const long = new Date(now.getTime() - 60_000).toISOString();
    await world.db.updateTable('plan_runs').set({ reported_at: long }).where('plan_id', '=', id).execute();
    expect((await moving()).status).toBe(200);
    expect((await officer.post(`/api/season-plans/${id}/run`)).status).toBe(200);
  });
});

describe('a search that takes a while', () => {
  it('leaves the plan as it was if it is cancelled, and stores the best so far if that is good enough', async () => {
    const id = await longSearch();
    const [cancelled, kept] = [`/api/season-plans/${id}/run`, `/api/season-plans/${id}/run?keep=true`];
    const first = officer.post(`/api/season-plans/${id}/run`);
    expect(await searching(id)).toMatchObject({ isEnough: false, isCancelled: false, isWaiting: false });
    expect((await officer.patch(`/api/season-plans/${id}`, { name: 'Changed meanwhile' })).status).toBe(200);
    expect((await officer.delete(cancelled)).status).toBe(200);
    expect((await first).status).toBe(409);
    expect((await first).body).toMatchObject({ message: 'Making the games was cancelled. The plan is as it was.' });
    expect(await gamesOf(id)).toEqual([]);

    const second = officer.post(`/api/season-plans/${id}/run`);
    const { measures } = await searching(id);
    expect((await officer.delete(kept)).status).toBe(200);
    const made = (await second).as(SeasonPlan);
    expect(made).toMatchObject({ games: 342, unplaced: measures?.unplaced });
    const { competitions, faults } = (await officer.get(`/api/season-plans/${id}/result`)).as(PlanResult);
    expect(faults).toEqual([]);
    expect(competitions[0]?.measures.cost).toBeLessThanOrEqual(measures?.cost ?? 0);
    expect((await officer.get(`/api/season-plans/${id}/run`)).body).toEqual({ run: null });
  });

  it('is told that another plan is made first', async () => {
    const [one, other] = [await longSearch(), await longSearch()];
    const first = officer.post(`/api/season-plans/${one}/run`);
    await searching(one);
    const second = officer.post(`/api/season-plans/${other}/run`);
    await expect.poll(() => runOf(other)).toMatchObject({ isWaiting: true, measures: null });
    await officer.delete(`/api/season-plans/${one}/run`);
    expect((await first).status).toBe(409);
    expect(await searching(other)).toMatchObject({ isWaiting: false });
    await officer.delete(`/api/season-plans/${other}/run`);
    expect((await second).status).toBe(409);
  });
});

/** Nineteen teams cannot all have played as often at any time, so that its search is never done early. */
async function longSearch(): Promise<number> {
  const sportId = await addSport(world);
  const teamIds: number[] = [];
  for (let at = 0; at < 19; at += 1) teamIds.push(await addTeam(world, sportId, `Team ${world.word()}`));
  const times = weekdayNames.map((day) => ({ day, from: '16:00', until: '23:00' }));
  const venues = [{ venueId: await addVenue(world), courts: 2, times }];
  const { id } = await begin(({ competitions }) => ({
    ...{ venues, lastDay: '2027-12-31' },
    competitions: competitions.map((one) => ({
      ...one,
      sportId,
      teamIds,
      format: { kind: 'roundRobin', meetings: 2 },
    })),
  }));
  return id;
}

const runOf = async (planId: number) => (await officer.get(`/api/season-plans/${planId}/run`)).as(Running).run;
const Running = z.object({ run: z.nullable(PlanRun) });

/** How far a search is that has a plan. */
async function searching(planId: number): Promise<PlanRun> {
  await expect.poll(async () => (await runOf(planId))?.measures).toBeTruthy();
  const run = await runOf(planId);
  if (!run) throw new Error('It is over already');
  return run;
}
