import { type SqlBool, sql } from 'kysely';
import { holdRow } from '#server/database/hold.ts';
import { badField, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { residenceNow, villageDay } from './queries.ts';

/**
 * Where somebody lives from today on; null: nowhere that is known. What was so until today stays, with its end. The audit log is told that
 * an officer changed it, and not what it is: that is the person's own.
 */
export async function moveAccount(write: Write, accountId: number, residenceId: number | null): Promise<boolean> {
  await holdAccount(write, accountId);
  const before = await residenceNow(write.db, accountId);
  if ((before?.residence.id ?? null) === residenceId) return false;
  if (residenceId !== null) await mustBeHome(write, residenceId);
  const today = await villageDay(write.db, write.now);
  if (before) await endStay(write, accountId, before.from === today ? null : today);
  if (residenceId !== null) {
    await write.db
      .insertInto('account_residences')
      .values({ account_id: accountId, residence_id: residenceId, from_day: today, until_day: null })
      .execute();
  }
  write.changed(residenceTag(accountId));
  return true;
}

export const residenceTag = (accountId: number) => `account-residence:${accountId}` as const;

/** One that began today never was. */
async function endStay({ db }: Write, accountId: number, until_day: string | null): Promise<void> {
  const open = sql<SqlBool>`account_id = ${accountId} and until_day is null`;
  if (until_day === null) await db.deleteFrom('account_residences').where(open).execute();
  else await db.updateTable('account_residences').set({ until_day }).where(open).execute();
}

async function holdAccount({ db }: Write, id: number): Promise<void> {
  await holdRow(db, 'accounts', id);
  const known = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw notFound('This account');
}

async function mustBeHome({ db }: Write, id: number): Promise<void> {
  const row = await db
    .selectFrom('residences')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'home')
    .executeTakeFirst();
  if (!row) throw badField('residenceId', 'is not a residence of this village');
}
