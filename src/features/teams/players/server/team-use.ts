import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { countRows, formatCount, listNamed, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { lockForUpdate } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { playersTag, playerTag } from '../cache-tags.ts';

const inTeam = (id: number) => sql`team_id = ${id}`;

/** The players of a team. Nothing says that two of one name are one person: they stay two, until an admin merges them. */
export const teamPlayers: MergeUse = {
  of: 'teams',
  references: ['players.team_id'],
  dependsOn: [playersTag, playerTag.any],
  summarise: async (db, id) => formatCount(await countRows(db, 'players', inTeam(id)), 'player'),
  hold: ({ db }, id) => lockForUpdate(db, 'players', inTeam(id)),
  move: async (write, from, to) => {
    const moved = await write.db
      .updateTable('players')
      .set({ team_id: to.id, version: sql<number>`version + 1` })
      .where('team_id', '=', from.id)
      .returning('id')
      .execute();
    if (moved.length > 0) write.changed(playersTag, ...moved.map(({ id }) => playerTag(id)));
  },
  warnings: async (db, from, to) => {
    const known = new Set((await namesIn(db, to.id)).map(nameKey));
    const twice = (await namesIn(db, from.id)).filter((name) => known.has(nameKey(name)));
    if (twice.length === 0) return [];
    return [`In both squads: ${listNamed(twice)}. They stay two players each, until you merge them in the roster`];
  },
};

async function namesIn(db: Database, teamId: number): Promise<string[]> {
  const rows = await db.selectFrom('players').select('name').where('team_id', '=', teamId).orderBy('id').execute();
  return rows.map(({ name }) => name);
}
