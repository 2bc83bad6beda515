import { sql } from 'kysely';
import type { Admin, Member } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { takeTurn } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { accountsTag, officersTag, peopleTag } from '../cache-tags.ts';
import { personRenamed } from './events.ts';
import { endSessions } from './login/sessions.ts';
import { voidLinkByOfficer, voidPasswordLink } from './passwords/passwords.ts';
import { findAccountByName } from './queries.ts';
import { isReservedName, usernameKey } from './registration/usernames.ts';

export interface NewAccount {
  username: string;
  /** The username if absent. */
  displayName?: string;
  /** Empty for an account without a password. */
  passwordHash: string;
  isAdmin?: boolean;
}

/** Adds an account. The unique key refuses a taken name, also for two simultaneous requests. */
export async function addAccount(write: Write, fresh: NewAccount): Promise<number> {
  const { id } = await write.db
    .insertInto('accounts')
    .values({
      username: fresh.username,
      username_key: usernameKey(fresh.username),
      display_name: fresh.displayName ?? fresh.username,
      password_hash: fresh.passwordHash,
      is_admin: flag(fresh.isAdmin ?? false),
      created_at: write.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(accountsTag);
  return id;
}

/** Only accounts can be officers: otherwise, whoever registers a listed name would become an officer. */
export async function addOfficer(write: Write, username: string): Promise<number> {
  const account = await findAccountByName(write.db, username);
  if (!account) throw badField('username', 'There is no account with that name');
  return listAsOfficer(write, account);
}

export async function listAsOfficer(write: Write, account: { id: number; username: string }): Promise<number> {
  await lockRowForUpdate(write.db, 'accounts', account.id);
  const added = await write.db
    .insertInto('officers')
    .values({ account_id: account.id, added_at: write.now.toISOString() })
    .onConflict((conflicting) => conflicting.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw conflict('This person is already an officer');
  await voidLinkByOfficer(write, account.id);
  write.changed(officersTag, accountsTag, accountTag(account.id));
  await write.audit({ act: 'officer.add', subject: `account:${account.id}`, detail: { username: account.username } });
  return added.id;
}

export async function removeOfficer(write: Write, id: number): Promise<void> {
  const removed = await write.db.deleteFrom('officers').where('id', '=', id).returning('account_id').executeTakeFirst();
  if (!removed) throw notFound('This officer');
  write.changed(officersTag, accountsTag, accountTag(removed.account_id));
  const detail = { username: await findName(write, removed.account_id) };
  await write.audit({ act: 'officer.delete', subject: `account:${removed.account_id}`, detail });
}

/** Gives or takes the admin role. The sessions end, because their rights change. */
export async function changeRole(write: Write, accountId: number, isAdmin: boolean): Promise<void> {
  await lockFirstAdmin(write);
  if (isAdmin) await mustHavePassword(write, accountId);
  const changed = await write.db
    .updateTable('accounts')
    .set({ is_admin: flag(isAdmin), version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .where('is_admin', '!=', flag(isAdmin))
    .returning('username')
    .executeTakeFirst();
  if (!changed) return;
  if (!(await hasAdmin(write))) throw conflict('The last admin cannot be removed');
  await endSessions(write, accountId);
  await voidPasswordLink(write, accountId);
  write.changed(accountsTag);
  await write.audit({
    act: isAdmin ? 'admin.add' : 'admin.remove',
    subject: `account:${accountId}`,
    detail: { username: changed.username, before: { isAdmin: !isAdmin }, after: { isAdmin } },
  });
}

/** The admin gate asks for the password, and an admin must come in while the university's login is down. */
async function mustHavePassword({ db }: Write, accountId: number): Promise<void> {
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (password_hash === '')
    throw conflict('Admins need a password, and this account has none: make a link for a new password first');
}

/** Suspends or reinstates an account. Suspending logs it out everywhere; what it wrote stays. */
export async function suspendAccount(write: Write<Admin>, accountId: number, isSuspended: boolean): Promise<void> {
  if (accountId === write.viewer.accountId) throw conflict('You cannot suspend yourself');
  await lockFirstAdmin(write);
  await setSuspended(write, accountId, isSuspended);
  if (!(await hasAdmin(write))) throw conflict('The last admin cannot be suspended');
}

/** Does not look after the last admin. */
export async function setSuspended(write: Write, accountId: number, isSuspended: boolean): Promise<void> {
  const changed = await write.db
    .updateTable('accounts')
    .set({ suspended_at: isSuspended ? write.now.toISOString() : null, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .where('suspended_at', isSuspended ? 'is' : 'is not', null)
    .returning('username')
    .executeTakeFirst();
  if (!changed) return;
  await endSessions(write, accountId);
  await voidPasswordLink(write, accountId);
  write.changed(accountsTag);
  const act = isSuspended ? 'account.suspend' : 'account.give-back';
  await write.audit({ act, subject: `account:${accountId}`, detail: { username: changed.username } });
}

/** Locks the first admin's row while taking a role or account, so that two admins cannot take each other's. */
async function lockFirstAdmin({ db }: Write): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ version: sql<number>`version` })
    .where('id', '=', (query) =>
      query
        .selectFrom('accounts')
        .select((eb) => eb.fn.min('id').as('id'))
        .where('is_admin', '=', 1),
    )
    .execute();
}

async function hasAdmin({ db }: Write): Promise<boolean> {
  const admins = db.selectFrom('accounts').select('id').where('is_admin', '=', 1).where('suspended_at', 'is', null);
  return (await admins.limit(1).executeTakeFirst()) !== undefined;
}

/** Ends all sessions of an account except the caller's own, and voids its password link. */
export async function logOutEverywhere(write: Write<Admin>, accountId: number): Promise<{ ended: number }> {
  const username = await findName(write, accountId);
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const ended = await endSessions(write, accountId, write.viewer.sessionId);
  await voidPasswordLink(write, accountId);
  await write.audit({ act: 'sessions.end', subject: `account:${accountId}`, detail: { username, ended } });
  return { ended };
}

async function findName({ db }: Write, accountId: number): Promise<string> {
  const account = await db.selectFrom('accounts').select('username').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw notFound('This account');
  return account.username;
}

export async function changePassword(
  write: Write,
  accountId: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await write.db
    .updateTable('accounts')
    .set({ password_hash: newHash, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst();
  await voidPasswordLink(write, accountId);
  return numUpdatedRows > 0n;
}

export async function replacePassword(write: Write, accountId: number, newHash: string): Promise<void> {
  await write.db
    .updateTable('accounts')
    .set({ password_hash: newHash, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .execute();
}

/** Changes a person's display name everywhere at once. */
export async function changeDisplayName(write: Write<Member>, displayName: string): Promise<void> {
  const { accountId, displayName: before } = write.viewer;
  if (displayName === before) return;
  await mustBeFree(write, displayName);
  await write.db
    .updateTable('accounts')
    .set({ display_name: displayName, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .execute();
  write.happened(personRenamed({ accountId, before, after: displayName }));
  write.changed(accountTag(accountId), accountsTag, peopleTag);
  await write.audit({
    act: 'account.rename',
    subject: `account:${accountId}`,
    detail: { before: { displayName: before }, after: { displayName } },
  });
}

/** Display names are unique, however they are written, and no one can use a reserved name. */
async function mustBeFree(write: Write<Member>, displayName: string): Promise<void> {
  if (isReservedName(nameKey(displayName))) throw badField('displayName', 'This name is reserved');
  if (await isTaken(write, displayName, write.viewer.accountId))
    throw badField('displayName', 'Somebody else goes by this name');
}

/** Whether an account that is still to come can have this display name. */
export const isDisplayNameFree = async (write: Write, displayName: string): Promise<boolean> =>
  !isReservedName(nameKey(displayName)) && !(await isTaken(write, displayName, 0));

async function isTaken(write: Write, displayName: string, exceptId: number): Promise<boolean> {
  // One at a time, so that two people cannot take the same name at once.
  await takeTurn(write, 'display-names');
  const others = await write.db
    .selectFrom('accounts')
    .select(['username', 'display_name'])
    .where('id', '!=', exceptId)
    .execute();
  const key = nameKey(displayName);
  return others.some((other) => nameKey(other.display_name) === key || nameKey(other.username) === key);
}
