import { sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { calendarFeedTag } from '../cache-tags.ts';

/** The calendar feeds that hold a team's games. A feed with both teams holds one. */
export const teamFeeds: MergeUse = {
  of: 'teams',
  references: ['calendar_feed_teams.team_id'],
  summarise: async (db, id) =>
    formatCount(await countRows(db, 'calendar_feed_teams', sql`team_id = ${id}`), 'calendar feed'),
  move: async (write, from, to) => {
    const left = await write.db
      .deleteFrom('calendar_feed_teams')
      .where('team_id', '=', from.id)
      .returning('account_id')
      .execute();
    for (const some of batches(left)) {
      await write.db
        .insertInto('calendar_feed_teams')
        .values(some.map(({ account_id }) => ({ account_id, team_id: to.id })))
        .onConflict((known) => known.columns(['account_id', 'team_id']).doNothing())
        .execute();
    }
    write.changed(...left.map(({ account_id }) => calendarFeedTag(account_id)));
  },
};
