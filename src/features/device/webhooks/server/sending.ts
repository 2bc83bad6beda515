import { Webhook as Signer } from 'standardwebhooks';
import type { FeatureContext } from '#server/feature.ts';
import { type Answer, callOutside } from '#server/outside/call.ts';
import { addedHosts } from '#server/outside/hosts.ts';
import type { Write } from '#server/write.ts';
import { webhooksTag } from '../cache-tags.ts';
import { toBody } from '../message-rules.ts';
import { type Claimed, recordAnswer } from './outcomes.ts';
import { messageIn } from './queries.ts';

type App = Pick<FeatureContext, 'db' | 'commit' | 'env' | 'log'>;

/** Longer than a call may take. A process that dies in between leaves its message to another after that. */
const busyMs = 60_000;
const maxAnswerBytes = 600;
const maxEnd = 3_000;

/**
 * Sends what waits for webhooks: of each webhook one message after the other, so that a slow receiver holds up nobody
 * else. A process claims the webhook before it sends, so that several processes do not send the same message.
 */
export class WebhookSender {
  readonly #app: App;
  readonly #added: readonly string[];
  readonly #limitMs: number | undefined;
  readonly #busy = new Map<number, Promise<void>>();

  constructor(app: App, limitMs?: number) {
    this.#app = app;
    this.#added = addedHosts(app.env);
    this.#limitMs = limitMs;
  }

  /** Begins to send all that is due. */
  async work(now: Date): Promise<void> {
    const due = await this.#app.db
      .selectFrom('webhook_deliveries')
      .select('webhook_id')
      .distinct()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      .execute();
    for (const { webhook_id: id } of due) {
      if (this.#busy.has(id)) continue;
      this.#busy.set(
        id,
        this.#sendAll(id)
          .catch((error: unknown) => this.#app.log.warn({ err: error }, 'a webhook was not told; it is tried again'))
          .finally(() => this.#busy.delete(id)),
      );
    }
  }

  /** Resolves once nothing is under way. */
  async settle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  /** What is not answered by then is sent again after the next start, with the same id. */
  async close(): Promise<void> {
    await Promise.race([this.settle(), new Promise((resolve) => setTimeout(resolve, maxEnd).unref())]);
  }

  async #sendAll(webhookId: number): Promise<void> {
    for (;;) {
      const claimed = await this.#app.commit((write) => claim(write, webhookId));
      if (!claimed) return;
      const answer = await this.#send(claimed);
      await this.#app.commit((write) => recordAnswer(write, claimed, answer));
    }
  }

  async #send({ webhook, delivery }: Claimed): Promise<Answer> {
    const { message_id: id, created_at: createdAt } = delivery;
    const at = new Date();
    const body = toBody(webhook.form, messageIn(delivery), { createdAt, origin: this.#app.env.publicUrl });
    return callOutside({
      address: webhook.address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': secretsOf(webhook, at)
          .map((secret) => new Signer(secret).sign(id, at, body))
          .join(' '),
      },
      body,
      added: this.#added,
      maxBytes: maxAnswerBytes,
      ...(this.#limitMs !== undefined && { limitMs: this.#limitMs }),
    });
  }
}

const secretsOf = ({ secret, old_secret, old_secret_until }: Claimed['webhook'], at: Date): string[] =>
  old_secret !== null && old_secret_until !== null && old_secret_until > at.toISOString()
    ? [secret, old_secret]
    : [secret];

/** Takes the next message of a webhook; none if another process is at it, or nothing is due. */
async function claim(write: Write, id: number): Promise<Claimed | null> {
  const { db, now } = write;
  const at = now.toISOString();
  const webhook = await db
    .updateTable('webhooks')
    .set({ busy_until: new Date(now.getTime() + busyMs).toISOString() })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', at)]))
    .returningAll()
    .executeTakeFirst();
  if (!webhook) return null;
  await dropExpired(write, id);
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!delivery) {
    await db.updateTable('webhooks').set({ busy_until: null }).where('id', '=', id).execute();
    return null;
  }
  const attempts = delivery.attempts + 1;
  await db.updateTable('webhook_deliveries').set({ attempts }).where('id', '=', delivery.id).execute();
  return { webhook, delivery: { ...delivery, attempts } };
}

async function dropExpired(write: Write, webhookId: number): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', write.now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows > 0n) write.changed(webhooksTag);
}
