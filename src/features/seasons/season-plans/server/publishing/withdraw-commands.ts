import { sql } from 'kysely';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { removeGame } from '#features/competition/games/server/commands.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { seasonPlansTag, seasonPlanTag } from '../../cache-tags.ts';
import type { SeasonPlan } from '../../contract.ts';
import type { Withdrawal } from '../../publish-contract.ts';
import { lockPublished } from '../commands.ts';
import { countTold, tellOfWithdrawal } from '../news-commands.ts';
import { listPublished } from './difference-queries.ts';
import { countTalk } from './publication-queries.ts';

export async function readWithdrawal(db: Database, plan: SeasonPlan): Promise<Withdrawal> {
  const games = await listPublished(db, plan.id);
  const talk = await countTalk(
    db,
    games.map(({ gameId }) => gameId),
  );
  const begun = games.filter(({ state }) => state === 'live' || state === 'played').length;
  const refusal =
    plan.status === 'draft'
      ? 'This plan is not published'
      : begun > 0
        ? `${begun === 1 ? '1 game has' : `${begun} games have`} begun or been played: call off what is left instead`
        : null;
  return { games: games.length, ...talk, told: await countTold(db, games), refusal };
}

/** A published plan is a draft again, and its games are gone: only while none of them has begun. */
export async function withdrawPlan(write: Write, planId: number): Promise<void> {
  const plan = await lockPublished(write, planId);
  const { refusal } = await readWithdrawal(write.db, plan);
  if (refusal) throw conflict(refusal);
  const published = await listPublished(write.db, planId);
  await tellOfWithdrawal(
    write,
    published.filter(({ state }) => state !== 'cancelled'),
  );
  const ids = published.map(({ gameId }) => gameId);
  for (const game of (await gamesByIds(write.db, write.viewer, ids)).values()) await removeGame(write, game);
  await write.db
    .updateTable('plan_games')
    .set({ game_id: null, published: null, version: sql<number>`version + 1` })
    .where('plan_id', '=', planId)
    .execute();
  await write.db
    .updateTable('season_plans')
    .set({ status: 'draft', published_at: null, version: sql<number>`version + 1` })
    .where('id', '=', planId)
    .execute();
  write.changed(gamesTag, ...ids.map((id) => gameTag(id)), seasonPlansTag, seasonPlanTag(planId));
  await write.audit({
    act: 'season-plan.withdraw',
    subject: `season-plan:${planId}`,
    detail: { name: plan.name, games: ids.length },
  });
}
