import { addAccount, addOfficer } from '#features/people/accounts/server/commands.ts';
import { visitor } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { Client } from '#testing/client.ts';
import { type Person, testPassword, testPasswordHash, usernames } from '#testing/usernames.ts';
import type { App } from '../server/app.ts';

/** Adds the accounts. Nobody is logged in yet. */
export async function addPeople(app: App): Promise<void> {
  await app.commit(visitor, async (write) => {
    for (const username of Object.values(usernames)) {
      const isAdmin = username === usernames.admin || username === usernames.adminWithWindow;
      await addAccount(write, { username, passwordHash: testPasswordHash, isAdmin });
    }
    await addOfficer(write, usernames.officer);
  });
}

/** A client for each; they log in with their first call, so that a test pays only for those it uses. */
export function peopleClients(url: string, app: App): Record<Person, Client> {
  const loggedIn = (person: keyof typeof usernames) =>
    new Client(url, (client) => client.logIn(usernames[person], testPassword));
  return {
    visitor: new Client(url),
    member: loggedIn('member'),
    otherMember: loggedIn('otherMember'),
    officer: loggedIn('officer'),
    admin: new Client(url, async (client) => {
      await client.logIn(usernames.admin, testPassword);
      await closeAdminWindow(app, usernames.admin);
    }),
    adminWithWindow: loggedIn('adminWithWindow'),
  };
}

/** As if the admin had done nothing for half an hour; logging in opens the window. */
export async function closeAdminWindow(app: App, username: string): Promise<void> {
  await app.commit(visitor, async (write) => {
    const { id } = await write.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await write.db.updateTable('sessions').set({ admin_until: null }).where('account_id', '=', id).execute();
    write.changed(accountTag(id));
  });
}
