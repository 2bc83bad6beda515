import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Member } from '#server/access/access.ts';
import { NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import type { DemoContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { accountsTag, officersTag } from '../../cache-tags.ts';
import { usernameKey } from '../registration/usernames.ts';

export interface DemoAccount {
  username: string;
  displayName: string;
  createdAt: string;
  lastSeenAt: string | null;
}

const day = 24 * 3_600_000;
const hour = 3_600_000;

const people = readCsv(
  join(import.meta.dirname, 'people.csv'),
  z.strictObject({
    username: z.string(),
    displayName: z.string(),
    joinedDaysAgo: NumberCell,
    seenHoursAgo: NumberCell,
    officer: YesCell,
  }),
);

export const demoOfficers = ['admin', ...people.filter(({ officer }) => officer).map(({ username }) => username)];

export const demoAccounts = (now: Date): DemoAccount[] =>
  people.map(({ username, displayName, joinedDaysAgo, seenHoursAgo }) => ({
    username,
    displayName,
    createdAt: new Date(now.getTime() - joinedDaysAgo * day).toISOString(),
    lastSeenAt: new Date(now.getTime() - seenHoursAgo * hour).toISOString(),
  }));

export type DemoMembers = ReadonlyMap<string, Member>;

export async function demoMembers(write: Write): Promise<DemoMembers> {
  const accounts = await write.db.selectFrom('accounts').select(['id', 'username', 'display_name']).execute();
  return new Map(
    accounts.map(({ id, username, display_name }) => [
      username,
      {
        kind: 'member',
        accountId: id,
        sessionId: 0,
        username,
        displayName: display_name,
        isAdmin: false,
        isGroundAnchor: false,
        adminUntil: 0,
        passwordAt: 0,
      },
    ]),
  );
}

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
    .onConflict((existing) => existing.column('username_key').doNothing())
    .execute();
  await listOfficers(write, demoOfficers);
  write.changed(accountsTag, officersTag);
}

async function listOfficers(write: Write, usernames: string[]): Promise<void> {
  const accounts = await write.db
    .selectFrom('accounts')
    .select(['id', 'username_key'])
    .where('username_key', 'in', usernames.map(usernameKey))
    .execute();
  const idByUsername = new Map(accounts.map(({ id, username_key }) => [username_key, id]));
  const officers = usernames.flatMap((username) => {
    const accountId = idByUsername.get(usernameKey(username));
    return accountId === undefined ? [] : [{ account_id: accountId, added_at: write.now.toISOString() }];
  });
  await write.db
    .insertInto('officers')
    .values(officers)
    .onConflict((listed) => listed.column('account_id').doNothing())
    .execute();
}
