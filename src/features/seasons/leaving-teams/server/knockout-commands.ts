import { followCompetition } from '#features/seasons/brackets/server/progress-commands.ts';
import type { SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import type { NewsGame } from '#features/seasons/season-plans/news-rules.ts';
import { lockPublished } from '#features/seasons/season-plans/server/commands.ts';
import type { Write } from '#server/write.ts';
import type { LeavingProposal } from '../contract.ts';

/** A published plan in which a competition stands, by its key there. */
export interface PlanOf {
  planId: number;
  key: string;
}

/** As publishing does: with all their games, whose teams are those that results of others change, too. */
export async function lockPlansOf(write: Write, competitionId: number): Promise<PlanOf[]> {
  const rows = await write.db
    .selectFrom('season_plans')
    .select(['id', 'setup'])
    .where('status', '=', 'published')
    .orderBy('id')
    .execute();
  const found: PlanOf[] = [];
  for (const { id, setup } of rows) {
    const { competitions }: SeasonSetup = JSON.parse(setup);
    const keys = competitions.flatMap((one) => (one.competitionId === competitionId ? [one.key] : []));
    if (keys.length > 0) await lockPublished(write, id);
    found.push(...keys.map((key) => ({ planId: id, key })));
  }
  return found;
}

type Followed = Pick<LeavingProposal, 'goOn' | 'waiting' | 'questions'> & { news: NewsGame[] };

/** Whoever goes on stands in the next game, as after each result; their news are for the one message of this act. */
export async function followKnockouts(write: Write, plans: readonly PlanOf[], teamId: number): Promise<Followed> {
  const all: Followed = { goOn: [], waiting: [], questions: 0, news: [] };
  for (const { planId, key } of plans) {
    const [sides, open] = [await readSides(write, planId, key), await countOpen(write, planId, key)];
    await followCompetition(write, planId, key, async (_write, { added, changed }) => {
      all.news.push(...added, ...changed);
    });
    const now = await readSides(write, planId, key);
    for (const side of now) {
      const was = sides.find(({ id, at }) => id === side.id && at === side.at);
      if (side.team !== null && was?.teamId !== side.teamId) all.goOn.push({ team: side.team, game: side.game });
    }
    all.waiting.push(...now.filter((side) => side.teamId === teamId && side.isWaiting).map(({ game }) => game));
    all.questions += Math.max(0, (await countOpen(write, planId, key)) - open);
  }
  return all;
}

async function readSides({ db }: Write, planId: number, key: string) {
  const rows = await db
    .selectFrom('plan_games')
    .leftJoin('teams as home', 'home.id', 'plan_games.home_team_id')
    .leftJoin('teams as away', 'away.id', 'plan_games.away_team_id')
    .select(['plan_games.id', 'plan_games.round', 'plan_games.game_id', 'plan_games.home_team_id'])
    .select(['plan_games.away_team_id', 'home.name as home', 'away.name as away'])
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .orderBy('plan_games.stage')
    .orderBy('plan_games.id')
    .execute();
  return rows.flatMap((row) => {
    const game = { id: row.id, game: row.round ?? 'Knock-out', isWaiting: row.game_id === null };
    return [
      { ...game, at: 'home', teamId: row.home_team_id, team: row.home },
      { ...game, at: 'away', teamId: row.away_team_id, team: row.away },
    ];
  });
}

async function countOpen({ db }: Write, planId: number, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('bracket_questions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}
