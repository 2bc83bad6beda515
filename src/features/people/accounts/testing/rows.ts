import { hashToken, newToken } from '#server/access/access.ts';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { usernames } from '#testing/usernames.ts';
import { insertRow, type World } from '#testing/world.ts';

const now = () => new Date().toISOString();

const accountIds = new LazySingleton<ReadonlyMap<string, number>, World>(async ({ db }) => {
  const rows = await db.selectFrom('accounts').select(['id', 'username']).execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
});

/** The account id of one of the test people. */
export async function findAccountId(world: World, person: keyof typeof usernames): Promise<number> {
  const id = (await accountIds.of(world)).get(usernames[person]);
  if (id === undefined) throw new Error(`There is no ${person}`);
  return id;
}

export function addAccountRow({ db, word }: Pick<World, 'db' | 'word'>): Promise<number> {
  const username = word();
  const row = { username, username_key: username, display_name: username, password_hash: '-', created_at: now() };
  return insertRow(db.insertInto('accounts').values(row).returning('id'));
}

export async function addOfficerRow(world: World): Promise<number> {
  const row = { account_id: await addAccountRow(world), added_at: now() };
  return insertRow(world.db.insertInto('officers').values(row).returning('id'));
}

/** An additional session of the test's member. */
export async function addMemberSession(world: World): Promise<number> {
  const times = { created_at: now(), last_seen_at: now(), admin_until: null, password_at: now() };
  const row = { token_hash: world.word(), account_id: await findAccountId(world, 'member'), ...times };
  return insertRow(world.db.insertInto('sessions').values(row).returning('id'));
}

/** An open invitation. Returns its id and token. */
export async function addInvitation(world: World): Promise<{ id: number; token: string }> {
  const token = newToken();
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  const row = { token_hash: hashToken(token), invited: world.word(), created_at: now(), expires_at };
  return { id: await insertRow(world.db.insertInto('officer_invitations').values(row).returning('id')), token };
}

/** A password link for a new account. Returns its token. */
export async function addPasswordLink(world: World): Promise<string> {
  const token = newToken();
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  const link = { account_id: await addAccountRow(world), token_hash: hashToken(token), expires_at };
  await world.db.insertInto('password_links').values(link).execute();
  return token;
}
