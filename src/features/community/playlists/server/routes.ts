import { type Route, serve, serveShared } from '#server/http/route.ts';
import { activePlaylistTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { activatePlaylist, deactivatePlaylists } from './commands.ts';
import { activePlaylist } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

export const playlistsRoutes: Route[] = [
  shared('GET /api/playlists/active', {
    access: 'member',
    summary: 'The Playlist of the Week, or null',
    cacheTags: () => [activePlaylistTag],
    handle: ({ db, viewer }) => activePlaylist(db, viewer),
  }),
  // The specification makes these calls by two methods.
  ...(['POST', 'PATCH'] as const).flatMap((method) => [
    on(`${method} /api/playlists/:id/set-active`, {
      access: 'admin',
      summary: 'Make this the Playlist of the Week',
      handle: (context) => context.commit((write) => activatePlaylist(write, context.params.id)),
    }),
    on(`${method} /api/playlists/set-all-inactive`, {
      access: 'admin',
      summary: 'Unset the Playlist of the Week',
      handle: async (context) => {
        await context.commit(deactivatePlaylists);
        return { ok: true as const };
      },
    }),
  ]),
];
