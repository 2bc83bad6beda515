import { addVenue } from '#features/competition/venues/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';
import type { SeasonSetup } from '../contract.ts';

/** Two teams of the world's sport meet once, in no venue yet. */
export async function smallSetup(world: World): Promise<SeasonSetup> {
  const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
  return {
    firstDay: '2027-02-01',
    lastDay: '2027-05-09',
    venues: [],
    daysOff: [{ from: '2027-03-22', until: '2027-03-22', reason: 'Human Rights Day' }],
    competitions: [
      {
        ...{ key: 'a', competitionId: null, sportId, name: `Spring league ${world.word()}`, kind: 'league' },
        teamIds: [homeTeamId, awayTeamId],
        format: { kind: 'roundRobin', meetings: 1 },
        ...{ minutes: 40, venueIds: [], gamesPerWeek: null, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 7 },
        ...{ firstDay: null, lastDay: null },
      },
    ],
    wishes: [],
  };
}

export async function addSeasonPlan(world: World): Promise<number> {
  const at = '2026-12-01T08:00:00.000Z';
  const plan = await insertRow(
    world.db
      .insertInto('season_plans')
      .values({
        ...{ name: world.word(), season: '2027', status: 'draft' as const },
        ...{ setup: JSON.stringify(await smallSetup(world)), created_at: at, changed_at: at },
      })
      .returning('id'),
  );
  await addPlanGame(world, plan);
  return plan;
}

/** A plan that was published before any of its games had a place. */
export async function addPublishedPlan(world: World): Promise<number> {
  const id = await addSeasonPlan(world);
  await world.db.updateTable('season_plans').set({ status: 'published' }).where('id', '=', id).execute();
  return id;
}

/** A plan of which games can be made. */
export async function addReadyPlan(world: World): Promise<number> {
  const id = await addSeasonPlan(world);
  const times = [{ day: 'Tuesday' as const, from: '18:00', until: '20:00' }];
  const venues = [{ venueId: await addVenue(world), courts: 1, times }];
  const setup = JSON.stringify({ ...(await smallSetup(world)), venues });
  await world.db.updateTable('season_plans').set({ setup }).where('id', '=', id).execute();
  return id;
}

export async function addPlanGame(world: World, plan_id: number): Promise<number> {
  const { homeTeamId, awayTeamId } = await sides.of(world);
  return insertRow(
    world.db
      .insertInto('plan_games')
      .values({
        ...{ plan_id, key: `a:${world.word()}`, competition_key: 'a' },
        ...{ home: JSON.stringify({ team: `${homeTeamId}` }), away: JSON.stringify({ team: `${awayTeamId}` }) },
        ...{ home_team_id: homeTeamId, away_team_id: awayTeamId, group_name: null, round: 'Round 1', stage: 1 },
        ...{ minutes: 40, date_time: null, venue_id: null, court: null },
      })
      .returning('id'),
  );
}
