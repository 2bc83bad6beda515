import { apiClient } from '#web/api/requests.ts';
import type { Episode, endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const latestEpisodeOptions = api.read('GET /api/episodes/latest');
export const episodesByNumberOptions = (number: number) => api.read('GET /api/episodes', { query: { number } });

export const announceNext = ({ id, version }: Episode, next: Episode['next']) =>
  api.send('PATCH /api/episodes/:id', { params: { id }, body: { next, version } });

export const subscriptionOptions = api.read('GET /api/episodes/subscription');
export const toggleSubscription = () => api.send('POST /api/episodes/subscription');

export const streamCheckMs = 30_000;
export const streamOptions = api.read('GET /api/stream');
