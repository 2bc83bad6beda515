import { videoSources } from '#features/video/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { episodes as resource } from '../contract.ts';
import { addDemoEpisode } from './demo/fill.ts';
import { episodesMigrations } from './migrations.ts';
import { episodeTable, videoOfEpisode } from './queries.ts';
import { episodesRoutes } from './routes.ts';

export const episodes: Feature = {
  name: 'episodes',
  migrations: episodesMigrations,
  onReset: { episodes: 'emptied', episode_subscriptions: 'emptied' },
  routes: () => episodesRoutes,
  audiences: { episodes: 'member', episode: 'member', subscription: 'own' },
  fills: [
    videoSources.fill({ topics: ['episodes', 'episode:*'], find: videoOfEpisode }),
    exportOfResource(resource, { title: 'Episodes', list: episodeTable.list }),
  ],
  isUntouched: haveNoRows('episodes'),
  demo: addDemoEpisode,
  testing: async () => (await import('../testing/examples.ts')).episodesExamples,
};
