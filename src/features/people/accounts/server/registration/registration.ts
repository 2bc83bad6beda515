import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { WrongSetting } from '#server/env.ts';
import { badField, conflict } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import { commit, type Write, type WriteServices } from '#server/write.ts';
import { NewPassword, type Registration } from '../../contract.ts';
import { auditBy } from '../audit-log/audit.ts';
import { addAccount } from '../commands.ts';
import type { RegistrationPass } from '../extension-points.ts';
import { hashPassword, isLeaked, passwordProblem } from '../passwords/passwords.ts';
import { findAccountByName, listStaffNames } from '../queries.ts';
import { countRegistration, mustHaveRoom } from './room.ts';
import { isReservedName, usernameAtAGlance } from './usernames.ts';

type RegistrationContext = RequestContext<undefined, undefined, z.infer<typeof Registration>>;

export async function registerAccount<T>(
  context: RegistrationContext,
  pass: RegistrationPass | undefined,
  then: (write: Write, accountId: number) => Promise<T>,
): Promise<T> {
  await mustBeAcceptable(context);
  const { username, password, launch = '' } = context.body;
  const hasPass = launch !== '' && ((await pass?.isOpen(context.db, launch, context.now)) ?? false);
  // Counts only acceptable registrations, because only those cost a hash and add an account.
  if (!hasPass) await mustHaveRoom(context);
  const passwordHash = await hashPassword(password, [context.address, 'newcomers']);
  try {
    return await context.commit(async (write) => {
      const id = await addAccount(write, { username, passwordHash });
      if (!(hasPass && (await pass?.use(write, launch)))) await countRegistration(write, context.address);
      const by = { accountId: id, username };
      await write.audit({ act: 'account.register', subject: `account:${id}`, detail: { username }, by });
      return then(write, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

async function mustBeAcceptable(context: RegistrationContext): Promise<void> {
  const { username, password, confirmPassword, isAdmin } = context.body;
  if (isAdmin !== undefined && isAdmin !== false) {
    await context.commit((write) =>
      write.audit({ act: 'register.admin-refused', detail: { address: context.address } }),
    );
    throw badField('isAdmin', 'cannot be set');
  }
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw badField('confirmPassword', 'Passwords do not match');
  }
  if (!(await isNameFree(context.db, username))) throw nameTaken();
  const { productName } = await readSettings(context.db);
  const problem = await passwordProblem(password, { username, productName });
  if (problem) throw badField('password', problem);
}

/** Free means: no account has the name, it is not reserved, and it does not look like an admin's or officer's name. */
export async function isNameFree(db: Database, username: string): Promise<boolean> {
  if (isReservedName(username) || (await findAccountByName(db, username))) return false;
  return !(await isTakenForStaff(db, username));
}

async function isTakenForStaff(db: Database, username: string): Promise<boolean> {
  const glance = usernameAtAGlance(username);
  return (await listStaffNames(db)).some((name) => usernameAtAGlance(name) === glance);
}

const nameTaken = () => conflict('Username may already exist or an error occurred');

interface FirstAdmin {
  username: 'admin';
  password: string;
  generated: boolean;
}

export async function ensureFirstAdmin(
  services: WriteServices,
  { password: configured }: { password: string | undefined },
): Promise<FirstAdmin | null> {
  if (await hasAdmin(services)) return null;
  if (configured !== undefined) await mustBeStrong(configured);
  const password = configured ?? readablePassword();
  const passwordHash = await hashPassword(password);
  try {
    await commit({ ...services, writeAudit: auditBy('the server') }, visitor, async (write) => {
      const id = await addAccount(write, { username: 'admin', displayName: 'Admin', passwordHash, isAdmin: true });
      await write.audit({ act: 'admin.add', subject: `account:${id}`, detail: { first: true } });
    });
  } catch (error) {
    // Another process of the same village was faster.
    if (isUniqueViolation(error) && (await hasAdmin(services))) return null;
    throw error;
  }
  return { username: 'admin', password, generated: configured === undefined };
}

async function hasAdmin({ db }: WriteServices): Promise<boolean> {
  const admin = await db.selectFrom('accounts').select('id').where('is_admin', '=', 1).limit(1).executeTakeFirst();
  return admin !== undefined;
}

async function mustBeStrong(password: string): Promise<void> {
  const checked = NewPassword.safeParse(password);
  if (!checked.success) throw new WrongSetting(`ADMIN_PASSWORD ${checked.error.issues[0]?.message}`);
  if (await isLeaked(password)) throw new WrongSetting('ADMIN_PASSWORD is among the commonly leaked passwords');
}

const unmistakable = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 random bits in four groups, without look-alike characters. */
function readablePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => unmistakable[byte % unmistakable.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
