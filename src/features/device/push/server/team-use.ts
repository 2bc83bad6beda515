import { sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { notificationsTag } from '../cache-tags.ts';

/** Who follows a team, or stopped its news. Whoever follows one of two teams follows the one that is left. */
export const teamFollows: MergeUse = {
  of: 'teams',
  references: ['push_follows.team_id'],
  summarise: async (db, id) =>
    formatCount(await countRows(db, 'push_follows', sql`team_id = ${id} and stopped = 0`), 'follower'),
  move: async (write, from, to) => {
    const left = await write.db
      .deleteFrom('push_follows')
      .where('team_id', '=', from.id)
      .returning(['account_id', 'stopped'])
      .execute();
    for (const some of batches(left)) {
      await write.db
        .insertInto('push_follows')
        .values(some.map(({ account_id, stopped }) => ({ account_id, team_id: to.id, stopped })))
        .onConflict((known) =>
          known.columns(['account_id', 'team_id']).doUpdateSet({
            stopped: sql<0 | 1>`case when excluded.stopped = 0 then 0 else push_follows.stopped end`,
          }),
        )
        .execute();
    }
    write.changed(...left.map(({ account_id }) => notificationsTag(account_id)));
  },
};

/** What was sent because of a team: people stop the team's news from there. */
export const teamDeliveries: MergeUse = {
  of: 'teams',
  references: ['push_deliveries.team_id'],
  move: async ({ db }, from, to) => {
    await db.updateTable('push_deliveries').set({ team_id: to.id }).where('team_id', '=', from.id).execute();
  },
};
