import type { Member } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { accountsTag } from '../../cache-tags.ts';
import type { CampusLink, CampusOutcome } from '../../contract.ts';
import { removeOfficer } from '../commands.ts';
import type { Arrival } from './claims.ts';

export type Identity = Row<'campus_identities'>;

/** By issuer and subject alone: an e-mail address changes hands, and no provider proves that it is somebody's. */
export const findIdentity = (
  db: Database,
  { issuer, subject }: Pick<Arrival, 'issuer' | 'subject'>,
): Promise<Identity | undefined> =>
  db
    .selectFrom('campus_identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function addIdentity(
  write: Write,
  accountId: number,
  { issuer, subject }: Pick<Arrival, 'issuer' | 'subject'>,
): Promise<void> {
  await write.db
    .insertInto('campus_identities')
    .values({ account_id: accountId, issuer, subject, linked_at: write.now.toISOString() })
    .execute();
  write.changed(accountTag(accountId), accountsTag);
}

/** Links the account that is logged in. Only this and a first login do so, never an address or a name. */
export async function linkIdentity(write: Write<Member>, arrival: Arrival): Promise<CampusOutcome> {
  if (!arrival.isMember) return 'not-member';
  const { accountId } = write.viewer;
  const known = await findIdentity(write.db, arrival);
  if (known) return known.account_id === accountId ? 'linked' : 'taken';
  const own = await findOwnIdentities(write.db, accountId);
  if (own.some(({ issuer }) => issuer === arrival.issuer)) return 'linked-already';
  await addIdentity(write, accountId, arrival);
  await write.audit({ act: 'campus.link', subject: `account:${accountId}` });
  return 'linked';
}

/** Whom the university put on the officer list is taken off it: from now on it could not do so any more. */
export async function unlinkIdentities(write: Write<Member>): Promise<void> {
  const { accountId } = write.viewer;
  const removed = await write.db
    .deleteFrom('campus_identities')
    .where('account_id', '=', accountId)
    .returning('made_officer')
    .execute();
  if (removed.length === 0) return;
  write.changed(accountTag(accountId), accountsTag);
  await write.audit({ act: 'campus.unlink', subject: `account:${accountId}` });
  if (!removed.some(({ made_officer }) => made_officer === 1)) return;
  const officer = await write.db
    .selectFrom('officers')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (officer) await removeOfficer(write, officer.id);
}

export async function readCampusLink(db: Database, accountId: number): Promise<CampusLink> {
  const [identity] = await findOwnIdentities(db, accountId);
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    isLinked: identity !== undefined,
    linkedAt: identity?.linked_at ?? null,
    hasPassword: password_hash !== '',
  };
}

/** One for each provider that the village has had. */
const findOwnIdentities = (db: Database, accountId: number): Promise<Identity[]> =>
  db.selectFrom('campus_identities').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
