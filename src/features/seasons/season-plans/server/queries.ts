import { sql } from 'kysely';
import type { Database, Row } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { competitionTitles } from '../competition-rules.ts';
import { maxPlanGames, type Place, type PlanGame, type SeasonPlan, type SeasonSetup } from '../contract.ts';

const mostPlans = 200;

/** Latest first. */
export async function listPlans(db: Database): Promise<SeasonPlan[]> {
  const rows = await selectPlans(db).orderBy('season_plans.id', 'desc').limit(mostPlans).execute();
  const sports = await readSportNames(db);
  return rows.map((row) => presentPlan(row, sports));
}

export async function readPlan(db: Database, id: number): Promise<SeasonPlan> {
  const row = await selectPlans(db).where('season_plans.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This plan');
  return presentPlan(row, await readSportNames(db));
}

/** By time; those without a place last. With `ids`, only these. */
export async function listPlanGames(db: Database, planId: number, ids?: readonly number[]): Promise<PlanGame[]> {
  const rows = await db
    .selectFrom('plan_games')
    .selectAll()
    .where('plan_id', '=', planId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy(sql`case when date_time is null then 1 else 0 end`)
    .orderBy('date_time')
    .orderBy('id')
    .limit(maxPlanGames)
    .execute();
  return rows.map(presentPlanGame);
}

const selectPlans = (db: Database) =>
  db
    .selectFrom('season_plans')
    .selectAll('season_plans')
    .select([countGames(false), countGames(true)]);

const countGames = (isUnplaced: boolean) =>
  sql<number>`(select count(*) from plan_games where plan_id = season_plans.id ${isUnplaced ? sql`and date_time is null` : sql``})`.as(
    isUnplaced ? 'unplaced' : 'games',
  );

async function readSportNames(db: Database): Promise<Map<number, string>> {
  const sports = await db.selectFrom('sports').select(['id', 'name']).execute();
  return new Map(sports.map(({ id, name }) => [id, name]));
}

function presentPlan(
  row: Row<'season_plans'> & { games?: number; unplaced?: number },
  sports: ReadonlyMap<number, string>,
): SeasonPlan {
  const setup: SeasonSetup = JSON.parse(row.setup);
  const { id, version, name, season, status } = row;
  return {
    ...{ id, version, name, season, status },
    setup,
    titles: competitionTitles(setup.competitions, sports),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    publishedAt: row.published_at,
    games: Number(row.games),
    unplaced: Number(row.unplaced),
  };
}

export const presentPlanGame = (row: Row<'plan_games'>): PlanGame => ({
  id: row.id,
  version: row.version,
  key: row.key,
  competition: row.competition_key,
  home: JSON.parse(row.home),
  away: JSON.parse(row.away),
  homeTeamId: row.home_team_id,
  awayTeamId: row.away_team_id,
  group: row.group_name,
  round: row.round,
  stage: row.stage,
  minutes: row.minutes,
  ...presentPlace(row),
  isLocked: row.is_locked === 1,
  problem: row.problem,
  gameId: row.game_id,
  published: row.published === null ? null : JSON.parse(row.published),
});

const presentPlace = (row: Pick<Row<'plan_games'>, 'date_time' | 'venue_id' | 'court'>): Place => ({
  dateTime: row.date_time,
  venueId: row.venue_id,
  court: row.court,
});
