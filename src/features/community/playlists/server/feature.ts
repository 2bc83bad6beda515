import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { activePlaylistTag } from '../cache-tags.ts';
import { playlists as resource } from '../contract.ts';
import { addPlaylist, changePlaylist, removePlaylist } from './commands.ts';
import { addDemoPlaylists, playlistsArt } from './demo/fill.ts';
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
  demo: addDemoPlaylists,
  demoArt: playlistsArt,
  testing: async () => (await import('../testing/examples.ts')).playlistsExamples,
});
