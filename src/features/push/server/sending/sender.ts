import { randomUUID } from 'node:crypto';
import type { Row } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { accepts, isMailbox, type Mailbox, mailboxesOf } from '../email/mailboxes.ts';
import type { Mailer, Sendable } from '../email/mailer.ts';
import { isPushService } from '../endpoints.ts';
import { pushSettings } from '../settings.ts';
import { addedHosts } from '../subscription-commands.ts';
import { vapidKeys } from '../vapid-keys.ts';
import { composeDigests } from './digest.ts';
import { type Device, PushEncryption, payloadOf } from './encrypt.ts';
import { type Outcome, PushClient } from './hand-over.ts';
import { holdsLease, renewAfterMs } from './lease.ts';
import { type Attempt, recordOutcomes } from './outcomes.ts';
import { hasWork, noteUpcomingGames, resolveOutbox } from './resolve.ts';

type App = Pick<FeatureContext, 'db' | 'commit' | 'env' | 'log'>;
type Delivery = Row<'push_deliveries'>;

type Target = (Device & { account_id: number }) | Mailbox;
interface Pair {
  delivery: Delivery;
  device: Target;
}
interface Prepared extends Pair, Sendable {}

/** How many deliveries are prepared at a time. */
const together = 32;
/** How many deliveries are marked at a time: a kill loses those that were marked but not sent. */
const atRisk = 5;
/** The most messages in flight: with several at once, a slow service does not delay the others. */
const mostInFlight = 64;

/**
 * Sends what the outbox holds. Each delivery is encrypted and marked before it is sent, so that nobody is told twice,
 * whatever happens.
 */
export class Sender {
  readonly #app: App;
  readonly #holder = randomUUID();
  readonly #hosts: readonly string[];
  readonly #client: PushClient;
  readonly #mailer: Mailer | undefined;
  readonly #encryption: PushEncryption;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #paused = new Map<string, number>();
  #done: Attempt[] = [];
  readonly #unreachable = new Set<string>();

  private constructor(app: App, hosts: readonly string[], encryption: PushEncryption, mailer: Mailer | undefined) {
    this.#app = app;
    this.#encryption = encryption;
    this.#hosts = hosts;
    this.#client = new PushClient(hosts);
    this.#mailer = mailer;
  }

  static async open(app: FeatureContext): Promise<Sender> {
    const { publicUrl = '' } = app.env;
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:village-arena@localhost';
    const { hosts, mailServer } = pushSettings(app.env);
    const mailer = mailServer && (await import('../email/mailer.ts')).Mailer.open(app, mailServer);
    return new Sender(app, hosts, new PushEncryption(await vapidKeys.of(app), subject), mailer);
  }

  /** Sends all that is due. Messages that still wait for a service's answer continue meanwhile. */
  async work(now: Date): Promise<void> {
    await this.#record();
    await noteUpcomingGames(this.#app, now);
    if (!(await hasWork(this.#app.db, now)) || !(await holdsLease(this.#app, this.#holder))) return;
    await resolveOutbox(this.#app, this.#mailer !== undefined);
    await composeDigests(this.#app);
    await this.#drop(now);
    await this.#sendAll();
    await this.#record();
  }

  async #sendAll(): Promise<void> {
    let renewed = performance.now();
    while (await this.#sendSome()) {
      if (performance.now() - renewed < renewAfterMs) continue;
      if (!(await holdsLease(this.#app, this.#holder))) return;
      renewed = performance.now();
    }
  }

  /** Resolves once all messages in flight have been answered. */
  async settle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
    await this.#record();
  }

  async close(): Promise<void> {
    // Refused connections end at once; messages to slow services are marked already.
    await Promise.race([this.settle(), new Promise((resolve) => setTimeout(resolve, longestEnd).unref())]);
    this.#client.close();
    this.#mailer?.close();
  }

  async #drop(now: Date): Promise<void> {
    const { numUpdatedRows } = await this.#app.commit(({ db }) =>
      db
        .updateTable('push_deliveries')
        .set({ state: 'dropped' })
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .where('expires_at', '<=', now.toISOString())
        .executeTakeFirst(),
    );
    if (numUpdatedRows > 0n && this.#unreachable.size === 0)
      this.#app.log.warn({ dropped: Number(numUpdatedRows) }, 'notifications were not delivered in time');
  }

  async #sendSome(): Promise<boolean> {
    while (this.#inFlight.size > mostInFlight - together) await Promise.race(this.#inFlight);
    const { db } = this.#app;
    const now = new Date();
    const due = await db
      .selectFrom('push_deliveries')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      .where('expires_at', '>', now.toISOString())
      .orderBy('due_at')
      .orderBy('id')
      .limit(together)
      .execute();
    if (due.length === 0) return false;
    const devices = await this.#devicesOf(due);
    const pairs = due.flatMap((delivery) =>
      (devices.get(delivery.account_id) ?? []).filter(isFor(delivery)).map((device) => ({ delivery, device })),
    );
    const prepared = (await Promise.all(pairs.map((pair) => this.#prepare(pair, now)))).filter(
      (message) => message !== null,
    );
    const late = pairs.filter(
      ({ delivery, device }) => !prepared.some((message) => message.delivery === delivery && message.device === device),
    );
    const unsent = new Set(prepared);
    try {
      await this.#putOff(due, prepared, late);
      const ids = [...new Set(prepared.map(({ delivery }) => delivery.id))];
      for (let from = 0; from < ids.length; from += atRisk) {
        const some = ids.slice(from, from + atRisk);
        const marked = await this.#mark(prepared.filter(({ delivery }) => some.includes(delivery.id)));
        for (const message of marked) {
          unsent.delete(message);
          this.#handOver(message);
        }
        const sent = new Set(marked.map(({ delivery }) => delivery));
        for (const { delivery, device } of late.filter(({ delivery }) => sent.has(delivery)))
          this.#note({ delivery, device }, { is: 'later', afterMs: this.#pauseOf(device), whole: false });
      }
    } finally {
      for (const message of unsent) message.abandon();
    }
    return true;
  }

  async #devicesOf(due: readonly Delivery[]): Promise<Map<number, Target[]>> {
    const accounts = [...new Set(due.map(({ account_id }) => account_id))];
    const rows = await this.#app.db
      .selectFrom('push_subscriptions')
      .select(['id', 'account_id', 'endpoint', 'p256dh', 'auth'])
      .where('account_id', 'in', accounts)
      .execute();
    // An admin may have removed the service since.
    const added = await addedHosts(this.#hosts, this.#app.db);
    const devices = rows.filter(({ endpoint }) => isPushService(endpoint, added));
    const mailboxes = this.#mailer ? await mailboxesOf(this.#app.db, accounts) : [];
    return Map.groupBy<number, Target>([...devices, ...mailboxes], ({ account_id }) => account_id);
  }

  /** Null if its service must not be asked now. */
  async #prepare({ delivery, device }: Pair, now: Date): Promise<Prepared | null> {
    if (this.#pauseOf(device) > 0) return null;
    if (isMailbox(device)) return this.#mailer ? { delivery, device, ...this.#mailer.prepare(delivery, device) } : null;
    const ttl = Math.max(1, Math.floor((Date.parse(delivery.expires_at) - now.getTime()) / 1_000));
    const urgency = urgent.has(delivery.kind) ? ('high' as const) : ('normal' as const);
    const json = payloadOf(delivery, this.#app.env.publicUrl);
    const request = await this.#encryption.requestTo(device, { ttl, urgency, topic: delivery.topic, json });
    const ready = await this.#client.connect(device.endpoint, request.headers);
    this.#noteReach(device, ready !== null);
    if (!ready) {
      this.#pause(device, unreachableFor);
      return null;
    }
    return { delivery, device, send: () => ready.send(request.body), abandon: () => ready.abandon() };
  }

  /** Puts off what waits for a paused service, ends what has no device, and records the answers so far. */
  async #putOff(due: readonly Delivery[], prepared: readonly Prepared[], late: readonly Pair[]): Promise<void> {
    const going = new Set(prepared.map(({ delivery }) => delivery.id));
    const waiting = new Map(late.map(({ delivery, device }) => [delivery.id, this.#pauseOf(device)]));
    const deviceless = due.flatMap(({ id }) => (going.has(id) || waiting.has(id) ? [] : [id]));
    if (this.#done.length === 0 && waiting.size === 0 && deviceless.length === 0) return;
    await this.#recording(async ({ db, now }) => {
      const own = db.updateTable('push_deliveries').where('state', '=', 'waiting');
      for (const [id, wait] of waiting) {
        const due_at = new Date(now.getTime() + Math.max(wait, 1_000)).toISOString();
        if (!going.has(id)) await own.where('id', '=', id).set({ due_at }).execute();
      }
      if (deviceless.length > 0) await own.where('id', 'in', deviceless).set({ state: 'app' }).execute();
    });
  }

  /** Returns the messages that this process may send. */
  #mark(messages: readonly Prepared[]): Promise<Prepared[]> {
    return this.#app.commit(async (write) => {
      const rows = await write.db
        .updateTable('push_deliveries')
        .where('state', '=', 'waiting')
        .where(
          'id',
          'in',
          messages.map(({ delivery }) => delivery.id),
        )
        .set(({ eb }) => ({ state: 'sending', devices: null, attempts: eb('attempts', '+', 1) }))
        .returning('id')
        .execute();
      const ids = new Set(rows.map(({ id }) => id));
      const marked = messages.filter(({ delivery }) => ids.has(delivery.id));
      for (const message of marked) await message.mark?.(write);
      return marked;
    });
  }

  #handOver({ delivery, device, send }: Prepared): void {
    const handed = send().then((outcome) => {
      this.#inFlight.delete(handed);
      this.#note({ delivery, device }, outcome);
      if (isMailbox(device)) return;
      if (outcome.is === 'later' && outcome.whole) this.#pause(device, outcome.afterMs ?? 0);
      if (outcome.is === 'refused')
        this.#app.log.warn({ status: outcome.status }, 'a push service refused a notification');
    });
    this.#inFlight.add(handed);
  }

  #note({ delivery, device }: Pair, outcome: Outcome): void {
    const address = isMailbox(device) ? { address: device.address } : {};
    this.#done.push({ deliveryId: delivery.id, deviceId: device.id, ...address, attempts: delivery.attempts, outcome });
  }

  #pause({ endpoint }: Device, milliseconds: number): void {
    this.#paused.set(new URL(endpoint).host, Date.now() + milliseconds);
  }

  /** Logs one line when a service becomes unreachable, for example without a network, and one when it is back. */
  #noteReach({ endpoint }: Device, isReached: boolean): void {
    const { host } = new URL(endpoint);
    if (isReached && this.#unreachable.delete(host)) this.#app.log.info({ host }, 'the push service is reached again');
    if (isReached || this.#unreachable.has(host)) return;
    this.#unreachable.add(host);
    this.#app.log.warn(
      { host },
      'the push service cannot be reached: notifications wait, and are dropped once they are old',
    );
  }

  #pauseOf(device: Target): number {
    if (isMailbox(device)) return this.#mailer?.wait() ?? 0;
    return Math.max(0, (this.#paused.get(new URL(device.endpoint).host) ?? 0) - Date.now());
  }

  async #record(): Promise<void> {
    if (this.#done.length > 0) await this.#recording(async () => undefined);
  }

  /** Records the answers so far in the same transaction. */
  async #recording(command: (write: Write) => Promise<void>): Promise<void> {
    const done = this.#done;
    this.#done = [];
    try {
      await this.#app.commit(async (write) => {
        await recordOutcomes(write, done);
        await command(write);
      });
    } catch (error) {
      this.#done.push(...done);
      throw error;
    }
  }
}

const longestEnd = 3_000;
const unreachableFor = 15_000;
const urgent = new Set(['soon', 'started', 'moved', 'rsvps', 'test']);

const isFor =
  ({ devices, kind }: Delivery) =>
  (device: Target): boolean => {
    const ids: number[] | null = devices === null ? null : JSON.parse(devices);
    return (ids === null || ids.includes(device.id)) && (!isMailbox(device) || accepts(device, kind));
  };
