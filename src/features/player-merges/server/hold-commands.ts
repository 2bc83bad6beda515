import { sql } from 'kysely';
import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { batches } from '#server/database/batches.ts';
import { holdRow } from '#server/database/hold.ts';
import type { Write } from '#server/write.ts';
import { gamesOf } from './refusals.ts';

/** Their games before them, as who writes a box score does, and the same first for everybody. */
export async function holdPlayers(
  write: Write,
  rows: readonly RowsOfPlayers[],
  ids: readonly [number, number],
): Promise<void> {
  const games = new Set<number>();
  for (const id of ids) for (const game of await gamesOf(write.db, rows, id)) games.add(game);
  const inOrder = [...games].sort((a, b) => a - b);
  for (const some of batches(inOrder)) {
    await sql`update games set version = version where id in (${sql.join(some)})`.execute(write.db);
  }
  for (const id of [...ids].sort((a, b) => a - b)) await holdRow(write.db, 'players', id);
}
