import { gameCountsTag, gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { episodeSubscriptionTag, episodesTag, episodeTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { toggleSubscription } from './commands.ts';
import { isSubscribed, latestEpisode, readStream } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const episodesRoutes: Route[] = [
  shared('GET /api/episodes/latest', {
    access: 'member',
    summary: 'The episode with the highest number; null when there is none',
    cacheTags: () => [episodesTag, episodeTag.any],
    handle: (context) => latestEpisode(context.db, context.viewer),
  }),
  on('GET /api/episodes/subscription', {
    access: 'member',
    summary: 'Whether you are subscribed to new episodes',
    dependsOn: ({ viewer }) => [episodeSubscriptionTag(viewer.accountId)],
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
    cacheTags: () => [settingsTag, gamesTag, gameTag.any, teamsTag, sportsTag, gameCountsTag],
    handle: (context) => readStream(context.db, context.viewer),
  }),
];
