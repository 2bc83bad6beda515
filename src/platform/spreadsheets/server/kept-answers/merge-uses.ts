import { type MergeUse, mergeUses } from '#server/resources/merging/merge-uses.ts';

/** What imports were told that a spelling means: the same row, whichever of two is left. */
const answersFor = (
  of: MergeUse['of'],
  column: 'team_id' | 'venue_id' | 'competition_id' | 'residence_id',
): MergeUse => ({
  of,
  references: [`import_answers.${column}`],
  move: async ({ db }, from, to) => {
    await db
      .updateTable('import_answers')
      .set({ [column]: to.id })
      .where(column, '=', from.id)
      .execute();
  },
});

export const keptAnswerUses = [
  answersFor('teams', 'team_id'),
  answersFor('venues', 'venue_id'),
  answersFor('competitions', 'competition_id'),
  answersFor('residences', 'residence_id'),
].map((use) => mergeUses.contribution(use));
