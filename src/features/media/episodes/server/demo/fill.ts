import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotice, readNotices } from '#features/people/notices/server/commands.ts';
import type { Write } from '#server/write.ts';
import { episodesTag } from '../../cache-tags.ts';
import { episodePath } from '../../rules.ts';

export interface DemoEpisode {
  series: string;
  number: number;
  title: string;
  description: string;
  videoId: string;
  duration: string;
  publishedOn: string;
  tags: string[];
  next: { title: string; text: string };
  subscribers: string[];
}

export const firstEpisode: DemoEpisode = {
  series: 'Village Sports News',
  number: 1,
  title: 'The season opens',
  description:
    'The first Village Sports News: the opening round in pictures, a visit to the netball squad, five quick ' +
    'questions for the chess captain, and who to watch this term.\n\nPresented from the lower field, whatever the weather.',
  videoId: 'M7lc1UVf-VE',
  duration: '19:45',
  publishedOn: '2025-06-20',
  tags: ['Village Sports News', 'Basketball', 'Netball', 'Season opener'],
  next: {
    title: 'Episode 2',
    text: 'Semi-final week: four teams, two places, and the story behind the drums. Coming soon.',
  },
  subscribers: ['officer', 'thandi.m', 'imraan', 'robyn.h'],
};

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
