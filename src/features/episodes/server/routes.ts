import { type Route, serve, serveShared } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { toggleSubscription } from './commands.ts';
import { isSubscribed, latestEpisode, readStream } from './queries.ts';

const on = serve(calls);
const shared = serveShared(calls);

export const episodesRoutes: Route[] = [
  shared('GET /api/episodes/latest', {
    access: 'member',
    summary: 'The episode with the highest number; null when there is none',
    cacheTags: () => ['episodes', 'episode:*'],
    handle: (call) => latestEpisode(call.db, call.viewer),
  }),
  on('GET /api/episodes/subscription', {
    access: 'member',
    summary: 'Whether you are subscribed to new episodes',
    dependsOn: ({ viewer }) => [`subscription:${viewer.accountId}`],
    handle: async (call) => ({ subscribed: await isSubscribed(call.db, call.viewer.accountId) }),
  }),
  on('POST /api/episodes/subscription', {
    access: 'member',
    summary: 'Subscribe to new episodes, or unsubscribe',
    handle: (call) => call.commit(toggleSubscription),
  }),
  shared('GET /api/stream', {
    access: 'member',
    summary: 'The live stream: its video, and whether a game is live now',
    cacheTags: () => ['settings', 'games', 'game:*', 'teams', 'sports', 'counts:game'],
    handle: (call) => readStream(call.db, call.viewer),
  }),
];
