import type { MergeUse } from '#server/resources/merging/merge-uses.ts';
import { confirmationTag } from '../cache-tags.ts';

/** The sides of results that captains were asked about. Nobody is asked again because of a merge. */
export const teamAskedResults: MergeUse = {
  of: 'teams',
  references: [],
  move: async (write, from, to) => {
    const asked = await write.db
      .selectFrom('result_events')
      .select(['id', 'game_id', 'question'])
      .where('kind', '=', 'asked')
      .where('question', 'like', `%TeamId":${from.id}%`)
      .execute();
    for (const { id, game_id, question } of asked) {
      const moved = JSON.stringify(JSON.parse(question ?? '{}'), (name, value) =>
        name.endsWith('TeamId') && value === from.id ? to.id : value,
      );
      if (moved === question) continue;
      await write.db.updateTable('result_events').set({ question: moved }).where('id', '=', id).execute();
      write.changed(confirmationTag(game_id));
    }
  },
};
