import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { activePlaylistTag } from '../cache-tags.ts';
import { playlists as resource } from '../contract.ts';
import { addPlaylist, changePlaylist, removePlaylist } from './commands.ts';
import { playlistTable } from './queries.ts';
import { playlistsRoutes } from './routes.ts';
import { playlistsMigrations } from './tables.ts';

export const playlists = defineFeature({
  name: 'playlists',
  migrations: playlistsMigrations,
  resources: [
    registerResource(resource, {
      ...playlistTable,
      add: addPlaylist,
      change: changePlaylist,
      remove: removePlaylist,
      taken: 'Another playlist has just become the Playlist of the Week',
    }),
  ],
  routes: () => playlistsRoutes,
  subscriptionAccess: { member: [activePlaylistTag] },
  demo: async (write) => (await import('./demo/fill.ts')).addDemoPlaylists(write),
  demoArt: async () => (await import('./demo/fill.ts')).playlistsArt(),
  testing: async () => (await import('../testing/examples.ts')).playlistsExamples,
});
