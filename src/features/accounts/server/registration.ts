import type * as z from 'zod/mini';
import { countToday, mustHaveLeftToday } from '#features/settings/server/day-limit-commands.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, conflict } from '#server/failure.ts';
import type { Call } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import type { Registration } from '../contract.ts';
import { addAccount } from './commands.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { findAccountByName, listStaffNames } from './queries.ts';
import { isReservedName, usernameAtAGlance } from './usernames.ts';

type RegistrationCall = Call<undefined, undefined, z.infer<typeof Registration>>;

export async function registerAccount<T>(
  call: RegistrationCall,
  then: (write: Write, accountId: number) => Promise<T>,
): Promise<T> {
  await mustBeAcceptable(call);
  const { username, password } = call.body;
  // Counts only acceptable registrations, because only those cost a hash and add an account.
  call.count('register');
  await mustHaveLeftToday(call.db, 'newAccounts', call.now);
  const passwordHash = await hashPassword(password, [call.address, 'newcomers']);
  try {
    return await call.commit(async (write) => {
      const id = await addAccount(write, { username, passwordHash });
      await countToday(write, 'newAccounts', 1);
      const by = { accountId: id, username };
      await write.audit({ act: 'account.register', subject: `account:${id}`, detail: { username }, by });
      return then(write, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

async function mustBeAcceptable(call: RegistrationCall): Promise<void> {
  const { username, password, confirmPassword, isAdmin } = call.body;
  if (isAdmin !== undefined && isAdmin !== false) {
    await call.commit((write) => write.audit({ act: 'register.admin-refused', detail: { address: call.address } }));
    throw badField('isAdmin', 'cannot be set');
  }
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw badField('confirmPassword', 'Passwords do not match');
  }
  if (!(await isNameFree(call.db, username))) throw nameTaken();
  const { productName } = await readSettings(call.db);
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
