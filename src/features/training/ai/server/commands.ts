import { conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { savedResultsTag } from '../cache-tags.ts';
import { maxSaved, type NewSavedResult, type SavedResult } from '../contract.ts';

/** Saves a result if there is room. The lock on the account makes a second simultaneous save see the first. */
export async function saveResult(write: Write, accountId: number, content: NewSavedResult): Promise<SavedResult> {
  const { db, now } = write;
  await lockRowForUpdate(db, 'accounts', accountId);
  const [kind, result] =
    'workout' in content ? (['workout', content.workout] as const) : (['tips', content.tips] as const);
  const { count } = await db
    .selectFrom('saved_results')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxSaved) throw conflict(`You have saved ${maxSaved} already. Delete one to make room.`);
  const createdAt = now.toISOString();
  const { id } = await db
    .insertInto('saved_results')
    .values({ account_id: accountId, kind, result: JSON.stringify(result), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(savedResultsTag(accountId));
  return { id, createdAt, workout: null, tips: null, ...content };
}

/** Deletes the caller's own result; for results of other people it answers 404. */
export async function deleteSaved(write: Write, accountId: number, id: number): Promise<void> {
  const { numDeletedRows } = await write.db
    .deleteFrom('saved_results')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This saved result');
  write.changed(savedResultsTag(accountId));
}
