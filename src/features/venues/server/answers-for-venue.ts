import type { VenueUse } from './extension-points.ts';

/** What imports were told that a spelling means: it does not keep a venue from being deleted, and moves when two merge. */
export const answersForVenue: VenueUse = {
  reference: 'import_answers.venue_id',
  tags: [],
  inWords: (count) => (count === 1 ? '1 kept answer' : `${count} kept answers`),
  count: async () => 0,
  hold: async () => undefined,
  move: async ({ db }, from, to) => {
    await db.updateTable('import_answers').set({ venue_id: to.id }).where('venue_id', '=', from.id).execute();
  },
};
