import { sql } from 'kysely';
import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { batches } from '#server/database/batches.ts';
import { Failure } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { gamesOf } from './refusals.ts';

type Two = readonly [number, number];

/** Somebody wrote of them in a game that was not held yet: what was begun has to begin anew. */
class GamesCame extends Failure {
  constructor() {
    super(409, 'Their games are being written. Please try again in a moment.');
  }
}

const mostTries = 5;

/** Does what holds two players, and again where a game of theirs came while they were waited for. */
export async function untilHeld<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof GamesCame) || tries === mostTries) throw error;
    }
  }
}

/** Their games before them, as who writes a box score does, and the same first for everybody. */
export async function holdPlayers(write: Write, rows: readonly RowsOfPlayers[], ids: Two): Promise<void> {
  const games = await gamesOfBoth(write, rows, ids);
  const inOrder = [...games].sort((a, b) => a - b);
  for (const some of batches(inOrder)) {
    await sql`update games set version = version where id in (${sql.join(some)})`.execute(write.db);
  }
  await holdWhole(write, ids);
  for (const game of await gamesOfBoth(write, rows, ids)) if (!games.has(game)) throw new GamesCame();
}

async function gamesOfBoth({ db }: Write, rows: readonly RowsOfPlayers[], [one, other]: Two): Promise<Set<number>> {
  return new Set([...(await gamesOf(db, rows, one)), ...(await gamesOf(db, rows, other))]);
}

/** Until the commit nobody writes a row that names them; who is at it is waited for. SQLite has one writer at a time. */
async function holdWhole({ db, engine }: Write, ids: Two): Promise<void> {
  if (engine === 'sqlite') return;
  await db.selectFrom('players').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
