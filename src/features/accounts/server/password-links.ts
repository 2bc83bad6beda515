import { hashToken, newToken } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { PasswordLink } from '../contract.ts';

const dayMs = 24 * 60 * 60_000;

/** Creates a link whose holder can set the account's password once. A previous link becomes void. */
export async function makePasswordLink(write: Write, accountId: number, days = 1): Promise<PasswordLink> {
  const token = newToken();
  const expiresAt = new Date(write.now.getTime() + days * dayMs).toISOString();
  const link = { token_hash: hashToken(token), expires_at: expiresAt };
  await write.db
    .insertInto('password_links')
    .values({ account_id: accountId, ...link })
    .onConflict((conflicting) => conflicting.column('account_id').doUpdateSet(link))
    .execute();
  return { token, expiresAt };
}

/** The account of a link. Used, expired, replaced and made-up links are refused alike. */
export async function accountOfLink(db: Database, token: string, now: Date): Promise<number> {
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

export async function voidPasswordLink({ db }: Pick<Write, 'db'>, accountId: number): Promise<void> {
  await db.deleteFrom('password_links').where('account_id', '=', accountId).execute();
}

const linkIsOver = () =>
  new Failure(404, 'This link has already been used or has expired. Please ask an admin for a new one.');
