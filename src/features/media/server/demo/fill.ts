import { addComment, toggleLike, withSubjects } from '#features/conversation/server/commands.ts';
import { addNotice, readNotices } from '#features/notices/server/commands.ts';
import type { Member } from '#server/access.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { PhotoStatus } from '../../contract.ts';
import { episodePath } from '../../rules.ts';
import { planDemoMedia } from './plan.ts';

export interface DemoHighlight {
  title: string;
  description: string;
  videoId: string;
  thumbnail: string;
  duration: string;
  featured: boolean;
  dateAdded: string;
  gameId: number | null;
  talk: DemoTalk;
}

/** What was said about a game or a highlight, and who likes it; people by their usernames. */
export interface DemoTalk {
  comments: { username: string; content: string; createdAt: string }[];
  likedBy: string[];
}

export interface DemoPhoto {
  title: string;
  description: string;
  status: PhotoStatus;
  imageUrl: string;
  width: number;
  height: number;
  colour: string;
  dateAdded: string;
  /** Who uploaded it. */
  username: string;
}

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
  /** Who hears of the next one. */
  subscribers: string[];
}

export interface DemoMediaPlan {
  highlights: DemoHighlight[];
  photos: DemoPhoto[];
  episode: DemoEpisode;
  gameTalk: { gameId: number; talk: DemoTalk }[];
}

type People = ReadonlyMap<string, Member>;

/** Adds highlights, photos, the first episode, and what people say about games and highlights. Games must be there. */
export async function addDemoMedia(write: Write): Promise<void> {
  const plan = planDemoMedia(write.now);
  const people = await peopleOf(write);
  const rows = await withSubjects(write, 'highlight', plan.highlights.map(highlightRow));
  await write.db.insertInto('highlights').values(rows).execute();
  for (const [at, { talk }] of plan.highlights.entries()) await addTalk(write, people, rows[at]?.subject_id, talk);
  for (const { gameId, talk } of plan.gameTalk) await addTalk(write, people, await subjectOf(write, gameId), talk);
  await addEpisode(write, people, plan.episode);
  await addPhotos(write, people, plan.photos);
  write.changed('highlights', 'photos', 'episodes', 'games');
}

const highlightRow = (highlight: DemoHighlight) => ({
  title: highlight.title,
  description: highlight.description,
  video_id: highlight.videoId,
  video_kind: 'video' as const,
  thumbnail: highlight.thumbnail,
  duration: highlight.duration,
  featured: flag(highlight.featured),
  date_added: highlight.dateAdded,
  game_id: highlight.gameId,
});

/** Everyone speaks with their own voice, at their own time. */
async function addTalk(write: Write, people: People, subjectId: number | undefined, talk: DemoTalk): Promise<void> {
  if (subjectId === undefined) return;
  for (const { username, content, createdAt } of talk.comments) {
    const viewer = people.get(username);
    if (viewer) await addComment({ ...write, viewer, now: new Date(createdAt) }, subjectId, content);
  }
  for (const username of talk.likedBy) {
    const viewer = people.get(username);
    if (viewer) await toggleLike({ ...write, viewer }, subjectId);
  }
}

async function addPhotos(write: Write, people: People, photos: readonly DemoPhoto[]): Promise<void> {
  const rows = photos.map((photo) => ({
    ...{ title: photo.title, description: photo.description, status: photo.status, image_url: photo.imageUrl },
    ...{ width: photo.width, height: photo.height, colour: photo.colour, date_added: photo.dateAdded },
    upload_id: null,
    uploaded_by: people.get(photo.username)?.accountId ?? null,
  }));
  await write.db.insertInto('photos').values(rows).execute();
  const told = photos.find(({ status, username }) => status === 'approved' && people.has(username));
  const uploader = told && people.get(told.username);
  if (!uploader) return;
  await addNotice({ ...write, now: new Date(told.dateAdded) }, uploader.accountId, {
    ...{ kind: 'photo', title: 'Your photo was approved', text: `'${told.title}' is in the gallery now.` },
    link: '/media?tab=photos',
  });
}

async function addEpisode(write: Write, people: People, episode: DemoEpisode): Promise<void> {
  await write.db
    .insertInto('episodes')
    .values({
      ...{ series: episode.series, number: episode.number, title: episode.title, description: episode.description },
      ...{ video_id: episode.videoId, duration: episode.duration, published_on: episode.publishedOn },
      ...{ tags: JSON.stringify(episode.tags), next_title: episode.next.title, next_text: episode.next.text },
    })
    .execute();
  const published = { ...write, now: new Date(`${episode.publishedOn}T16:00:00Z`) };
  for (const username of episode.subscribers) {
    const account_id = people.get(username)?.accountId;
    if (account_id === undefined) continue;
    const subscription = { account_id, created_at: published.now.toISOString() };
    await write.db.insertInto('episode_subscriptions').values(subscription).execute();
    await addNotice(published, account_id, {
      ...{ kind: 'episode', title: `Episode ${episode.number} is out`, text: `${episode.series}: ${episode.title}` },
      link: episodePath(episode),
    });
    // News of long ago: whoever was told has read it.
    await readNotices(published, account_id);
  }
}

async function subjectOf(write: Write, gameId: number): Promise<number | undefined> {
  const game = await write.db.selectFrom('games').select('subject_id').where('id', '=', gameId).executeTakeFirst();
  return game?.subject_id;
}

/** The accounts of the demo as those who act. */
async function peopleOf(write: Write): Promise<People> {
  const accounts = await write.db.selectFrom('accounts').select(['id', 'username', 'display_name']).execute();
  return new Map(
    accounts.map(({ id, username, display_name }) => [
      username,
      {
        ...{ kind: 'member', accountId: id, sessionId: 0, username, displayName: display_name },
        ...{ isAdmin: false, isGroundAnchor: false, adminUntil: 0, passwordAt: 0 },
      },
    ]),
  );
}
