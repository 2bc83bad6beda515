import { addVenue } from '#features/competition/venues/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import type { Client } from '#testing/client.ts';
import { insertRow, type World } from '#testing/world.ts';
import type { PlanCompetition, SeasonSetup } from '../contract.ts';
import { SeasonPlan, weekdayNames } from '../contract.ts';
import { Publication } from '../publish-contract.ts';

/** A day in February 2027 and a time by the village's clock, as an instant. */
export const feb = (day: number, time = '18:00') =>
  new Date(`2027-02-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();

export type PlanOfFour = Awaited<ReturnType<typeof planOfFour>>;

/** A plan of four teams in a hall with two courts that is open every day: a game between these teams is `place('a1', 0, 1, …)`. */
export async function planOfFour(world: World, { as }: { as: { officer: Client } }) {
  const [sportId, venueId] = [await addSport(world), await addVenue(world)];
  const names = ["Ants' 1st XI", 'Bees 🐝', 'Cobras', 'D'].map((name) => `${name} ${world.word()}`);
  const teamIds: number[] = [];
  for (const name of names) teamIds.push(await addTeam(world, sportId, name));
  const setup: SeasonSetup = {
    ...{ firstDay: '2027-02-01', lastDay: '2027-03-31', daysOff: [], wishes: [] },
    venues: [{ venueId, courts: 2, times: weekdayNames.map((day) => ({ day, from: '08:00', until: '22:00' })) }],
    competitions: [
      {
        ...{ key: 'a', competitionId: null, sportId, name: `League ${world.word()}`, kind: 'league', teamIds },
        format: { kind: 'roundRobin', meetings: 1 },
        ...{ minutes: 40, venueIds: [], gamesPerWeek: null, gamesPerDay: 2, restDays: 0, daysBetweenReturns: 0 },
        ...{ firstDay: null, lastDay: null },
      },
    ],
  };
  const { id } = (await as.officer.post('/api/season-plans', { name: 'Summer', season: '2027', setup })).as(SeasonPlan);
  const team = (at: number) => teamIds[at] ?? 0;
  const venue = await world.db.selectFrom('venues').select('name').where('id', '=', venueId).executeTakeFirstOrThrow();
  return {
    ...{ id, sportId, venueId, venue: venue.name, names, team },
    place: (key: string, home: number, away: number, dateTime: string | null, court: number | null = 1) =>
      insertRow(
        world.db
          .insertInto('plan_games')
          .values({
            ...{ plan_id: id, key, competition_key: 'a', minutes: 40, group_name: null, round: 'Round 1', stage: 1 },
            ...{ home: JSON.stringify({ team: `${team(home)}` }), away: JSON.stringify({ team: `${team(away)}` }) },
            ...{ home_team_id: team(home), away_team_id: team(away), date_time: dateTime },
            ...(dateTime === null ? { venue_id: null, court: null } : { venue_id: venueId, court }),
          })
          .returning('id'),
      ),
    move: (key: string, dateTime: string | null, court: number | null = 1) =>
      world.db
        .updateTable('plan_games')
        .set({
          date_time: dateTime,
          ...(dateTime === null ? { venue_id: null, court: null } : { venue_id: venueId, court }),
        })
        .where('plan_id', '=', id)
        .where('key', '=', key)
        .execute(),
    /** Changes answers of its competition. */
    answer: (change: Partial<PlanCompetition>) => {
      const competitions = setup.competitions.map((competition) => ({ ...competition, ...change }));
      return as.officer.patch(`/api/season-plans/${id}`, { setup: { ...setup, competitions } });
    },
    sides: (key: string, home: number, away: number) =>
      world.db
        .updateTable('plan_games')
        .set({ home_team_id: team(home), away_team_id: team(away) })
        .where('plan_id', '=', id)
        .where('key', '=', key)
        .execute(),
    drop: (key: string) => world.db.deleteFrom('plan_games').where('plan_id', '=', id).where('key', '=', key).execute(),
    preview: async () => (await as.officer.get(`/api/season-plans/${id}/publication`)).as(Publication),
    publish: async (more: object = {}) => {
      const { state } = (await as.officer.get(`/api/season-plans/${id}/publication`)).as(Publication);
      return as.officer.post(`/api/season-plans/${id}/publication`, { state, ...more });
    },
  };
}

export function addTeam({ db }: World, sport_id: number, name: string): Promise<number> {
  const row = { name, name_key: name, sport_id, logo: null, gender: 'Mixed' as const };
  const rest = { residence_id: null, second_residence_id: null, games_played: 0, wins: 0, losses: 0 };
  return insertRow(
    db
      .insertInto('teams')
      .values({ ...row, ...rest })
      .returning('id'),
  );
}
