import type { MergeUse } from '#server/resources/merging/merge-uses.ts';
import { withTeamMoved } from '../answer-rules.ts';
import { bracketQuestionsTag, bracketsTag } from '../cache-tags.ts';

/** What officers ruled, kept and drew names teams inside a text. */
export const answersAboutTeam: MergeUse = {
  of: 'teams',
  references: [],
  move: async (write, { id: from }, { id: to }) => {
    const rows = await write.db
      .selectFrom('bracket_questions')
      .select(['id', 'kind', 'answer'])
      .where('answer', 'is not', null)
      .execute();
    for (const { id, kind, answer } of rows) {
      const moved = answer && withTeamMoved(kind, answer, from, to);
      if (moved === answer) continue;
      await write.db.updateTable('bracket_questions').set({ answer: moved }).where('id', '=', id).execute();
    }
    write.changed(bracketsTag, bracketQuestionsTag);
  },
};
