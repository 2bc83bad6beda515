import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { playerNameKey } from './stat-columns.ts';

type PlayerRow = Row<'players'>;

/** Changes single fields of a player, and updates the search key. */
export async function fillPlayer(write: Write, row: PlayerRow, fields: Partial<PlayerRow>): Promise<void> {
  const { name, display_name, position } = { ...row, ...fields };
  const name_key = playerNameKey({ name, displayName: display_name, position });
  await write.db
    .updateTable('players')
    .set({ ...fields, name_key })
    .where('id', '=', row.id)
    .execute();
}
