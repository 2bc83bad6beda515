import * as z from 'zod/mini';
import type { Database } from '#server/database/schema.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/usernames.ts';
import { MergePreview, PlayerMerge } from '../../contract.ts';

interface Arena {
  db: Database;
  as: Record<Person, Client>;
}

/** Helpers for tests of merges. */
export const mergesIn = ({ db, as: { adminWithWindow: admin } }: Arena) => {
  const list = async () => (await admin.get('/api/player-merges')).as(z.array(PlayerMerge));
  return {
    list,
    merge: (kept: number, merged: number) => admin.post(`/api/players/${kept}/merge`, { playerId: merged }),
    /** The status and message with which a merge is refused. */
    refusal: async (kept: number, merged: number) => {
      const response = await admin.post(`/api/players/${kept}/merge`, { playerId: merged });
      return [response.status, response.as(ErrorResponse).message];
    },
    preview: async (kept: number, merged: number) =>
      (await admin.get(`/api/players/${kept}/merge?with=${merged}`)).as(MergePreview),
    undo: (id: number) => admin.post(`/api/player-merges/${id}/undo`),
    undoLast: async () => admin.post(`/api/player-merges/${(await list())[0]?.id ?? 0}/undo`),
    readAudit: (player: number) =>
      db.selectFrom('audit_log').selectAll().where('subject', '=', `player:${player}`).orderBy('id').execute(),
  };
};
