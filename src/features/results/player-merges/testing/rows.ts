import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

/** Adds a merge of two players as a stored row; returns the merge's id. */
export async function addMerge(world: World): Promise<number> {
  const kept_id = await addPlayer(world);
  const merged = await world.db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', await addPlayer(world))
    .executeTakeFirstOrThrow();
  await world.db.deleteFrom('players').where('id', '=', merged.id).execute();
  const row = {
    kept_id,
    merged_id: merged.id,
    merged_name: merged.display_name,
    merged_team_id: merged.team_id,
    merged_row: JSON.stringify(merged),
    filled: '{}',
    moved: '{}',
    season: '2026',
    account_id: null,
    created_at: new Date().toISOString(),
  };
  return insertRow(world.db.insertInto('player_merges').values(row).returning('id'));
}
