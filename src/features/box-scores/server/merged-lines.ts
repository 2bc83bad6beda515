import { sql } from 'kysely';
import { rowsOfPlayers } from '#features/players/server/extension-points.ts';
import { rowsOfGames } from '#features/players/server/moving-commands.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';

const lines = rowsOfGames({ table: 'box_score_lines', key: 'game_id', tag: 'box-score' });

/** Moving lines raises the versions, so that a form opened before is behind. Putting them back lowers the versions again. */
export const linesOfPlayers = rowsOfPlayers.contribution({
  ...lines,
  move: async (write, from, to) => {
    await stepVersions(write, await lines.gamesOf(write.db, from), 1);
    return lines.move(write, from, to);
  },
  putBack: async (write, moved, from, to) => {
    await lines.putBack(write, moved, from, to);
    await stepVersions(write, JSON.parse(moved), -1);
  },
});

async function stepVersions(write: Write, gameIds: readonly number[], step: 1 | -1): Promise<void> {
  for (const some of batches(gameIds)) {
    await write.db
      .updateTable('box_scores')
      .set({ version: sql<number>`version + ${sql.lit(step)}` })
      .where('game_id', 'in', some)
      .execute();
  }
}
