import type { DemoContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { usernameKey } from '../usernames.ts';
import { demoAccounts, demoOfficers } from './people.ts';

export async function addDemoAccounts(write: Write, { passwordHash }: DemoContext): Promise<void> {
  const members = demoAccounts(write.now).map((account) => ({
    username: account.username,
    username_key: usernameKey(account.username),
    display_name: account.displayName,
    password_hash: passwordHash,
    created_at: account.createdAt,
    last_seen_at: account.lastSeenAt,
  }));
  await write.db
    .insertInto('accounts')
    .values(members)
    .onConflict((taken) => taken.column('username_key').doNothing())
    .execute();
  await listOfficers(write, demoOfficers);
  write.changed('accounts', 'officers');
}

async function listOfficers(write: Write, usernames: string[]): Promise<void> {
  const accounts = await write.db
    .selectFrom('accounts')
    .select(['id', 'username_key'])
    .where('username_key', 'in', usernames.map(usernameKey))
    .execute();
  const idOf = new Map(accounts.map(({ id, username_key }) => [username_key, id]));
  const officers = usernames.flatMap((username) => {
    const accountId = idOf.get(usernameKey(username));
    return accountId === undefined ? [] : [{ account_id: accountId, added_at: write.now.toISOString() }];
  });
  await write.db
    .insertInto('officers')
    .values(officers)
    .onConflict((listed) => listed.column('account_id').doNothing())
    .execute();
}
