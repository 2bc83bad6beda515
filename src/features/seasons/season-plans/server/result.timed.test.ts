import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addVenue } from '#features/competition/venues/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { asIfAlone, reportMedian } from '#testing/timing.ts';
import { buildWorld } from '#testing/world.ts';
import { SeasonPlan, type SeasonSetup, weekdayNames } from '../contract.ts';
import { addTeam } from '../testing/published.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer } = arena.as;

test.each(['result', 'publication', 'question'])(
  'while somebody looks at the %s of 1,140 games, nobody waits for 50 ms',
  async (part) => {
    const id = await planOfThreeLeagues();
    await officer.post(`/api/season-plans/${id}/run`);
    const tries: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      await setTimeout(20);
      delay.enable();
      await officer.get(`/api/season-plans/${id}/${part}`);
      await setTimeout(20);
      delay.disable();
      tries.push(asIfAlone(delay.max / 1e6));
    }
    expect(reportMedian(`longest wait beside the ${part}`, tries)).toBeLessThan(50);
  },
);

/** Three leagues of twenty, home and away, on nine courts. */
async function planOfThreeLeagues(): Promise<number> {
  const sportId = await addSport(world);
  const venueIds = [await addVenue(world), await addVenue(world), await addVenue(world)];
  const teamIds: number[] = [];
  for (let at = 0; at < 60; at += 1) teamIds.push(await addTeam(world, sportId, `${at} ${world.word()}`));
  const evenings = weekdayNames.slice(0, 5).map((day) => ({ day, from: '17:00', until: '22:00' }));
  const holidays = [1, 8, 15, 22].map((day) => `2027-03-${String(day).padStart(2, '0')}`);
  const setup: SeasonSetup = {
    ...{ firstDay: '2027-02-01', lastDay: '2027-10-31', wishes: [] },
    daysOff: holidays.map((day) => ({ from: day, until: day, reason: 'Holiday' })),
    venues: venueIds.map((venueId) => ({ venueId, courts: 3, times: evenings })),
    competitions: [40, 50, 60].map((minutes, at) => ({
      ...{ key: `c${at}`, competitionId: null, sportId, name: `League ${world.word()}`, kind: 'league', minutes },
      teamIds: teamIds.slice(at * 20, at * 20 + 20),
      format: { kind: 'roundRobin', meetings: 2 },
      ...{ venueIds: [], gamesPerWeek: 2, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 7 },
      ...{ firstDay: null, lastDay: null },
    })),
  };
  return (await officer.post('/api/season-plans', { name: 'Long', season: '2027', setup })).as(SeasonPlan).id;
}
