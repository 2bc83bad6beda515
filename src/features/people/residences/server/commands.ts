import { type SqlBool, sql } from 'kysely';
import type { CampusClaims } from '#features/people/accounts/server/extension-points.ts';
import { villageDay } from '#platform/settings/server/queries.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { accountResidenceTag, residentsTag } from '../cache-tags.ts';
import type { AccountResidence, ResidenceMove } from '../contract.ts';
import { homeResidences, listAccountResidences, residenceIdsByName } from './queries.ts';

/**
 * Moves somebody to a residence from a day on; null: to none that is known. The stay before it is kept, with its end.
 * The audit log records that an officer changed it, but not the place, which is personal.
 */
export async function moveAccount(
  write: Write,
  accountId: number,
  { residenceId, from }: ResidenceMove,
): Promise<boolean> {
  await lockAccount(write, accountId);
  const [last, earlier] = await listAccountResidences(write.db, accountId);
  const now = last?.until === null ? last : undefined;
  const isSame = (now?.residence.id ?? null) === residenceId;
  if (isSame && (!now || from === undefined || from === now.from)) return false;
  const today = await villageDay(write.db, write.now);
  if (from !== undefined) mustFollow(from, { today, after: isSame ? earlier?.until : (now?.from ?? last?.until) });
  const day = from ?? today;
  if (isSame) await openStay(write, accountId, { from_day: day });
  else await changeStay(write, accountId, { now, residenceId, day });
  write.changed(accountResidenceTag(accountId), residentsTag);
  return true;
}

/** The first residence of this village that the university names; a name that nobody here has changes nothing. */
export async function moveAsTheUniversitySays(
  write: Write,
  accountId: number,
  { residences }: CampusClaims,
): Promise<void> {
  if (residences.length === 0) return;
  const [ids, home] = [await residenceIdsByName(write.db), await homeResidences(write.db)];
  const residenceId = residences
    .map((name) => ids.get(nameKey(name)))
    .find((id) => home.some((residence) => residence.id === id));
  if (residenceId !== undefined) await moveAccount(write, accountId, { residenceId });
}

interface Change {
  now: AccountResidence | undefined;
  residenceId: number | null;
  day: string;
}

/** A stay that began on the day of the change is deleted. */
async function changeStay(write: Write, account_id: number, { now, residenceId, day }: Change): Promise<void> {
  if (residenceId !== null) await mustBeHome(write, residenceId);
  if (now) await openStay(write, account_id, now.from === day ? null : { until_day: day });
  if (residenceId === null) return;
  await write.db
    .insertInto('account_residences')
    .values({ account_id, residence_id: residenceId, from_day: day, until_day: null })
    .execute();
}

/** Nobody lives in two places, or moves on a day that is still to come. */
function mustFollow(day: string, { today, after }: { today: string; after: string | null | undefined }): void {
  if (day > today) throw badField('from', 'This day is still to come');
  if (after && day < after) throw badField('from', `Must be ${after} or later`);
}

/** Changes the stay that has no end yet; null deletes it. */
async function openStay(
  { db }: Write,
  accountId: number,
  change: { from_day: string } | { until_day: string } | null,
): Promise<void> {
  const open = sql<SqlBool>`account_id = ${accountId} and until_day is null`;
  if (change === null) await db.deleteFrom('account_residences').where(open).execute();
  else await db.updateTable('account_residences').set(change).where(open).execute();
}

async function lockAccount({ db }: Write, id: number): Promise<void> {
  await lockRowForUpdate(db, 'accounts', id);
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
