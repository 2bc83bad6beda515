import { hashToken, type Member, newToken } from '#server/access/access.ts';
import { flag } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import { notificationsTag } from '../../cache-tags.ts';
import type { EmailChange } from '../../contract.ts';
import { openChoices } from '../choice-commands.ts';
import { noteForLater } from '../outbox-commands.ts';
import { isSignedBy, type Stop, stopIn } from './letter.ts';

type OwnWrite = Write<Member>;
type Reading = Pick<RequestContext, 'db' | 'now'>;

/** Sends a link to the new address, and nothing else until it is opened. A previous address gets no more mails. */
export async function changeAddress(write: OwnWrite, address: string): Promise<void> {
  const { accountId } = write.viewer;
  const before = await write.db
    .selectFrom('push_emails')
    .select(['address', 'confirmed_at', 'refused_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (before?.address === address && before.confirmed_at !== null && before.refused_at === null) return;
  await openChoices(write, write.viewer.accountId);
  const unconfirmed = {
    address,
    confirmed_at: null,
    refused_at: null,
    token_hash: null,
    token_until: null,
    stop_key: newToken(),
  };
  await write.db
    .insertInto('push_emails')
    .values({ account_id: accountId, ...unconfirmed, sends_digest: 0, sends_results: 0 })
    .onConflict((known) => known.column('account_id').doUpdateSet(unconfirmed))
    .execute();
  const copy = { title: 'Confirm your e-mail address', text: 'A link is on its way', link: '/account/notifications' };
  await noteForLater(write, [{ kind: 'email', facts: { accountId, ...copy } }]);
  write.changed(notificationsTag(accountId));
}

export async function chooseEmails(write: OwnWrite, { digest, results }: EmailChange): Promise<void> {
  const { accountId } = write.viewer;
  const chosen = {
    ...(digest !== undefined && { sends_digest: flag(digest) }),
    ...(results !== undefined && { sends_results: flag(results) }),
  };
  if (Object.keys(chosen).length === 0) return;
  await write.db.updateTable('push_emails').set(chosen).where('account_id', '=', accountId).execute();
  write.changed(notificationsTag(accountId));
}

/** Deletes the address, and with it all links that were sent there. */
export async function removeAddress(write: OwnWrite): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.deleteFrom('push_emails').where('account_id', '=', accountId).execute();
  write.changed(notificationsTag(accountId));
}

/** Whose address a link confirms. Looked up before any write, so that made-up links cost one lookup. */
export async function accountToConfirm({ db, now }: Reading, token: string): Promise<number> {
  const row = await db
    .selectFrom('push_emails')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('token_until', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) throw notFound('This link');
  return row.account_id;
}

export async function confirmAddress(write: Write, token: string): Promise<void> {
  const accountId = await accountToConfirm(write, token);
  await write.db
    .updateTable('push_emails')
    .set({ confirmed_at: write.now.toISOString(), token_hash: null, token_until: null })
    .where('account_id', '=', accountId)
    .execute();
  write.changed(notificationsTag(accountId));
}

/** Which mails a link stops, and whose. */
export async function findStop({ db }: Pick<Reading, 'db'>, token: string): Promise<Stop> {
  const stop = stopIn(token);
  const row =
    stop &&
    (await db
      .selectFrom('push_emails')
      .select(['account_id', 'stop_key'])
      .where('account_id', '=', stop.accountId)
      .executeTakeFirst());
  if (!row || !isSignedBy(row, stop.kind, token)) throw notFound('This link');
  return stop;
}

/** May run more than once: after a person's press, and from a mail program. */
export async function stopEmails(write: Write, token: string): Promise<void> {
  const { accountId, kind } = await findStop(write, token);
  await write.db
    .updateTable('push_emails')
    .set(kind === 'digest' ? { sends_digest: 0 } : { sends_results: 0 })
    .where('account_id', '=', accountId)
    .execute();
  write.changed(notificationsTag(accountId));
}
