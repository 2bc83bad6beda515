import type { Village } from '#app/server/village.ts';
import { addAccount, addOfficer } from '#features/accounts/server/commands.ts';
import { visitor } from '#server/access.ts';
import { Client } from './client.ts';

export type Person = 'visitor' | 'member' | 'otherMember' | 'officer' | 'admin' | 'adminWithWindow';

/** Usernames of those who have an account; all share one password, hashed ahead because hashing is slow on purpose. */
export const usernames = {
  member: 'thandi',
  otherMember: 'sipho',
  officer: 'lerato',
  admin: 'naledi',
  adminWithWindow: 'kabelo',
} as const satisfies Record<Exclude<Person, 'visitor'>, string>;
export const testPassword = 'courtside-lights-46';
const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EqEbQia6Bm+FdyPFUeF9xA$ldYGth7WPlOvtp589CbICt+NzEme/qY1lPJ4/3UKe6M';

/** Adds the accounts. Nobody is logged in yet. */
export async function addPeople(village: Village): Promise<void> {
  await village.commit(visitor, async (write) => {
    for (const username of Object.values(usernames)) {
      const isAdmin = username === usernames.admin || username === usernames.adminWithWindow;
      await addAccount(write, { username, passwordHash: testPasswordHash, isAdmin });
    }
    await addOfficer(write, usernames.officer);
  });
}

/** A client for each; they log in with their first call, so that a test pays only for those it uses. */
export function peopleClients(url: string, village: Village): Record<Person, Client> {
  const loggedIn = (person: keyof typeof usernames) =>
    new Client(url, (client) => client.logIn(usernames[person], testPassword));
  return {
    visitor: new Client(url),
    member: loggedIn('member'),
    otherMember: loggedIn('otherMember'),
    officer: loggedIn('officer'),
    admin: new Client(url, async (client) => {
      await client.logIn(usernames.admin, testPassword);
      await closeAdminWindow(village, usernames.admin);
    }),
    adminWithWindow: loggedIn('adminWithWindow'),
  };
}

/** As if the admin had done nothing for half an hour; logging in opens the window. */
export async function closeAdminWindow(village: Village, username: string): Promise<void> {
  await village.commit(visitor, async (write) => {
    const { id } = await write.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await write.db.updateTable('sessions').set({ admin_until: null }).where('account_id', '=', id).execute();
    write.changed(`account:${id}`);
  });
}
