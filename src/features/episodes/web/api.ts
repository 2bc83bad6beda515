import { post } from '#web/api.ts';
import { readOptions } from '#web/queries.ts';
import type { Episode, StreamAnswer, Subscription } from '../contract.ts';

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
