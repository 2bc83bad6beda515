import { videoSources } from '#features/media/video/server/extension-points.ts';
import { onlyYou } from '#server/personal-records.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { episodeSubscriptionTag, episodesTag, episodeTag } from '../cache-tags.ts';
import { episodes as resource } from '../contract.ts';
import { addEpisode, changeEpisode } from './commands.ts';
import { episodeTable, findEpisodeVideo } from './queries.ts';
import { episodesRoutes } from './routes.ts';
import { episodesMigrations } from './tables.ts';

export const episodes = defineFeature({
  name: 'episodes',
  migrations: episodesMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Subscription to episodes',
      what: 'That you want to be told of new episodes.',
      seenBy: onlyYou,
      until: 'Until you unsubscribe.',
      tables: ['episode_subscriptions'],
    },
  ],
  resources: [
    registerResource(resource, {
      ...episodeTable,
      add: addEpisode,
      change: changeEpisode,
      inUse: 'Other entries still refer to this episode',
      taken: 'There is already an episode with that number',
    }),
  ],
  onReset: { episode_subscriptions: 'emptied' },
  routes: () => episodesRoutes,
  subscriptionAccess: { own: [episodeSubscriptionTag] },
  contributes: [videoSources.contribution({ tags: [episodesTag, episodeTag.any], find: findEpisodeVideo })],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoEpisode(write),
  testing: async () => (await import('../testing/examples.ts')).episodesExamples,
});
