import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { findPlayer } from '#features/players/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { untilHeld } from './hold-commands.ts';
import { mergePlayers } from './merge-commands.ts';
import { listMerges, previewMerge } from './queries.ts';
import { mergesTag } from './tags.ts';
import { undoMerge } from './undo-commands.ts';

const on = serve(calls);

const shownTags = ['players', 'player:*', 'teams', 'sports'];

export const playerMergesRoutes = (rows: readonly RowsOfPlayers[]) => [
  on('GET /api/players/:id/merge', {
    access: 'admin',
    summary: 'Two players side by side, what they would be as one, and why not where they cannot be',
    dependsOn: () => shownTags,
    handle: (call) => previewMerge(call.db, call.viewer, rows, call.params.id, call.query.with),
  }),
  on('POST /api/players/:id/merge', {
    access: 'admin',
    summary: 'Make one player of two: the other’s games, marks and totals are this one’s',
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
    summary: 'Players who were merged and can be two again, newest first',
    dependsOn: () => [mergesTag, ...shownTags],
    handle: async (call) => {
      const page = await listMerges(call.db, call.query.cursor);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/player-merges/:id/undo', {
    access: 'admin',
    summary: 'Make two players of one again; what came since stays with the one who was kept',
    handle: async (call) => {
      await untilHeld(() => call.commit((write) => undoMerge(write, rows, call.params.id)));
      return { ok: true as const };
    },
  }),
];
