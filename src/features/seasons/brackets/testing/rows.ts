import * as z from 'zod/mini';
import type { PlanCompetition, SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

/** Posts as an admin, and returns what was sent back. */
type Post = (path: string, body: object) => Promise<{ as<T>(type: z.ZodMiniType<T>): T }>;

export interface Cup {
  competitionId: number;
  planId: number;
  /** In the order of their seeds. */
  teamIds: number[];
}

const place = { dateTime: '2027-03-05T16:00:00.000Z', venueId: null, court: null };
const WithId = z.object({ id: z.int() });

/** A published competition of new teams in this format: games whose sides are known are in the village, the others only planned. */
export async function addCup(world: World, post: Post, format: Format, teams: number): Promise<Cup> {
  const teamIds: number[] = [];
  for (let at = 0; at < teams; at += 1) teamIds.push(await addTeam(world));
  const { sportId } = await sides.of(world);
  const competitionId = await addCupCompetition(world);
  const planId = await addPlan(world, competitionEntry(competitionId, sportId, teamIds, format));
  for (const game of gamesOf(format, { competition: 'cup', teams: teamIds.map(String), minutes: 40 })) {
    const known = [game.home, game.away].map((side) => ('team' in side ? Number(side.team) : null));
    const [home_team_id = null, away_team_id = null] = known;
    const isKnown = home_team_id !== null && away_team_id !== null;
    const stage = { group: game.group ?? undefined, round: game.round ?? undefined };
    const category = game.group === null ? 'playoff' : 'tournament';
    const entered = { sportId, homeTeamId: home_team_id, awayTeamId: away_team_id, competitionId, category };
    const at = { dateTime: place.dateTime, location: 'Village Court', ...stage };
    const game_id = isKnown ? (await post('/api/games', { ...entered, ...at })).as(WithId).id : null;
    await world.db
      .insertInto('plan_games')
      .values({
        ...{ plan_id: planId, key: game.id, competition_key: 'cup', home_team_id, away_team_id, game_id },
        ...{ home: JSON.stringify(game.home), away: JSON.stringify(game.away), group_name: game.group },
        ...{ round: game.round, stage: game.stage, minutes: game.minutes, date_time: place.dateTime },
        ...{ venue_id: null, court: null, published: JSON.stringify(place) },
      })
      .execute();
    if (game_id !== null) {
      const published = { plan_id: planId, key: game.id, game_id, place: JSON.stringify(place) };
      await world.db.insertInto('published_plan_games').values(published).execute();
    }
  }
  return { competitionId, planId, teamIds };
}

const competitionEntry = (
  competitionId: number,
  sportId: number,
  teamIds: number[],
  format: Format,
): PlanCompetition => ({
  ...{ key: 'cup', competitionId, sportId, name: 'Cup', kind: 'cup', teamIds, format, minutes: 40, venueIds: [] },
  ...{ gamesPerWeek: 1, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 0, firstDay: null, lastDay: null },
});

/** A cup of the world's sport without games. */
export async function addCupCompetition(world: World): Promise<number> {
  const { sportId } = await sides.of(world);
  const name = world.word();
  return insertRow(
    world.db
      .insertInto('competitions')
      .values({
        ...{ name, name_key: nameKey(name), kind: 'cup', sport_id: sportId, season: '2027', team_ids: '[]' },
        ...{ table_order: 'sport', bonuses: 1, first_tie_break: 'sport', head_to_head_again: 1, walk_ons: 'scorers' },
      })
      .returning('id'),
  );
}

function addPlan(world: World, entry: PlanCompetition): Promise<number> {
  const days = { firstDay: '2027-02-01', lastDay: '2027-05-09' };
  const setup: SeasonSetup = { ...days, venues: [], daysOff: [], competitions: [entry], wishes: [] };
  const at = '2026-12-01T08:00:00.000Z';
  return insertRow(
    world.db
      .insertInto('season_plans')
      .values({
        ...{ name: world.word(), season: '2027', status: 'published', setup: JSON.stringify(setup) },
        ...{ created_at: at, changed_at: at, published_at: at },
      })
      .returning('id'),
  );
}

/** A corrected result about which nobody has decided yet. */
export async function addOpenQuestion(world: World): Promise<number> {
  const { sportId } = await sides.of(world);
  const competitionId = await addCupCompetition(world);
  const entry = competitionEntry(competitionId, sportId, [], { kind: 'knockout', places: 1 });
  const plan_id = await addPlan(world, entry);
  const about = { competition_key: 'cup', cause: 'cup.k1.1', kind: 'changed' as const, state: 'open' as const };
  return insertRow(
    world.db
      .insertInto('bracket_questions')
      .values({ plan_id, ...about, asked_at: '2027-03-05T18:00:00.000Z' })
      .returning('id'),
  );
}
