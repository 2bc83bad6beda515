import { sql } from 'kysely';
import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { batches } from '#server/database/batches.ts';
import { Failure } from '#server/failure.ts';
import { holdRows, type Write } from '#server/write.ts';
import { gamesOf } from './queries.ts';

type Two = readonly [number, number];

/** Somebody wrote about them in a game that was not held yet: the attempt has to start over. */
class GamesAdded extends Failure {
  constructor() {
    super(409, 'Their games are being written. Please try again in a moment.');
  }
}

const mostTries = 5;

/** Runs an attempt that holds two players; repeats it if a new game of theirs was written while it waited. */
export async function untilHeld<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof GamesAdded) || tries === mostTries) throw error;
    }
  }
}

/**
 * Holds their games before the players, as saving a box score does, and in the same order for everybody. The caller holds
 * the settings already: a change of season holds those before the players.
 */
export async function holdPlayers(write: Write, rows: readonly RowsOfPlayers[], ids: Two): Promise<void> {
  const games = await gamesOfBoth(write, rows, ids);
  const inOrder = [...games].sort((a, b) => a - b);
  for (const some of batches(inOrder)) {
    await holdRows(write.db, 'games', sql`id in (${sql.join(some)})`);
  }
  await holdWhole(write, ids);
  for (const game of await gamesOfBoth(write, rows, ids)) if (!games.has(game)) throw new GamesAdded();
}

async function gamesOfBoth({ db }: Write, rows: readonly RowsOfPlayers[], [one, other]: Two): Promise<Set<number>> {
  return new Set([...(await gamesOf(db, rows, one)), ...(await gamesOf(db, rows, other))]);
}

/** Until the commit, nobody can write a row that references them; waits for writers at work. SQLite has only one. */
async function holdWhole({ db, engine }: Write, ids: Two): Promise<void> {
  if (engine === 'sqlite') return;
  await db.selectFrom('players').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
