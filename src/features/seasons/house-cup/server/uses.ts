import { sql } from 'kysely';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import type { Write } from '#server/write.ts';
import { cupEntriesTag, cupObjectionsTag } from '../cache-tags.ts';

async function moveEntries(
  write: Write,
  column: 'residence_id' | 'team_id' | 'competition_id',
  from: number,
  to: number,
): Promise<void> {
  await write.db
    .updateTable('cup_entries')
    .set({ [column]: to })
    .where(column, '=', from)
    .execute();
  write.changed(cupEntriesTag);
}

/** Points of a residence in cups, and objections to them. Cups that are still open are derived anew after the merge. */
export const residencePoints: MergeUse = {
  of: 'residences',
  references: ['cup_entries.residence_id', 'cup_objections.residence_id'],
  dependsOn: [cupEntriesTag],
  summarise: async (db, id) =>
    formatCount(await countRows(db, 'cup_entries', sql`residence_id = ${id}`), 'entry in cups', 'entries in cups'),
  move: async (write, from, to) => {
    await moveEntries(write, 'residence_id', from.id, to.id);
    await write.db
      .updateTable('cup_objections')
      .set({ residence_id: to.id })
      .where('residence_id', '=', from.id)
      .execute();
    write.changed(cupObjectionsTag);
  },
};

/** Points that a team earned, and how it behaved. A game of both keeps the rating of the one that stays. */
export const teamPoints: MergeUse = {
  of: 'teams',
  references: ['cup_entries.team_id', 'cup_ratings.team_id'],
  move: async (write, from, to) => {
    await moveEntries(write, 'team_id', from.id, to.id);
    await write.db.updateTable('cup_ratings').set({ team_id: to.id }).where('team_id', '=', from.id).execute();
  },
};

export const competitionPoints: MergeUse = {
  of: 'competitions',
  references: ['cup_entries.competition_id'],
  move: (write, from, to) => moveEntries(write, 'competition_id', from.id, to.id),
};
