import { batches } from '#server/database/engine.ts';
import type { MergeUse } from '#server/resources/merging/merge-uses.ts';
import { notificationsTag } from '../cache-tags.ts';

/** Who stopped a team's news. Whoever stopped those of one of two teams has stopped those of the one that is left. */
export const teamStops: MergeUse = {
  of: 'teams',
  references: ['push_stopped_teams.team_id'],
  move: async (write, from, to) => {
    const left = await write.db
      .deleteFrom('push_stopped_teams')
      .where('team_id', '=', from.id)
      .returning('account_id')
      .execute();
    for (const some of batches(left)) {
      await write.db
        .insertInto('push_stopped_teams')
        .values(some.map(({ account_id }) => ({ account_id, team_id: to.id })))
        .onConflict((known) => known.doNothing())
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
