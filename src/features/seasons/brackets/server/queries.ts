import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { dayToCome } from '#features/competition/games/day-rules.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import type { PlanGame, SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import { presentPlanGame } from '#features/seasons/season-plans/server/queries.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { Bracket, BracketMatch } from '../contract.ts';
import { byesOf } from '../draw-rules.ts';
import { enteredMatches, isKnockout } from '../entered-rules.ts';
import { hasDraws, plannedMatches, shownGames, withSides } from '../plan-rules.ts';
import { readDecided } from './decided-queries.ts';
import { listCorrectedDraws } from './draw-queries.ts';

export async function readBracket(db: Database, viewer: ViewerRole, id: number): Promise<Bracket> {
  const competition = await findCompetition(db, viewer, id);
  if (!competition) throw notFound('This competition');
  const planned = await publishedGames(db, id);
  const matches = await matchesOf(db, viewer, id, planned);
  const { name, kind, season, sport } = competition;
  return {
    competition: { id, name },
    kind,
    season,
    sport,
    hasTables: planned.some(({ home, away }) => 'place' in home || 'place' in away) || (await hasGroups(db, id)),
    matches,
    byes: hasDraws(planned) ? await listByes(db, planned) : [],
    isDrawn: hasDraws(planned),
    correctedDraws: hasDraws(planned) ? await listCorrectedDraws(db, planned) : [],
  };
}

/** The games of its matches; all, as a bracket is drawn as a whole. */
export async function listBracketGames(db: Database, viewer: ViewerRole, id: number): Promise<Game[]> {
  const planned = shownGames(await publishedGames(db, id));
  const ids = planned.length > 0 ? planned.flatMap(({ gameId }) => gameId ?? []) : await knockoutIds(db, id);
  return [...(await gamesByIds(db, viewer, ids)).values()].sort((one, other) => one.id - other.id);
}

export async function matchesOf(
  db: Database,
  viewer: ViewerRole,
  id: number,
  planned: readonly PlanGame[],
): Promise<BracketMatch[]> {
  if (shownGames(planned).length > 0) {
    const teams = await teamNames(db, planned);
    const venues = await venueNames(db, planned);
    const matches = plannedMatches(planned, {
      team: (teamId) => teams.get(teamId),
      venue: (venueId) => venues.get(venueId),
    });
    const decided = await readDecided(db, planned);
    return matches.map((match) => ({ ...match, ...decided.get(match.key) }));
  }
  const games = await gamesByIds(db, viewer, await knockoutIds(db, id));
  return enteredMatches([...games.values()].sort(byTime));
}

const byTime = (one: Game, other: Game): number =>
  (one.dateTime ?? dayToCome).localeCompare(other.dateTime ?? dayToCome) || one.id - other.id;

/** The games of the plan from which this competition was published last, as they were published; none without one. */
export async function publishedGames(db: Database, competitionId: number): Promise<PlanGame[]> {
  const published = await db
    .selectFrom('plan_games')
    .innerJoin('games', 'games.id', 'plan_games.game_id')
    .select(['plan_games.plan_id', 'plan_games.competition_key'])
    .where('games.competition_id', '=', competitionId)
    .orderBy('plan_games.plan_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return published ? listPublished(db, published.plan_id, published.competition_key) : [];
}

/** What a draft adds to a published plan is nobody's business yet. */
async function listPublished(db: Database, planId: number, competitionKey: string): Promise<PlanGame[]> {
  const rows = await db
    .selectFrom('plan_games')
    .leftJoin('games', 'games.id', 'plan_games.game_id')
    .selectAll('plan_games')
    .select(['games.home_team_id as home_now', 'games.away_team_id as away_now'])
    .where('plan_id', '=', planId)
    .where('competition_key', '=', competitionKey)
    .where(({ eb, or }) => or([eb('published', 'is not', null), eb('game_id', 'is not', null)]))
    .orderBy('stage')
    .orderBy('plan_games.id')
    .execute();
  return rows.map((row) => withSides(presentPlanGame(row), row.home_now, row.away_now));
}

/** Games of the competition whose round is one of a knock-out. */
async function knockoutIds(db: Database, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'round'])
    .where('competition_id', '=', competitionId)
    .where('round', 'is not', null)
    .where('group_name', 'is', null)
    .orderBy('id')
    .limit(maxMatches)
    .execute();
  return rows.filter(isKnockout).map(({ id }) => id);
}

const maxMatches = 500;

async function hasGroups(db: Database, competitionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('games')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('group_name', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who is entered and on no board of a round that is drawn. */
async function listByes(db: Database, planned: readonly PlanGame[]): Promise<Bracket['byes']> {
  const plan = await db
    .selectFrom('season_plans')
    .innerJoin('plan_games', 'plan_games.plan_id', 'season_plans.id')
    .select('season_plans.setup')
    .where('plan_games.id', '=', planned[0]?.id ?? 0)
    .executeTakeFirst();
  const { competitions }: Pick<SeasonSetup, 'competitions'> = JSON.parse(plan?.setup ?? '{"competitions":[]}');
  const free = byesOf(competitions.find(({ key }) => key === planned[0]?.competition)?.teamIds ?? [], planned);
  const ids = free.map(({ teamId }) => teamId);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('teams').select(['id', 'name', 'logo']).where('id', 'in', ids).execute();
  return free.flatMap(({ stage, teamId }) => rows.filter(({ id }) => id === teamId).map((team) => ({ stage, team })));
}

async function teamNames(db: Database, games: readonly PlanGame[]): Promise<Map<number, TeamName>> {
  const ids = [...new Set(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))];
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('teams').select(['id', 'name', 'logo']).where('id', 'in', known).execute();
  return new Map(rows.map((team) => [team.id, team]));
}

export async function venueNames(db: Database, games: readonly PlanGame[]): Promise<Map<number, string>> {
  const ids = [...new Set(games.flatMap(({ published, venueId }) => [published?.venueId ?? [], venueId ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('venues').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
