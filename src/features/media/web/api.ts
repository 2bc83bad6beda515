import { post, remove } from '#web/api.ts';
import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Episode, Highlight, Photo, PhotoStatus, StreamAnswer, Subscription, Video } from '../contract.ts';

/** A highlight also shows the game it is of, by its teams and sport. */
const highlightTopics = ['highlights', 'games', 'teams', 'sports'];

export const highlightsOptions = pagedOptions<Highlight>('/api/highlights', { topics: highlightTopics });
export const featuredHighlightOptions = readOptions<Highlight | null>('/api/highlights/featured', {
  topics: highlightTopics,
});
export const highlightOptions = (id: number) =>
  readOptions<Highlight>(`/api/highlights/${id}`, { topics: highlightTopics });
export const newestOfSportOptions = (sport: string) =>
  readOptions<Highlight[]>('/api/highlights', { topics: highlightTopics, params: { sport, limit: 1 } });

const photoTopics: Record<PhotoStatus, string> = { approved: 'photos', pending: 'pending-photos' };
/** What an upload or a decision about one changes. */
export const everyPhotoTopic = Object.values(photoTopics);

export const photosOptions = pagedOptions<Photo>('/api/photos', { topics: [photoTopics.approved] });
export const pendingPhotosOptions = pagedOptions<Photo>('/api/photos', {
  topics: [photoTopics.pending],
  params: { status: 'pending' },
});
export const photoOptions = (id: number) =>
  readOptions<Photo>(`/api/photos/${id}`, { topics: ['photos', `photo:${id}`] });
export const approvePhoto = (id: number) => post<Photo>(`/api/photos/${id}/approve`);
/** Rejecting is deleting. */
export const rejectPhoto = (id: number) => remove<{ ok: true }>(`/api/photos/${id}`);

/** What is known of a video, by its 11 characters or the id of its highlight. */
export const videoOptions = (id: string) =>
  readOptions<Video>(`/api/videos/${encodeURIComponent(id)}`, { topics: ['highlights', 'episodes'] });

export const latestEpisodeOptions = readOptions<Episode | null>('/api/episodes/latest', { topics: ['episodes'] });
export const episodesOfNumberOptions = (number: number) =>
  readOptions<Episode[]>('/api/episodes', { topics: ['episodes'], params: { number } });
export const subscriptionOptions = (accountId: number) =>
  readOptions<Subscription>('/api/episodes/subscription', { topics: [`subscription:${accountId}`] });
export const toggleSubscription = () => post<Subscription>('/api/episodes/subscription');

/** How often the stream's state is asked for, besides whenever a game changes. */
export const streamCheckMs = 30_000;
export const streamOptions = readOptions<StreamAnswer>('/api/stream', {
  topics: ['settings', 'games', 'teams', 'sports'],
});
