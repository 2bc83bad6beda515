import { hashToken, newToken } from '#server/access/access.ts';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { once } from '#server/concurrency/lazy-singleton.ts';
import { type Database, flag } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import type { PasswordLink } from '../../contract.ts';
import { usernameKey } from '../registration/usernames.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane; about 16 ms. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the cheapest way to exhaust a host, so the queue limits it. */
const hashing = new BoundedQueue(2, 200);

/** Whose work a hash is: that of an address or account, and within it that of a name. All of them get equal turns. */
type Share = readonly string[];

export function hashPassword(password: string, share: Share = []): Promise<string> {
  return hashing.run(async () => {
    const { hash } = await loadArgon2();
    return hash(comparable(password), strength);
  }, share);
}

/** No password fits an account without one (null, or an empty hash); finding that out takes as long as any other check. */
export function verifyPassword(passwordHash: string | null, password: string, share: Share): Promise<boolean> {
  return hashing.run(async () => {
    const { verify, nobodyHash } = await loadArgon2();
    const fits = await verify(passwordHash || nobodyHash, comparable(password));
    return fits && Boolean(passwordHash);
  }, share);
}

export async function passwordProblem(
  password: string,
  about: { username: string; productName: string },
): Promise<string | null> {
  if (password.toLowerCase().includes(usernameKey(about.username))) return 'Password must not contain the username';
  const product = pickLetters(about.productName);
  if (product !== '' && pickLetters(password).includes(product))
    return `Password must not contain ${about.productName}`;
  return (await isLeaked(password)) ? 'Password is among the commonly leaked ones; please choose another' : null;
}

export async function isLeaked(password: string): Promise<boolean> {
  return (await loadLeakedPasswords()).has(password.toLowerCase());
}

/** Loads on first use: most processes start long before anyone logs in. */
const loadArgon2 = once(async () => {
  const { hash, verify } = await import('@node-rs/argon2');
  return { hash, verify, nobodyHash: await hash(crypto.randomUUID(), strength) };
});

const loadLeakedPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));
});

/** Other systems may encode the same typed characters differently. */
const comparable = (password: string): string => password.normalize('NFC');

const pickLetters = (words: string): string => nameKey(words).replace(/[^\p{L}\p{N}]/gu, '');

const dayMs = 24 * 60 * 60_000;

/** Creates a link whose holder can set the account's password once. A previous link becomes void. */
export async function makePasswordLink(
  write: Write,
  accountId: number,
  { days = 1, byOfficer = false } = {},
): Promise<PasswordLink> {
  const token = newToken();
  const expiresAt = new Date(write.now.getTime() + days * dayMs).toISOString();
  const link = { token_hash: hashToken(token), expires_at: expiresAt, by_officer: flag(byOfficer) };
  await write.db
    .insertInto('password_links')
    .values({ account_id: accountId, ...link })
    .onConflict((conflicting) => conflicting.column('account_id').doUpdateSet(link))
    .execute();
  return { token, expiresAt };
}

/** The account of a link. Used, expired, replaced and made-up links are refused alike. */
export async function findLinkAccount(db: Database, token: string, now: Date): Promise<number> {
  const link = await db
    .selectFrom('password_links')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) throw linkIsOver();
  return link.account_id;
}

/** If two requests use a link at once, only one succeeds. */
export async function useUpLink({ db, now }: Write, token: string): Promise<void> {
  const used = await db
    .deleteFrom('password_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst();
  if (!used) throw linkIsOver();
}

/** Otherwise an officer could come into the account of another officer, with a link from when that was a member. */
export async function voidLinkByOfficer({ db }: Pick<Write, 'db'>, accountId: number): Promise<void> {
  await db.deleteFrom('password_links').where('account_id', '=', accountId).where('by_officer', '=', 1).execute();
}

export async function voidPasswordLink({ db }: Pick<Write, 'db'>, accountId: number): Promise<void> {
  await db.deleteFrom('password_links').where('account_id', '=', accountId).execute();
}

const linkIsOver = () =>
  new Failure(404, 'This link has already been used or has expired. Please ask an admin for a new one.');
