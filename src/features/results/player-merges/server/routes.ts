import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import type { PlayerRows } from '#features/teams/players/server/extension-points.ts';
import { findPlayer } from '#features/teams/players/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { playerMergesTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { mergePlayers, undoMerge, untilHeld } from './merge-commands.ts';
import { listMerges, previewMerge } from './queries.ts';

const on = serve(endpoints);

const shownTags = [playersTag, playerTag.any, teamsTag, sportsTag];

export const playerMergesRoutes = (rows: readonly PlayerRows[]) => [
  on('GET /api/players/:id/merge', {
    access: 'admin',
    summary: 'A preview of a merge: two players side by side, the result, and any reason against it',
    dependsOn: () => shownTags,
    handle: (context) => previewMerge(context.db, context.viewer, rows, context.params.id, context.query.with),
  }),
  on('POST /api/players/:id/merge', {
    access: 'admin',
    summary: "Merge two players: this one takes over the other's games, awards and totals",
    handle: async (context) => {
      const { id } = context.params;
      await untilHeld(() => context.commit((write) => mergePlayers(write, rows, id, context.body.playerId)));
      const player = await findPlayer(context.db, context.viewer, id);
      if (!player) throw notFound('This player');
      return player;
    },
  }),
  on('GET /api/player-merges', {
    access: 'admin',
    summary: 'Merges of players that can be undone, newest first',
    dependsOn: () => [playerMergesTag, ...shownTags],
    handle: async (context) => {
      const page = await listMerges(context.db, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/player-merges/:id/undo', {
    access: 'admin',
    summary: 'Undo a merge; entries made since stay with the kept player',
    handle: async (context) => {
      await untilHeld(() => context.commit((write) => undoMerge(write, rows, context.params.id)));
      return { ok: true as const };
    },
  }),
];
