import type * as z from 'zod/mini';
import type { Admin } from '#server/access.ts';
import { isUniqueViolation } from '#server/database/constraints.ts';
import { badField } from '#server/failure.ts';
import type { Call } from '#server/http/route.ts';
import type { CreatedAccount, NewAccount } from '../contract.ts';
import { addAccount } from './commands.ts';
import { makePasswordLink } from './password-links.ts';
import { hashPassword } from './passwords.ts';
import { presentAccount } from './present.ts';
import { findAccountByName } from './queries.ts';
import { isNameFree } from './registration.ts';
import { newToken } from './tokens.ts';

const linkDays = 7;

/** Makes an account whose password nobody knows, and the link by which its owner sets one. */
export async function createAccount(
  call: Call<undefined, undefined, z.output<typeof NewAccount>, Admin>,
): Promise<z.infer<typeof CreatedAccount>> {
  const { username, displayName } = call.body;
  if (!(await isNameFree(call.db, username))) throw nameTaken();
  const passwordHash = await hashPassword(newToken(), [`account ${call.viewer.accountId}`]);
  try {
    return await call.commit(async (write) => {
      const id = await addAccount(write, { username, displayName: displayName || username, passwordHash });
      const link = await makePasswordLink(write, id, linkDays);
      const detail = { username, expiresAt: link.expiresAt };
      await write.audit({ act: 'account.create', subject: `account:${id}`, detail });
      const account = await findAccountByName(write.db, username);
      if (!account) throw new Error('The account that was just added is not there');
      return { account: presentAccount(account), link };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

const nameTaken = () => badField('username', "This name is taken, or too close to an admin's or officer's name");
