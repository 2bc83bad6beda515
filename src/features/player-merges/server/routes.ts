import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { findPlayer } from '#features/players/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { mergePlayers, mergesTag, undoMerge, untilHeld } from './merge-commands.ts';
import { listMerges, previewMerge } from './queries.ts';

const on = serve(calls);

const shownTags = ['players', 'player:*', 'teams', 'sports'];

export const playerMergesRoutes = (rows: readonly RowsOfPlayers[]) => [
  on('GET /api/players/:id/merge', {
    access: 'admin',
    summary: 'A preview of a merge: two players side by side, the result, and any reason against it',
    dependsOn: () => shownTags,
    handle: (call) => previewMerge(call.db, call.viewer, rows, call.params.id, call.query.with),
  }),
  on('POST /api/players/:id/merge', {
    access: 'admin',
    summary: "Merge two players: this one takes over the other's games, awards and totals",
    handle: async (call) => {
      const { id } = call.params;
      await untilHeld(() => call.commit((write) => mergePlayers(write, rows, id, call.body.playerId)));
      const player = await findPlayer(call.db, call.viewer, id);
      if (!player) throw notFound('This player');
      return player;
    },
  }),
  on('GET /api/player-merges', {
    access: 'admin',
    summary: 'Merges of players that can be undone, newest first',
    dependsOn: () => [mergesTag, ...shownTags],
    handle: async (call) => {
      const page = await listMerges(call.db, call.query.cursor);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/player-merges/:id/undo', {
    access: 'admin',
    summary: 'Undo a merge; entries made since stay with the kept player',
    handle: async (call) => {
      await untilHeld(() => call.commit((write) => undoMerge(write, rows, call.params.id)));
      return { ok: true as const };
    },
  }),
];
