import { type SqlBool, sql } from 'kysely';
import { villageDay } from '#features/settings/server/queries.ts';
import { badField, notFound } from '#server/failure.ts';
import { holdRow, type Write } from '#server/write.ts';
import type { AccountResidence, ResidenceKept } from '../contract.ts';
import { residencesOfAccount } from './queries.ts';

/**
 * Where somebody lives from a day on; null: nowhere that is known. What was so until then stays, with its end. The audit log is told that
 * an officer changed it, and not what it is: that is the person's own.
 */
export async function moveAccount(
  write: Write,
  accountId: number,
  { residenceId, from }: ResidenceKept,
): Promise<boolean> {
  await holdAccount(write, accountId);
  const [last, earlier] = await residencesOfAccount(write.db, accountId);
  const now = last?.until === null ? last : undefined;
  const isSame = (now?.residence.id ?? null) === residenceId;
  if (isSame && (!now || from === undefined || from === now.from)) return false;
  const today = await villageDay(write.db, write.now);
  if (from !== undefined) mustFollow(from, { today, after: isSame ? earlier?.until : (now?.from ?? last?.until) });
  const day = from ?? today;
  if (isSame) await openStay(write, accountId, { from_day: day });
  else await changeStay(write, accountId, { now, residenceId, day });
  write.changed(residenceTag(accountId), residentsTag);
  return true;
}

interface Change {
  now: AccountResidence | undefined;
  residenceId: number | null;
  day: string;
}

/** One that began on the day of the change never was. */
async function changeStay(write: Write, account_id: number, { now, residenceId, day }: Change): Promise<void> {
  if (residenceId !== null) await mustBeHome(write, residenceId);
  if (now) await openStay(write, account_id, now.from === day ? null : { until_day: day });
  if (residenceId === null) return;
  await write.db
    .insertInto('account_residences')
    .values({ account_id, residence_id: residenceId, from_day: day, until_day: null })
    .execute();
}

/** Nobody lives at two places, or moves before the day has come. */
function mustFollow(day: string, { today, after }: { today: string; after: string | null | undefined }): void {
  if (day > today) throw badField('from', 'This day is still to come');
  if (after && day < after) throw badField('from', `Must be ${after} or later`);
}

/** Where anybody lives, for those who keep it. */
export const residentsTag = 'residents';
/** Where one lives oneself. */
export const residenceTag = (accountId: number) => `account-residence:${accountId}` as const;

/** Changes the stay that has no end yet; null: it never was. */
async function openStay(
  { db }: Write,
  accountId: number,
  change: { from_day: string } | { until_day: string } | null,
): Promise<void> {
  const open = sql<SqlBool>`account_id = ${accountId} and until_day is null`;
  if (change === null) await db.deleteFrom('account_residences').where(open).execute();
  else await db.updateTable('account_residences').set(change).where(open).execute();
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
