import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { PlanGame, PlanResult, SeasonPlan } from '../contract.ts';
import { addPlanGame, addReadyPlan, addSeasonPlan, smallSetup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member } = arena.as;

const gamesOf = async (planId: number) =>
  (await officer.get(`/api/season-plans/${planId}/games`)).as(z.array(PlanGame));

describe('a season plan', () => {
  it('keeps the answers of its setup, and is listed with its counts', async () => {
    const setup = await smallSetup(world);
    const plan = (await officer.post('/api/season-plans', { name: "Winter '27", season: '2027', setup })).as(
      SeasonPlan,
    );
    expect(plan).toMatchObject({ name: "Winter '27", status: 'draft', setup, games: 0, unplaced: 0 });
    await addPlanGame(world, plan.id);
    const [listed] = (await officer.get('/api/season-plans')).as(z.array(SeasonPlan));
    expect(listed).toMatchObject({ id: plan.id, games: 1, unplaced: 1 });
    expect((await member.get('/api/season-plans')).status).toBe(403);
  });

  it('names competitions of one name with their sports', async () => {
    const setup = await smallSetup(world);
    const [first] = setup.competitions;
    if (!first) throw new Error('The setup has no competition');
    const sport = `Fives ${world.word()}`;
    const sportId = (await arena.as.adminWithWindow.post('/api/sports', { name: sport })).as(sports.ResponseBody).id;
    const plan = (
      await officer.post('/api/season-plans', {
        ...{ name: 'Twins', season: '2027' },
        setup: { ...setup, competitions: [first, { ...first, key: 'b', sportId, teamIds: [] }] },
      })
    ).as(SeasonPlan);
    expect(plan.titles['b']).toBe(`${first.name}, ${sport}`);
    const { competitions } = (await officer.get(`/api/season-plans/${plan.id}/result`)).as(PlanResult);
    expect(competitions.map(({ key, name }) => [key, name])).toEqual(Object.entries(plan.titles));
  });

  it('says when a calendar file is too large, or none', async () => {
    const send = (content: string) => {
      const form = new FormData();
      form.set('from', '2027-02-01');
      form.set('until', '2027-05-09');
      form.set('file', new Blob([content], { type: 'text/calendar' }), 'term.ics');
      return officer.post('/api/season-plans/calendar-days', form);
    };
    const tooLarge = await send(`BEGIN:VCALENDAR\r\nX-NOTE:${'x'.repeat(1024 ** 2)}`);
    expect([tooLarge.status, tooLarge.as(ErrorResponse).message]).toEqual([413, 'The file is larger than 1 MB']);
    const noCalendar = await send('%PDF-1.7');
    expect([noCalendar.status, noCalendar.as(ErrorResponse).message]).toEqual([
      400,
      'This is not a calendar file that can be read (.ics)',
    ]);
  });

  it('refuses a season that ends before it begins', async () => {
    const setup = { ...(await smallSetup(world)), lastDay: '2027-01-01' };
    const refused = await officer.post('/api/season-plans', { name: 'Backwards', season: '2027', setup });
    expect(refused.status).toBe(400);
  });

  it('does not write over what somebody else changed meanwhile', async () => {
    const id = await addSeasonPlan(world);
    expect((await officer.patch(`/api/season-plans/${id}`, { version: 1, name: 'First' })).status).toBe(200);
    expect((await officer.patch(`/api/season-plans/${id}`, { version: 1, name: 'Second' })).status).toBe(409);
  });

  it('moves several games or none', async () => {
    const id = await addSeasonPlan(world);
    await addPlanGame(world, id);
    const [first, second] = await gamesOf(id);
    if (!first || !second) throw new Error('The plan has no games');
    const to = { dateTime: '2027-02-02T16:00:00.000Z', venueId: null, court: null, isLocked: true };
    const stale = [
      { id: first.id, version: 1, ...to },
      { id: second.id, version: 7, ...to },
    ];
    expect((await officer.patch(`/api/season-plans/${id}/games`, { moves: stale })).status).toBe(409);
    expect((await gamesOf(id)).map(({ dateTime }) => dateTime)).toEqual([null, null]);
    const fresh = stale.map((move) => ({ ...move, version: 1 }));
    expect((await officer.patch(`/api/season-plans/${id}/games`, { moves: fresh })).status).toBe(200);
    expect((await gamesOf(id)).map(({ dateTime, isLocked }) => [dateTime, isLocked])).toEqual([
      [to.dateTime, true],
      [to.dateTime, true],
    ]);
  });

  it('answers a move with the games moved, and tells who reads its rules of further courts alone', async () => {
    const id = await addReadyPlan(world);
    const [first] = await gamesOf(id);
    const [venue] = (await officer.get(`/api/season-plans/${id}`)).as(SeasonPlan).setup.venues;
    if (!(first && venue)) throw new Error('The plan has no games, or no venue');
    const move = (version: number, place: { venueId: number | null; court: number | null }) =>
      officer.patch(`/api/season-plans/${id}/games`, {
        moves: [{ id: first.id, version, dateTime: '2027-02-02T16:00:00.000Z', isLocked: false, ...place }],
      });
    const place = { venueId: venue.venueId, court: 1 };
    const moved = await move(1, place);
    expect(moved.as(z.array(PlanGame))).toMatchObject([{ id: first.id, version: 2, ...place }]);
    expect(moved.headers.get('x-tags')).not.toContain('plan-rules');
    const away = await move(2, { venueId: null, court: null });
    expect(away.headers.get('x-tags')).toContain(`plan-rules:${id}`);
    expect((await move(3, place)).headers.get('x-tags')).toContain(`plan-rules:${id}`);
    expect((await move(4, place)).headers.get('x-tags')).not.toContain('plan-rules');
    const changed = await officer.patch(`/api/season-plans/${id}`, { season: '2028' });
    expect(changed.headers.get('x-tags')).toContain(`plan-rules:${id}`);
  });

  it('goes with its games', async () => {
    const id = await addSeasonPlan(world);
    expect((await officer.delete(`/api/season-plans/${id}`)).status).toBe(200);
    expect((await officer.get(`/api/season-plans/${id}/games`)).status).toBe(404);
  });
});
