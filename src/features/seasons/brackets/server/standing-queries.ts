import { readStandings } from '#features/results/standings/server/queries.ts';
import type { PlanGame, SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import { presentPlanGame } from '#features/seasons/season-plans/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { knockoutGames } from '../plan-rules.ts';
import { endingOf, type PlayedGame, type Ruling, type Standing, type TableRow } from '../progress-rules.ts';

/** A competition of a published plan, and how far it has come. */
export interface FollowedCompetition {
  planId: number;
  key: string;
  competitionId: number | null;
  /** In the order of their seeds. */
  teamIds: readonly number[];
  games: PlanGame[];
  played: ReadonlyMap<number, PlayedGame>;
  standing: Standing;
}

interface Asked {
  planId: number;
  key: string;
}

/** Null where the plan is a draft. */
export async function readFollowed(db: Database, planId: number, key: string): Promise<FollowedCompetition | null> {
  const [followed] = await readAllFollowed(db, [{ planId, key }]);
  return followed ?? null;
}

/** Those whose plans are published, with the same statements for many as for one. Only the tables of pools are read one by one. */
export async function readAllFollowed(db: Database, asked: readonly Asked[]): Promise<FollowedCompetition[]> {
  const planIds = [...new Set(asked.map(({ planId }) => planId))];
  if (planIds.length === 0) return [];
  const plans = await db
    .selectFrom('season_plans')
    .select(['id', 'setup'])
    .where('id', 'in', planIds)
    .where('status', '=', 'published')
    .execute();
  const setups = new Map(plans.map(({ id, setup }): [number, SeasonSetup] => [id, JSON.parse(setup)]));
  const games = Map.groupBy(await listPublished(db, planIds), ({ planId, game }) => nameOf(planId, game.competition));
  const played = await listPlayed(
    db,
    [...games.values()].flat().flatMap(({ game }) => game.gameId ?? []),
  );
  const rulings = await listRulings(db, planIds);
  const all: FollowedCompetition[] = [];
  for (const { planId, key } of asked) {
    const setup = setups.get(planId);
    if (!setup) continue;
    const entry = setup.competitions.find((one) => one.key === key);
    const [competitionId, teamIds] = [entry?.competitionId ?? null, entry?.teamIds ?? []];
    const own = (games.get(nameOf(planId, key)) ?? []).map(({ game }) => game);
    const endings = new Map(
      own.map((game) => [game.key, endingOf(game.gameId === null ? undefined : played.get(game.gameId))]),
    );
    const tables = await finishedTables(db, { games: own, played, competitionId });
    const standing = { endings, tables, rulings: rulings.get(nameOf(planId, key)) ?? new Map() };
    all.push({ planId, key, competitionId, teamIds, games: own, played, standing });
  }
  return all;
}

const nameOf = (planId: number, key: string): string => `${planId} ${key}`;

/** What a draft adds to a published plan is nobody's business yet, and follows no result. */
async function listPublished(db: Database, planIds: readonly number[]): Promise<{ planId: number; game: PlanGame }[]> {
  const rows = await db
    .selectFrom('plan_games')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .where(({ eb, or }) => or([eb('published', 'is not', null), eb('game_id', 'is not', null)]))
    .orderBy('stage')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ planId: row.plan_id, game: presentPlanGame(row) }));
}

export async function listPlayed(db: Database, ids: readonly number[]): Promise<Map<number, PlayedGame>> {
  const games = new Map<number, PlayedGame>();
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('games')
      .select(['id', 'status', 'counts', 'home_team_id', 'away_team_id', 'home_score', 'away_score'])
      .select(['home_shootout', 'away_shootout', 'result_type', 'result_against'])
      .where('id', 'in', some)
      .execute();
    for (const row of rows) {
      games.set(row.id, {
        ...{ id: row.id, status: row.status, counts: row.counts === 1 },
        ...{ homeTeamId: row.home_team_id, awayTeamId: row.away_team_id },
        ...{ homeScore: row.home_score, awayScore: row.away_score },
        ...{ homeShootout: row.home_shootout, awayShootout: row.away_shootout },
        ...{ resultType: row.result_type, resultAgainst: row.result_against },
      });
    }
  }
  return games;
}

/** The tables from which sides come and whose games are all over, by the standings' own rules. */
async function finishedTables(
  db: Database,
  { games, played, competitionId }: Pick<FollowedCompetition, 'games' | 'played' | 'competitionId'>,
): Promise<Map<string | null, TableRow[]>> {
  const sides = games.flatMap(({ home, away }) => [home, away]);
  const groups = new Set(sides.flatMap((side) => ('place' in side ? [side.group] : [])));
  const knockout = new Set(knockoutGames(games));
  const isOver = ({ gameId }: PlanGame): boolean => {
    const status = gameId === null ? undefined : played.get(gameId)?.status;
    return status === 'completed' || status === 'cancelled';
  };
  const finished = [...groups].filter((group) => {
    const own = games.filter((game) => !knockout.has(game) && (group === null || game.group === group));
    return own.length > 0 && own.every(isOver);
  });
  if (finished.length === 0 || competitionId === null) return new Map();
  const table = await readStandings(db, visitor, { competitionId });
  return new Map(
    finished.map((group) => {
      const rows = group === null ? table.rows : (table.groups.find(({ name }) => name === group)?.rows ?? []);
      return [group, rows.map(({ team, position }) => ({ teamId: team.id, position }))];
    }),
  );
}

/** What officers ruled in each competition, the latest of each cause. */
async function listRulings(db: Database, planIds: readonly number[]): Promise<Map<string, Map<string, Ruling>>> {
  const rows = await db
    .selectFrom('bracket_questions')
    .select(['plan_id', 'competition_key', 'cause', 'answer'])
    .where('plan_id', 'in', planIds)
    .where('kind', 'in', ['undecided', 'tie'])
    .where('state', '=', 'applied')
    .orderBy('id')
    .execute();
  const byCompetition = Map.groupBy(rows, (row) => nameOf(row.plan_id, row.competition_key));
  return new Map(
    [...byCompetition].map(([name, ofOne]) => [
      name,
      new Map(ofOne.map(({ cause, answer }): [string, Ruling] => [cause, JSON.parse(answer ?? '[]')])),
    ]),
  );
}
