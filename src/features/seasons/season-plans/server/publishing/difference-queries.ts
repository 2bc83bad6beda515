import { knownDay } from '#features/competition/games/day-rules.ts';
import { courtIn, courtText } from '#features/competition/venues/area-rules.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { Place, PlanCompetition, PlanGame, SeasonPlan } from '../../contract.ts';
import type { ShownPlace } from '../../publish-contract.ts';
import { comparePlan, type Difference, type DraftGame, type PublishedGame } from '../../publish-rules.ts';
import { gamesOutOfRounds } from '../../round-rules.ts';
import { listPlanGames } from '../queries.ts';

export interface Draft extends DraftGame {
  game: PlanGame;
  competition: PlanCompetition;
}

export interface Published extends PublishedGame {
  competition: string;
  round: string | null;
  location: string;
  dateTime: string | null;
}

export interface PlanDifference extends Difference<Draft, Published> {
  plan: SeasonPlan;
  /** Games of which a side is not known yet. */
  waiting: number;
  names: ReadonlyMap<number, string>;
  /** Where a place is, in words. */
  show(place: Place): ShownPlace;
}

export const nowhere = 'To be confirmed';

export async function readDifference(
  db: Database,
  plan: SeasonPlan,
  overwrite?: ReadonlySet<number>,
): Promise<PlanDifference> {
  const games = await listPlanGames(db, plan.id);
  const competitions = new Map(plan.setup.competitions.map((one) => [one.key, one]));
  const unordered = gamesOutOfRounds(games, plan.setup.competitions);
  const drafts = games.flatMap((game): Draft[] => {
    const { homeTeamId, awayTeamId, key, dateTime, venueId, court } = game;
    const competition = competitions.get(game.competition);
    if (homeTeamId === null || awayTeamId === null || !competition) return [];
    const shown = unordered.has(key) ? { ...game, round: null } : game;
    return [{ key, homeTeamId, awayTeamId, place: { dateTime, venueId, court }, game: shown, competition }];
  });
  const published = await listPublished(db, plan.id);
  const teams = new Set([...drafts, ...published].flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return {
    ...comparePlan(drafts, published, overwrite),
    plan,
    waiting: games.length - drafts.length,
    names: await teamNames(db, [...teams]),
    show: await placesIn(db, plan),
  };
}

async function teamNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const some of batches(ids)) {
    const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', some).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** How this plan's places are written: the court is named where the venue has several. */
export async function placesIn(db: Database, { setup }: SeasonPlan): Promise<(place: Place) => ShownPlace> {
  const names = new Map((await venueNames(db)).map(({ id, name }) => [id, name]));
  const courts = new Map(setup.venues.map((venue) => [venue.venueId, venue.courts]));
  return ({ dateTime, venueId, court }) => {
    const name = venueId === null ? undefined : names.get(venueId);
    if (venueId === null || name === undefined) return { dateTime, location: null };
    return { dateTime, location: courtText(name, (courts.get(venueId) ?? 1) > 1 ? court : null) };
  };
}

export async function listPublished(db: Database, planId: number): Promise<Published[]> {
  const rows = await db
    .selectFrom('published_plan_games')
    .innerJoin('games', 'games.id', 'published_plan_games.game_id')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['published_plan_games.key', 'published_plan_games.game_id', 'published_plan_games.place'])
    .select(['games.home_team_id', 'games.away_team_id', 'games.date_time', 'games.venue_id', 'games.location'])
    .select(['games.status', 'games.home_score', 'games.has_box_score', 'games.round'])
    .select('competitions.name as competition')
    .where('published_plan_games.plan_id', '=', planId)
    .orderBy('games.date_time')
    .orderBy('games.id')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    gameId: row.game_id,
    homeTeamId: row.home_team_id,
    awayTeamId: row.away_team_id,
    published: JSON.parse(row.place),
    now: { dateTime: knownDay(row.date_time), venueId: row.venue_id, court: courtIn(row.location) },
    state: stateOf(row),
    hasScore: row.home_score !== null || row.has_box_score === 1,
    competition: row.competition ?? '',
    round: row.round,
    location: row.location,
    dateTime: knownDay(row.date_time),
  }));
}

type Row = { status: string; home_score: number | null; has_box_score: number };

function stateOf({ status, home_score, has_box_score }: Row): PublishedGame['state'] {
  if (status === 'live' || status === 'cancelled' || status === 'postponed') return status;
  return status === 'completed' || home_score !== null || has_box_score === 1 ? 'played' : 'upcoming';
}
