import { sql } from 'kysely';
import type { SeveralOutcomes, SeveralRows } from '#shared/several-rows.ts';
import { Failure } from '../failure.ts';
import type { Write } from '../write.ts';

/**
 * Does something to each of several rows in one transaction, always in the same order, so that two calls on the same
 * rows do not deadlock. An action that a row refuses is rolled back, and reported with its message.
 */
export async function doToEach(
  { db }: Pick<Write, 'db'>,
  { rows }: SeveralRows,
  action: (id: number, version: number | undefined) => Promise<unknown>,
): Promise<SeveralOutcomes> {
  const outcomes: SeveralOutcomes = { done: [], refused: [] };
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const [id, version] of [...versions].sort(([one], [other]) => one - other)) {
    await sql`savepoint one_row`.execute(db);
    try {
      await action(id, version);
      outcomes.done.push(id);
    } catch (failure) {
      await sql`rollback to savepoint one_row`.execute(db);
      if (!isOfTheRow(failure)) throw failure;
      outcomes.refused.push({ id, message: failure.message });
    }
    await sql`release savepoint one_row`.execute(db);
  }
  return outcomes;
}

const isOfTheRow = (failure: unknown): failure is Failure =>
  failure instanceof Failure && [400, 404, 409].includes(failure.status);
