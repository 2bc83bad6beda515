import type * as z from 'zod/mini';
import { addNoticeToMany } from '#features/people/notices/server/commands.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import { toggle, type Write } from '#server/write.ts';
import { episodeSubscriptionTag } from '../cache-tags.ts';
import type { Episode, episodes, Subscription } from '../contract.ts';
import { episodePath } from '../rules.ts';
import { episodeTable, subscribers } from './queries.ts';

type NewEpisode = z.infer<typeof episodes.Create>;
type EpisodeChange = z.infer<typeof episodes.Change>;

export async function addEpisode(write: Write, fresh: NewEpisode): Promise<number> {
  const series = fresh.series ?? (await readSettings(write.db)).seriesName;
  const id = await episodeTable.add(write, { ...fresh, series });
  await announce(write, id, fresh.next);
  await addNoticeToMany(write, subscribers(write.db), {
    kind: 'episode',
    title: `Episode ${fresh.number} is out`,
    text: `${series}: ${fresh.title}`,
    link: episodePath(fresh),
  });
  return id;
}

export async function changeEpisode(write: Write, current: Episode, fields: EpisodeChange): Promise<void> {
  await episodeTable.change(write, current, fields);
  await announce(write, current.id, fields.next);
}

/** Saves the 'Coming Next' teaser; null removes it. */
async function announce(write: Write, id: number, next: EpisodeChange['next']): Promise<void> {
  if (next === undefined) return;
  await write.db
    .updateTable('episodes')
    .set({ next_title: next?.title ?? null, next_text: next?.text ?? null })
    .where('id', '=', id)
    .execute();
}

export async function toggleSubscription(write: Write<Member>): Promise<Subscription> {
  const { accountId } = write.viewer;
  write.changed(episodeSubscriptionTag(accountId));
  const subscribed = await toggle(
    () => subscribe(write, accountId),
    () => unsubscribe(write, accountId),
  );
  return { subscribed };
}

async function subscribe(write: Write, accountId: number): Promise<boolean> {
  const added = await write.db
    .insertInto('episode_subscriptions')
    .values({ account_id: accountId, created_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function unsubscribe(write: Write, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await write.db
    .deleteFrom('episode_subscriptions')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
