import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import { lockPublished } from './commands.ts';
import { type Tell, tellOfGames } from './news-commands.ts';
import { readDifference } from './publishing/difference-queries.ts';
import { addGames, makeCompetitions, moveGames } from './publishing/publish-commands.ts';

/**
 * Makes the game of the village of a game whose sides have become known, in a plan that is published, and tells people.
 * A game of other sides, which the plan made before, is called off. Null while a side is unknown, or the plan is a draft.
 */
export async function publishGame(write: Write, planGameId: number, tell: Tell = tellOfGames): Promise<number | null> {
  const row = await write.db
    .selectFrom('plan_games')
    .select(['plan_id', 'key'])
    .where('id', '=', planGameId)
    .executeTakeFirst();
  if (!row) throw notFound('This game');
  const plan = await lockPublished(write, row.plan_id, row.key);
  if (plan.status !== 'published') return null;
  const all = await readDifference(write.db, plan);
  const isIt = ({ key }: { key: string }) => key === row.key;
  const known = [...all.same, ...all.moved, ...all.kept].find(({ draft }) => draft && isIt(draft));
  if (known) return known.game.gameId;
  if (all.kept.some(({ game }) => isIt(game))) throw conflict('A game of the earlier pairing has begun already');
  const difference = {
    ...all,
    added: [...all.added, ...all.unplaced].filter(isIt),
    moved: [],
    removed: all.removed.filter(isIt),
  };
  if (difference.added.length === 0) return null;
  const added = await addGames(write, difference, await makeCompetitions(write, plan));
  const changed = await moveGames(write, difference);
  write.changed(seasonPlansTag, seasonPlanTag(plan.id));
  await tell(write, { added: [], changed: [...changed, ...added.map((one) => ({ ...one, isNew: true }))] });
  return added[0]?.gameId ?? null;
}
