import { sql } from 'kysely';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { accountResidenceTag, residentsTag } from '../cache-tags.ts';

/** Where people live and lived. */
export const residenceResidents: MergeUse = {
  of: 'residences',
  references: ['account_residences.residence_id'],
  dependsOn: [residentsTag],
  summarise: async (db, id) =>
    formatCount(await countRows(db, 'account_residences', stays(id)), 'stay of somebody', 'stays of people'),
  move: async (write, from, to) => {
    const moved = await write.db
      .updateTable('account_residences')
      .set({ residence_id: to.id })
      .where('residence_id', '=', from.id)
      .returning('account_id')
      .execute();
    if (moved.length > 0)
      write.changed(residentsTag, ...moved.map(({ account_id }) => accountResidenceTag(account_id)));
  },
  refusal: async (db, from, to) => {
    const kept = await db.selectFrom('residences').select('kind').where('id', '=', to.id).executeTakeFirst();
    if (kept?.kind === 'home' || (await countRows(db, 'account_residences', stays(from.id))) === 0) return null;
    return 'People live at the one that goes. The one that stays must be of this village, too';
  },
};

const stays = (id: number) => sql`residence_id = ${id}`;
