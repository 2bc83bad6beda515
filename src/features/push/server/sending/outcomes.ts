import { batches } from '#server/database/batches.ts';
import type { Write } from '#server/write.ts';
import { notificationsTag } from '../tags.ts';
import type { Outcome } from './hand-over.ts';

export interface Attempt {
  deliveryId: number;
  deviceId: number;
  /** Where the device is an address. */
  address?: string;
  attempts: number;
  outcome: Outcome;
}

const firstWait = 5_000;
const longestWait = 5 * 60_000;

/** What became of messages that were handed over: who is told, who is tried again and when, which devices are no more. */
export async function recordOutcomes(write: Write, attempts: readonly Attempt[]): Promise<void> {
  const { db, now } = write;
  await endRefusedEmails(write, attempts);
  const gone = attempts.flatMap(({ outcome, deviceId, address }) =>
    outcome.is === 'gone' && address === undefined ? [deviceId] : [],
  );
  if (gone.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', gone).execute();
  const sent_at = now.toISOString();
  const told: number[] = [];
  for (const [id, ofOne] of Map.groupBy(attempts, ({ deliveryId }) => deliveryId)) {
    const again = ofOne.flatMap((one) => waitOf(one) ?? []);
    const isTaken = ofOne.some(({ outcome }) => outcome.is === 'taken');
    const own = db.updateTable('push_deliveries').where('id', '=', id);
    if (again.length > 0) {
      const due_at = new Date(now.getTime() + Math.max(...again.map(({ wait }) => wait))).toISOString();
      const devices = JSON.stringify(again.map(({ deviceId }) => deviceId));
      await own.set({ state: 'waiting', devices, due_at, ...(isTaken && { sent_at }) }).execute();
    } else if (isTaken) {
      told.push(id);
    } else {
      await own.set({ state: 'dropped' }).where('state', '=', 'sending').where('sent_at', 'is', null).execute();
      await own.set({ state: 'sent' }).where('state', '=', 'sending').execute();
    }
  }
  for (const some of batches(told))
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

function waitOf({ outcome, deviceId, attempts }: Attempt): { deviceId: number; wait: number } | null {
  if (outcome.is !== 'later' && outcome.is !== 'unreachable') return null;
  const usual = Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 10));
  return { deviceId, wait: (outcome.is === 'later' ? outcome.afterMs : null) ?? usual };
}
