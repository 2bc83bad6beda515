import { demoMembers } from '#features/accounts/server/demo/members.ts';
import { addNotice, readNotices } from '#features/notices/server/commands.ts';
import type { Write } from '#server/write.ts';
import { episodePath } from '../../rules.ts';
import { firstEpisode } from './episode.ts';

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
  write.changed('episodes');
}
