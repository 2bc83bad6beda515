import { hashToken } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { Email } from '../../contract.ts';

/** The id that stands for the e-mail address among the devices of a delivery. */
export const emailDevice = 0;

export interface Mailbox extends Row<'push_emails'> {
  id: typeof emailDevice;
  display_name: string;
}

export const isMailbox = (device: object): device is Mailbox => 'address' in device;

export async function listMailboxes(db: Database, accountIds: readonly number[]): Promise<Mailbox[]> {
  const rows = await db
    .selectFrom('push_emails')
    .innerJoin('accounts', 'accounts.id', 'push_emails.account_id')
    .selectAll('push_emails')
    .select('accounts.display_name')
    .where('push_emails.account_id', 'in', accountIds)
    .where('push_emails.refused_at', 'is', null)
    .where('accounts.suspended_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, id: emailDevice }));
}

/** Before an address is confirmed, only the link that confirms it may go there. */
export function accepts({ confirmed_at, sends_digest, sends_results }: Mailbox, kind: string): boolean {
  if (confirmed_at === null) return kind === 'email';
  return (kind === 'digest' && sends_digest === 1) || (kind === 'result' && sends_results === 1);
}

const linkFor = 24 * 3_600_000;
/** The most links to one address in a day, whoever typed it. */
const maxAttempts = 3;

/** Whether to send the link. An address with enough links today gets no more, and nobody learns of that. */
export async function storeLink(
  { db, now }: Write,
  { account_id, address }: Mailbox,
  { deliveryId, token }: { deliveryId: number; token: string },
): Promise<boolean> {
  const address_hash = hashToken(normaliseMailbox(address));
  const { count } = await db
    .selectFrom('push_email_tries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('address_hash', '=', address_hash)
    .where('at', '>', new Date(now.getTime() - linkFor).toISOString())
    .where('delivery_id', '!=', deliveryId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxAttempts) return false;
  await db
    .insertInto('push_email_tries')
    .values({ delivery_id: deliveryId, address_hash, at: now.toISOString() })
    .onConflict((known) => known.column('delivery_id').doNothing())
    .execute();
  await db
    .updateTable('push_emails')
    .set({ token_hash: hashToken(token), token_until: new Date(now.getTime() + linkFor).toISOString() })
    .where('account_id', '=', account_id)
    .where('address', '=', address)
    .where('confirmed_at', 'is', null)
    .execute();
  return true;
}

/** Only for counting, as large providers do: `Na.me+anything@` is `name@`, and Googlemail is Gmail. */
export function normaliseMailbox(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const plainName = name.replace(/\+.*/, '').replaceAll('.', '');
  return `${plainName}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}

export async function findEmail(db: Database, accountId: number): Promise<Email> {
  const row = await db.selectFrom('push_emails').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return { address: null, state: 'none', digest: false, results: false };
  const state = row.refused_at !== null ? 'refused' : row.confirmed_at !== null ? 'confirmed' : 'waiting';
  return { address: row.address, state, digest: row.sends_digest === 1, results: row.sends_results === 1 };
}
