import type { Database } from '#server/database/schema.ts';
import type { RequestContext } from '#server/http/route.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { CampusOutcome } from '../../contract.ts';
import { addAccount, isDisplayNameFree, listAsOfficer, removeOfficer, setSuspended } from '../commands.ts';
import type { CampusClaims } from '../extension-points.ts';
import { createLoginSession, type LoginSession } from '../login/login.ts';
import { type Account, findAccount, findAccountsByName, listStaffNames } from '../queries.ts';
import { isReservedName, usernameAtAGlance } from '../registration/usernames.ts';
import { type Arrival, spellings } from './claims.ts';
import { addIdentity, findIdentity, type Identity } from './identities.ts';

export type Entry = { outcome: 'in' | 'joined'; session: LoginSession } | { outcome: CampusOutcome; session?: never };

type KeepClaims = (write: Write, accountId: number, claims: CampusClaims) => Promise<unknown>;

/** Lets in somebody whom the university has let in; a first login makes an account. */
export async function enter(
  write: Write,
  context: Pick<RequestContext, 'cookies' | 'headers' | 'address'>,
  arrival: Arrival,
  keepers: readonly KeepClaims[],
): Promise<Entry> {
  const known = await findIdentity(write.db, arrival);
  if (!known && !arrival.isMember) return { outcome: 'not-member' };
  const accountId = known?.account_id ?? (await join(write, arrival));
  await lockRowForUpdate(write.db, 'accounts', accountId);
  // Again, now that nobody else changes them: the account may have been unlinked or suspended at this moment.
  const [identity, account] = [await findIdentity(write.db, arrival), await findAccount(write.db, accountId)];
  if (!identity || !account) return { outcome: 'again' };
  const refusal = await keepMembership(byTheUniversity(write), { identity, account, arrival });
  if (refusal) {
    const { username } = account;
    const detail = { address: context.address, username };
    if (refusal === 'suspended')
      await write.audit({
        act: 'login.suspended',
        subject: `account:${accountId}`,
        detail,
        by: { accountId, username },
      });
    return { outcome: refusal };
  }
  await keepOfficer(byTheUniversity(write), { identity, account, arrival });
  for (const keep of keepers) await keep(write, accountId, arrival);
  await update(write, identity, { last_login_at: write.now.toISOString() });
  if (account.is_admin === 1)
    await write.audit({
      act: 'admin.login',
      subject: `account:${accountId}`,
      by: { accountId, username: account.username },
    });
  const session = await createLoginSession(write, context, accountId, { byCampus: true });
  return { outcome: known ? 'in' : 'joined', session };
}

/** The audit log names it as the one who acts. */
const byTheUniversity = (write: Write): Write => ({
  ...write,
  audit: (entry) => write.audit({ ...entry, by: { accountId: null, username: 'the university' } }),
});

async function join(write: Write, arrival: Arrival): Promise<number> {
  const username = await findFreeUsername(write.db, arrival.username);
  const { displayName } = arrival;
  const isFree = displayName !== null && (await isDisplayNameFree(write, displayName));
  const accountId = await addAccount(write, {
    username,
    displayName: isFree ? displayName : username,
    passwordHash: '',
  });
  await addIdentity(write, accountId, arrival);
  const by = { accountId, username };
  await write.audit({ act: 'campus.join', subject: `account:${accountId}`, detail: { username }, by });
  return accountId;
}

/** As `isNameFree`, for a list of names. The unique key refuses a name that somebody takes at this moment. */
async function findFreeUsername(db: Database, suggested: string): Promise<string> {
  const names = spellings(suggested);
  const findTaken = await findAccountsByName(db, names);
  const staff = new Set((await listStaffNames(db)).map(usernameAtAGlance));
  const free = names.find(
    (name) => !findTaken(name) && !isReservedName(name) && !staff.has(usernameAtAGlance(name)) && name.length >= 3,
  );
  return free ?? `member-${crypto.randomUUID().slice(0, 8)}`;
}

interface Standing {
  identity: Identity;
  account: Account;
  arrival: Arrival;
}

/** A membership that ended suspends the account, and one that is back reinstates what that suspended: nothing else. */
async function keepMembership(
  write: Write,
  { identity, account, arrival }: Standing,
): Promise<'ended' | 'not-member' | 'suspended' | undefined> {
  const { id: accountId, suspended_at } = account;
  if (!arrival.isMember) {
    // An admin still comes in with the password: nobody locks himself out by a wrong rule.
    if (account.is_admin === 1) return 'not-member';
    if (suspended_at !== null) return identity.ended_at === suspended_at ? 'ended' : 'suspended';
    await setSuspended(write, accountId, true);
    await update(write, identity, { ended_at: write.now.toISOString() });
    return 'ended';
  }
  if (identity.ended_at !== null) await update(write, identity, { ended_at: null });
  if (suspended_at === null) return undefined;
  if (suspended_at !== identity.ended_at) return 'suspended';
  await setSuspended(write, accountId, false);
  return undefined;
}

/** Takes off the officer list only whom it has put there: the list of the admins stays theirs. */
async function keepOfficer(write: Write, { identity, account, arrival }: Standing): Promise<void> {
  const { officer_id: officerId } = account;
  if (arrival.isOfficer === true && officerId === null) {
    await listAsOfficer(write, account);
    await update(write, identity, { made_officer: 1 });
  }
  if (arrival.isOfficer === false && identity.made_officer === 1) {
    if (officerId !== null) await removeOfficer(write, officerId);
    await update(write, identity, { made_officer: 0 });
  }
}

const update = ({ db }: Write, { id }: Identity, change: Partial<Omit<Identity, 'id'>>) =>
  db.updateTable('campus_identities').set(change).where('id', '=', id).execute();
