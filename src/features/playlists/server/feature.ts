import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { playlists as resource } from '../contract.ts';
import { activeTopic } from './commands.ts';
import { playlistsArt } from './demo/art.ts';
import { addDemoPlaylists } from './demo/fill.ts';
import { playlistsMigrations } from './migrations.ts';
import { playlistTable } from './queries.ts';
import { playlistsRoutes } from './routes.ts';

export const playlists: Feature = {
  name: 'playlists',
  migrations: playlistsMigrations,
  onReset: { playlists: 'emptied' },
  routes: () => playlistsRoutes,
  audiences: { playlists: 'admin', playlist: 'admin', [activeTopic]: 'member' },
  fills: [exportOfResource(resource, { title: 'Playlists', list: playlistTable.list })],
  isUntouched: haveNoRows('playlists'),
  demo: addDemoPlaylists,
  demoArt: playlistsArt,
  testing: async () => (await import('../testing/examples.ts')).playlistsExamples,
};
