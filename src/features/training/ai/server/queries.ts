import type { Database, Row } from '#server/database/schema.ts';
import { type SavedResult, TipSheet, Workout } from '../contract.ts';

/** A saved result; null if an earlier version of the app saved it in a shape that no longer parses. */
export function presentSaved({ id, kind, result, created_at: createdAt }: Row<'saved_results'>): SavedResult | null {
  const stored: unknown = JSON.parse(result);
  if (kind === 'workout') {
    const workout = Workout.safeParse(stored).data;
    return workout ? { id, createdAt, workout, tips: null } : null;
  }
  const tips = TipSheet.safeParse(stored).data;
  return tips ? { id, createdAt, workout: null, tips } : null;
}

/** One person's saved results, newest first. Saving limits how many there are. */
export async function listSaved(db: Database, accountId: number): Promise<SavedResult[]> {
  const rows = await db
    .selectFrom('saved_results')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentSaved).filter((saved) => saved !== null);
}
