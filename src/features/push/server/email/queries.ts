import type { Database } from '#server/database/schema.ts';
import type { Email } from '../../contract.ts';

export async function findEmail(db: Database, accountId: number): Promise<Email> {
  const row = await db.selectFrom('push_emails').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return { address: null, state: 'none', digest: false, results: false };
  const state = row.refused_at !== null ? 'refused' : row.confirmed_at !== null ? 'confirmed' : 'waiting';
  return { address: row.address, state, digest: row.sends_digest === 1, results: row.sends_results === 1 };
}
