import { listJudges } from '#features/people/accounts/server/queries.ts';
import { addNotices } from '#features/people/notices/server/commands.ts';
import type { Row } from '#server/database/schema.ts';
import type { Answer } from '#server/outside/call.ts';
import type { Write } from '#server/write.ts';
import { webhooksTag } from '../cache-tags.ts';
import { askedPause, failingDays, hasFailedForLong, isGone, pauseAfter } from '../rules.ts';
import { dropWaiting } from './commands.ts';

/** A message that a process sends, and the webhook that it has to itself for that. */
export interface Claimed {
  webhook: Row<'webhooks'>;
  delivery: Row<'webhook_deliveries'>;
}

/** Records an answer: what arrived, what is tried again and when, and that a webhook is switched off. */
export async function recordAnswer(write: Write, { webhook, delivery }: Claimed, answer: Answer): Promise<void> {
  const { db, now } = write;
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const isEnd = isGone(webhook.form, answer.status);
  const due_at = new Date(now.getTime() + pauseOf(delivery.attempts, answer)).toISOString();
  const isTriedAgain = !isTaken && !isEnd && delivery.kind !== 'test' && due_at < delivery.expires_at;
  const failing_since = isTaken ? null : (webhook.failing_since ?? now.toISOString());
  // The webhook first, as everybody locks them.
  await db
    .updateTable('webhooks')
    .set({ busy_until: null, ...((isTaken || delivery.kind !== 'test') && { failing_since }) })
    .where('id', '=', webhook.id)
    .execute();
  const answered = { status: answer.status, answer: shown(answer), answered_at: now.toISOString() };
  await db
    .updateTable('webhook_deliveries')
    .set({ ...answered, ...(isTriedAgain ? { due_at } : { state: isTaken ? ('sent' as const) : ('failed' as const) }) })
    .where('id', '=', delivery.id)
    // Somebody switched the webhook off meanwhile: what was dropped stays so, unless it has arrived.
    .where('state', 'in', isTaken ? ['waiting', 'failed'] : ['waiting'])
    .execute();
  write.changed(webhooksTag);
  if (isEnd) await switchOff(write, webhook, 'gone');
  else if (failing_since !== null && delivery.kind !== 'test' && hasFailedForLong(failing_since, now))
    await switchOff(write, webhook, 'failing');
}

const pauseOf = (attempts: number, answer: Answer): number =>
  pauseAfter(attempts, answer.status === null ? null : askedPause(answer.retryAfter));

const maxShown = 200;

/** One line of the beginning of an answer, for people. */
function shown(answer: Answer): string {
  if (answer.status === null) return answer.why;
  if (answer.status >= 300 && answer.status < 400) return 'It redirects, which is not followed';
  return [...answer.body.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, maxShown).join('');
}

const reasons = {
  gone: 'Its address no longer exists.',
  failing: `Nothing has arrived for ${failingDays} days.`,
} as const;

async function switchOff(write: Write, { id, name }: Claimed['webhook'], because: keyof typeof reasons): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('webhooks')
    .set({ is_on: 0, off_because: because })
    .where('id', '=', id)
    .where('is_on', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await dropWaiting(write, id);
  const admins = (await listJudges(write.db)).filter(({ isAdmin }) => isAdmin);
  const notice = {
    kind: 'webhook',
    title: `The webhook ${name} was switched off`,
    text: reasons[because],
    link: '/admin/webhooks',
  };
  await addNotices(
    write,
    admins.map(({ id: accountId }) => ({ accountId, ...notice })),
  );
}
