import type { Database } from '#server/database/schema.ts';

/** The number of reposts of each thought; thoughts without reposts are missing. */
export async function repostsFor(db: Database, thoughts: readonly { id: number }[]): Promise<Map<number, number>> {
  if (thoughts.length === 0) return new Map();
  const rows = await db
    .selectFrom('reposts')
    .select((eb) => ['thought_id', eb.fn.countAll().as('rows')])
    .where(
      'thought_id',
      'in',
      thoughts.map(({ id }) => id),
    )
    .groupBy('thought_id')
    .execute();
  return new Map(rows.map((row) => [row.thought_id, Number(row.rows)]));
}

const mostReposted = 500;

/** The thoughts that an account has reposted, latest first. */
export async function repostedBy(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reposts')
    .innerJoin('thoughts', 'thoughts.id', 'reposts.thought_id')
    .select('thoughts.public_id')
    .where('reposts.account_id', '=', accountId)
    .orderBy('reposts.id', 'desc')
    .limit(mostReposted)
    .execute();
  return rows.map(({ public_id }) => public_id);
}
