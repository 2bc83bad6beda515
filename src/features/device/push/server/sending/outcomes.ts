import { batches } from '#server/database/engine.ts';
import type { Tx } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { notificationsTag } from '../../cache-tags.ts';
import type { Outcome } from './hand-over.ts';

export interface Attempt {
  deliveryId: number;
  deviceId: number;
  /** Set if the device is an e-mail address. */
  address?: string;
  attempts: number;
  outcome: Outcome;
}

const firstWait = 5_000;
const maxWait = 5 * 60_000;

/** Records the outcomes of sent messages: who was told, what to retry and when, and which devices no longer exist. */
export async function recordOutcomes(write: Write, attempts: readonly Attempt[]): Promise<void> {
  const { db, now } = write;
  await endRefusedEmails(write, attempts);
  const goneIds = attempts.flatMap(({ outcome, deviceId, address }) =>
    outcome.is === 'gone' && address === undefined ? [deviceId] : [],
  );
  if (goneIds.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', goneIds).execute();
  const sent_at = now.toISOString();
  const sentIds: number[] = [];
  for (const [id, ofDelivery] of Map.groupBy(attempts, ({ deliveryId }) => deliveryId)) {
    const again = ofDelivery.flatMap((attempt) => planWait(attempt) ?? []);
    const isAccepted = ofDelivery.some(({ outcome }) => outcome.is === 'taken');
    const own = db.updateTable('push_deliveries').where('id', '=', id);
    if (again.length > 0) {
      const earlier = await findWaiting(db, id);
      if (!earlier) continue;
      const wait = Math.max(...again.map((attempt) => attempt.wait), earlier.until - now.getTime());
      const devices = JSON.stringify([...new Set([...earlier.devices, ...again.map(({ deviceId }) => deviceId)])]);
      const due_at = new Date(now.getTime() + wait).toISOString();
      await own.set({ state: 'waiting', devices, due_at, ...(isAccepted && { sent_at }) }).execute();
    } else if (isAccepted) {
      sentIds.push(id);
    } else {
      await own.set({ state: 'dropped' }).where('state', '=', 'sending').where('sent_at', 'is', null).execute();
      await own.set({ state: 'sent' }).where('state', '=', 'sending').execute();
    }
  }
  for (const some of batches(sentIds))
    await db
      .updateTable('push_deliveries')
      .set(({ eb }) => ({
        state: eb
          .case()
          .when('state', '=', 'waiting')
          .then('waiting' as const)
          .else('sent' as const)
          .end(),
        sent_at,
      }))
      .where('id', 'in', some)
      .execute();
}

/**
 * The devices of a delivery that answered earlier and will be retried; null if the delivery was dropped while they
 * waited, so that none is retried. Holds the row until the commit.
 */
async function findWaiting(db: Tx, id: number): Promise<{ devices: number[]; until: number } | null> {
  const row = await db
    .updateTable('push_deliveries')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .returning(['state', 'devices', 'due_at'])
    .executeTakeFirst();
  if (row?.state === 'dropped' && row.devices !== null) return null;
  if (row?.state !== 'waiting' || row.devices === null) return { devices: [], until: 0 };
  return { devices: JSON.parse(row.devices), until: Date.parse(row.due_at) };
}

async function endRefusedEmails(write: Write, attempts: readonly Attempt[]): Promise<void> {
  for (const { deliveryId, address, outcome } of attempts) {
    if (address === undefined || outcome.is !== 'gone') continue;
    const ended = await write.db
      .updateTable('push_emails')
      .set({ refused_at: write.now.toISOString() })
      .where('address', '=', address)
      .where('account_id', 'in', ({ selectFrom }) =>
        selectFrom('push_deliveries').select('account_id').where('id', '=', deliveryId),
      )
      .returning('account_id')
      .execute();
    write.changed(...ended.map(({ account_id }) => notificationsTag(account_id)));
  }
}

function planWait({ outcome, deviceId, attempts }: Attempt): { deviceId: number; wait: number } | null {
  const usual = Math.min(maxWait, firstWait * 2 ** Math.min(attempts, 10));
  switch (outcome.is) {
    case 'later':
    case 'limited':
    case 'unreachable':
      return { deviceId, wait: outcome.afterMs ?? usual };
    case 'unanswered':
      return { deviceId, wait: usual };
    default:
      return null;
  }
}
