import type { Member } from '#server/access/access.ts';
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

/** Demo members: username, name, days since they joined, hours since they were last seen. */
const residents: [username: string, displayName: string, joined: number, seen: number][] = [
  ['officer', 'Kabelo Modise', 210, 3],
  ['member', 'Nandi Zikhali', 180, 5],
  ['thandi.m', 'Thandi Mabaso', 170, 1],
  ['sipho_k', 'Sipho Khumalo', 168, 2],
  ['lerato', 'Lerato Moleko', 160, 9],
  ['ruan.vw', 'Ruan van Wyk', 151, 20],
  ['priya_n', 'Priya Naidoo', 140, 26],
  ['tumelo', 'Tumelo Sello', 133, 7],
  ['zanele.g', 'Zanele Gumede', 120, 31],
  ['imraan', 'Imraan Davids', 98, 4],
  ['robyn.h', 'Robyn Hartley', 77, 50],
  ['mashudu', 'Mashudu Mudau', 60, 12],
  ['unathi', 'Unathi Xaba', 31, 15],
  ['josh_d', 'Josh Daniels', 12, 6],
];

export const demoOfficers = [
  'admin',
  'officer',
  'thandi.m',
  'sipho_k',
  'lerato',
  'ruan.vw',
  'priya_n',
  'tumelo',
  'zanele.g',
  'imraan',
];

export const demoAccounts = (now: Date): DemoAccount[] =>
  residents.map(([username, displayName, joined, seen]) => ({
    username,
    displayName,
    createdAt: new Date(now.getTime() - joined * day).toISOString(),
    lastSeenAt: new Date(now.getTime() - seen * hour).toISOString(),
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
