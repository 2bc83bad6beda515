import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { WebhookSender } from './sending.ts';

const opened = new WeakMap<FeatureContext, WebhookSender>();

/** Loads the sender and its library once there is something to send. */
const sender = new LazySingleton(async (app) => {
  const { WebhookSender: Opened } = await import('./sending.ts');
  const own = new Opened(app);
  opened.set(app, own);
  return own;
});

/** Sends what is due, if anything is. */
export async function sendDue(app: FeatureContext, now: Date): Promise<void> {
  const due = await app.db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (due) await (await sender.of(app)).work(now);
}

/** Closes the sender if it was opened. */
export const endingSender = (app: FeatureContext) => ({ close: () => opened.get(app)?.close() });
