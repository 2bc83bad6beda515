import type { MergeUse } from '#server/resources/merging/merge-uses.ts';
import { playerMergesTag } from '../cache-tags.ts';

/** Players whose merge can be undone: they, and their links, come back in the team that is left. */
export const mergesInTeam: MergeUse = {
  of: 'teams',
  references: [],
  move: async (write, from, to) => {
    const inTeam = (json: string) =>
      JSON.stringify(JSON.parse(json), (name, value) => (name === 'team_id' && value === from.id ? to.id : value));
    const merges = await write.db
      .selectFrom('player_merges')
      .select(['id', 'merged_team_id', 'merged_row', 'moved'])
      .orderBy('id')
      .execute();
    for (const { id, merged_team_id, merged_row, moved } of merges) {
      const movedParts: Record<string, string> = JSON.parse(moved);
      const after = {
        merged_team_id: merged_team_id === from.id ? to.id : merged_team_id,
        merged_row: inTeam(merged_row),
        moved: JSON.stringify(
          Object.fromEntries(Object.entries(movedParts).map(([part, json]) => [part, inTeam(json)])),
        ),
      };
      if (after.merged_row === merged_row && after.moved === moved) continue;
      await write.db.updateTable('player_merges').set(after).where('id', '=', id).execute();
      write.changed(playerMergesTag);
    }
  },
};
