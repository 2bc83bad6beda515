import type { Database } from '#server/database/schema.ts';
import type { SavedResult } from '../contract.ts';
import { presentSaved } from './present.ts';

/** What one person kept, newest first; saving bounds how many there are. */
export async function listSaved(db: Database, accountId: number): Promise<SavedResult[]> {
  const rows = await db
    .selectFrom('saved_results')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentSaved).filter((saved) => saved !== null);
}
