import { sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { followedTeamsTag } from '../cache-tags.ts';

/** Who follows a team. Whoever follows one of two teams follows the one that is left. */
export const teamFollows: MergeUse = {
  of: 'teams',
  references: ['team_follows.team_id'],
  summarise: async (db, id) => formatCount(await countRows(db, 'team_follows', sql`team_id = ${id}`), 'follower'),
  move: async (write, from, to) => {
    const left = await write.db
      .deleteFrom('team_follows')
      .where('team_id', '=', from.id)
      .returning('account_id')
      .execute();
    for (const some of batches(left)) {
      await write.db
        .insertInto('team_follows')
        .values(some.map(({ account_id }) => ({ account_id, team_id: to.id })))
        .onConflict((known) => known.doNothing())
        .execute();
    }
    write.changed(...left.map(({ account_id }) => followedTeamsTag(account_id)));
  },
};
