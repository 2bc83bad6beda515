import { readStandings } from '#features/results/standings/server/queries.ts';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import { presentPlanGame, readPlan } from '#features/seasons/season-plans/server/queries.ts';
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

/** Null where the plan is a draft. */
export async function readFollowed(db: Database, planId: number, key: string): Promise<FollowedCompetition | null> {
  const plan = await readPlan(db, planId);
  if (plan.status !== 'published') return null;
  const entry = plan.setup.competitions.find((one) => one.key === key);
  const [competitionId, teamIds] = [entry?.competitionId ?? null, entry?.teamIds ?? []];
  const games = await listGamesOf(db, planId, key);
  const played = await listPlayed(
    db,
    games.flatMap(({ gameId }) => gameId ?? []),
  );
  const endings = new Map(
    games.map((game) => [game.key, endingOf(game.gameId === null ? undefined : played.get(game.gameId))]),
  );
  const tables = await finishedTables(db, { games, played, competitionId });
  const rulings = await listRulings(db, planId, key);
  return { planId, key, competitionId, teamIds, games, played, standing: { endings, tables, rulings } };
}

async function listGamesOf(db: Database, planId: number, key: string): Promise<PlanGame[]> {
  const rows = await db
    .selectFrom('plan_games')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .orderBy('stage')
    .orderBy('id')
    .execute();
  return rows.map(presentPlanGame);
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

/** What officers ruled, the latest of each cause. */
async function listRulings(db: Database, planId: number, key: string): Promise<Map<string, Ruling>> {
  const rows = await db
    .selectFrom('bracket_questions')
    .select(['cause', 'answer'])
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .where('kind', 'in', ['undecided', 'tie'])
    .where('state', '=', 'applied')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ cause, answer }) => [cause, JSON.parse(answer ?? '[]')]));
}
