import { type Route, serve, serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { toggleSubscription } from './commands.ts';
import { isSubscribed, latestEpisode, readStream } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const episodesRoutes: Route[] = [
  shared('GET /api/episodes/latest', {
    access: 'member',
    summary: 'The episode with the highest number; null when there is none',
    cacheTags: () => ['episodes', 'episode:*'],
    handle: (context) => latestEpisode(context.db, context.viewer),
  }),
  on('GET /api/episodes/subscription', {
    access: 'member',
    summary: 'Whether you are subscribed to new episodes',
    dependsOn: ({ viewer }) => [`subscription:${viewer.accountId}`],
    handle: async (context) => ({ subscribed: await isSubscribed(context.db, context.viewer.accountId) }),
  }),
  on('POST /api/episodes/subscription', {
    access: 'member',
    summary: 'Subscribe to new episodes, or unsubscribe',
    handle: (context) => context.commit(toggleSubscription),
  }),
  shared('GET /api/stream', {
    access: 'member',
    summary: 'The live stream: its video, and whether a game is live now',
    cacheTags: () => ['settings', 'games', 'game:*', 'teams', 'sports', 'counts:game'],
    handle: (context) => readStream(context.db, context.viewer),
  }),
];
