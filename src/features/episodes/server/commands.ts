import { sql } from 'kysely';
import { addNoticeToMany } from '#features/notices/server/commands.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { youtubeId } from '#shared/youtube.ts';
import type { Episode, EpisodeChange, NewEpisode, Subscription } from '../contract.ts';
import { episodePath } from '../rules.ts';
import { subscribers } from './queries.ts';

/** Adds an episode and tells everyone who subscribed. */
export async function addEpisode(write: Write, fresh: NewEpisode): Promise<number> {
  const series = fresh.series ?? (await readSettings(write.db)).seriesName;
  const { id } = await write.db
    .insertInto('episodes')
    .values({
      series,
      number: fresh.number,
      title: fresh.title,
      description: fresh.description ?? '',
      video_id: readVideoId(fresh.videoUrl),
      duration: fresh.duration,
      published_on: fresh.publishedDate,
      tags: JSON.stringify(fresh.tags ?? []),
      ...nextColumns(fresh.next ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addNoticeToMany(write, subscribers(write.db), {
    kind: 'episode',
    title: `Episode ${fresh.number} is out`,
    text: `${series}: ${fresh.title}`,
    link: episodePath(fresh),
  });
  return id;
}

export async function changeEpisode(write: Write, current: Episode, fields: EpisodeChange): Promise<void> {
  await write.db
    .updateTable('episodes')
    .set({
      series: fields.series ?? current.series,
      number: fields.number ?? current.number,
      title: fields.title ?? current.title,
      description: fields.description === undefined ? current.description : (fields.description ?? ''),
      video_id: fields.videoUrl === undefined ? current.videoId : readVideoId(fields.videoUrl),
      duration: fields.duration ?? current.duration,
      published_on: fields.publishedDate ?? current.publishedDate,
      tags: JSON.stringify(fields.tags ?? current.tags),
      ...nextColumns(fields.next === undefined ? current.next : fields.next),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
}

export async function removeEpisode(write: Write, current: Episode): Promise<void> {
  await write.db.deleteFrom('episodes').where('id', '=', current.id).execute();
}

/** Subscribes an account to new episodes, or takes that back. Taps at one moment count one after the other. */
export async function toggleSubscription(write: Write, accountId: number): Promise<Subscription> {
  write.changed(`subscription:${accountId}`);
  for (;;) {
    if (await subscribe(write, accountId)) return { subscribed: true };
    if (await unsubscribe(write, accountId)) return { subscribed: false };
  }
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

const nextColumns = (next: Episode['next']) => ({ next_title: next?.title ?? null, next_text: next?.text ?? null });

function readVideoId(typed: string): string {
  const id = youtubeId(typed);
  if (id === null) throw badField('videoUrl', 'must be a YouTube link');
  return id;
}
