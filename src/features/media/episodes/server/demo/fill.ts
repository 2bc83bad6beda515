import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotice, readNotices } from '#features/people/notices/server/commands.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { Day } from '#shared/fields.ts';
import { episodesTag } from '../../cache-tags.ts';
import { NextEpisode } from '../../contract.ts';
import { episodePath } from '../../rules.ts';

export const firstEpisode = readJson(
  join(import.meta.dirname, 'episode.json'),
  z.strictObject({
    series: z.string(),
    number: z.int(),
    title: z.string(),
    description: z.string(),
    videoId: z.string(),
    duration: z.string(),
    publishedOn: Day,
    tags: z.array(z.string()),
    next: NextEpisode,
    subscribers: z.array(z.string()),
  }),
);

export async function addDemoEpisode(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const episode = firstEpisode;
  await write.db
    .insertInto('episodes')
    .values({
      series: episode.series,
      number: episode.number,
      title: episode.title,
      description: episode.description,
      video_id: episode.videoId,
      duration: episode.duration,
      published_on: episode.publishedOn,
      tags: JSON.stringify(episode.tags),
      next_title: episode.next.title,
      next_text: episode.next.text,
    })
    .execute();
  const published = { ...write, now: new Date(`${episode.publishedOn}T16:00:00Z`) };
  for (const username of episode.subscribers) {
    const account_id = people.get(username)?.accountId;
    if (account_id === undefined) continue;
    const subscription = { account_id, created_at: published.now.toISOString() };
    await write.db.insertInto('episode_subscriptions').values(subscription).execute();
    await addNotice(published, account_id, {
      kind: 'episode',
      title: `Episode ${episode.number} is out`,
      text: `${episode.series}: ${episode.title}`,
      link: episodePath(episode),
    });
    await readNotices(published, account_id);
  }
  write.changed(episodesTag);
}
