import { randomUUID } from 'node:crypto';
import type { Row } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { accepts, isMailbox, listMailboxes, type Mailbox } from '../email/mailboxes.ts';
import type { Mailer, Sendable } from '../email/mailer.ts';
import { isPushService } from '../endpoints.ts';
import { pushSettings } from '../settings.ts';
import { addedHosts } from '../subscription-commands.ts';
import { vapidKeys } from '../vapid-keys.ts';
import { composeDigests } from './digest.ts';
import { buildPayload, type Device, PushEncryption } from './encrypt.ts';
import { maxInFlight, type Outcome, PushClient } from './hand-over.ts';
import { holdsLease, renewAfterMs } from './lease.ts';
import { type Attempt, recordOutcomes } from './outcomes.ts';
import { Pauses } from './pauses.ts';
import { hasWork, noteUpcomingGames, resolveOutbox } from './resolve.ts';

type App = Pick<FeatureContext, 'db' | 'commit' | 'env' | 'log'>;
type Delivery = Row<'push_deliveries'>;

type Target = (Device & { account_id: number }) | Mailbox;
interface Message {
  delivery: Delivery;
  device: Target;
}
interface Prepared extends Message, Sendable {}
/** A delivery and the devices that it is for. */
interface Due {
  delivery: Delivery;
  devices: readonly Target[];
}

/** How many deliveries are read at a time. */
const together = 32;
/** How many deliveries are marked and not yet written to a connection: a kill loses these. */
const atRisk = 5;

/**
 * Sends what the outbox holds. Each delivery is encrypted and marked before it is sent, so that nobody is told twice,
 * whatever happens. With several messages in flight, a slow service does not delay the others.
 */
export class Sender {
  readonly #app: App;
  readonly #holder = randomUUID();
  readonly #hosts: readonly string[];
  readonly #client: PushClient;
  readonly #mailer: Mailer | undefined;
  readonly #encryption: PushEncryption;
  readonly #pauses: Pauses;
  readonly #inFlight = new Set<Promise<void>>();
  /** Of each delivery of which something is not yet written. */
  readonly #unwritten = new Set<Promise<void>>();
  #done: Attempt[] = [];

  private constructor(app: App, hosts: readonly string[], encryption: PushEncryption, mailer: Mailer | undefined) {
    this.#app = app;
    this.#encryption = encryption;
    this.#hosts = hosts;
    this.#client = new PushClient(hosts);
    this.#pauses = new Pauses(app.log);
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
    await resolveOutbox(this.#app, this.#mailer !== undefined, now);
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
    await Promise.race([this.settle(), new Promise((resolve) => setTimeout(resolve, maxEnd).unref())]);
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
    if (numUpdatedRows > 0n && this.#pauses.areAllReached())
      this.#app.log.warn({ dropped: Number(numUpdatedRows) }, 'notifications were not delivered in time');
  }

  async #sendSome(): Promise<boolean> {
    const { db } = this.#app;
    const at = new Date().toISOString();
    const deliveries = await db
      .selectFrom('push_deliveries')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', at)
      .where('expires_at', '>', at)
      .orderBy('due_at')
      .orderBy('id')
      .limit(together)
      .execute();
    if (deliveries.length === 0) return false;
    const devices = await this.#findDevices(deliveries);
    const due = deliveries.map((delivery) => ({
      delivery,
      devices: (devices.get(delivery.account_id) ?? []).filter(isFor(delivery)),
    }));
    while (due.length > 0) await this.#send(await this.#whatFits(due));
    return true;
  }

  /** Takes the first deliveries for whose devices there is room, and waits for room if there is none. */
  async #whatFits(due: Due[]): Promise<Due[]> {
    let room = maxInFlight - this.#inFlight.size;
    let count = 0;
    for (const { devices } of due.slice(0, atRisk - this.#unwritten.size)) {
      room -= devices.length;
      if (room < 0) break;
      count += 1;
    }
    if (count > 0) return due.splice(0, count);
    await Promise.race([...this.#inFlight, ...this.#unwritten]);
    return this.#whatFits(due);
  }

  /** Marks some deliveries and hands over their messages, except to devices and services that are paused. */
  async #send(due: readonly Due[]): Promise<void> {
    const now = new Date();
    const messages = due.flatMap(({ delivery, devices }) => devices.map((device) => ({ delivery, device })));
    const prepared = (await Promise.all(messages.map((message) => this.#prepare(message, now)))).filter(
      (message) => message !== null,
    );
    const late = messages.filter(
      ({ delivery, device }) => !prepared.some((message) => message.delivery === delivery && message.device === device),
    );
    const unsent = new Set(prepared);
    try {
      const marked = await this.#mark(due, prepared, late);
      for (const [delivery, own] of Map.groupBy(marked, (message) => message.delivery)) {
        for (const message of own) unsent.delete(message);
        this.#handOver(own);
        for (const { device } of late.filter((message) => message.delivery === delivery))
          this.#note({ delivery, device }, { is: 'later', afterMs: this.#getPause(device) });
      }
    } finally {
      for (const message of unsent) message.abandon();
    }
  }

  async #findDevices(due: readonly Delivery[]): Promise<Map<number, Target[]>> {
    const accounts = [...new Set(due.map(({ account_id }) => account_id))];
    const rows = await this.#app.db
      .selectFrom('push_subscriptions')
      .select(['id', 'account_id', 'endpoint', 'p256dh', 'auth'])
      .where('account_id', 'in', accounts)
      .execute();
    // An admin may have removed the service since.
    const added = await addedHosts(this.#hosts, this.#app.db);
    const devices = rows.filter(({ endpoint }) => isPushService(endpoint, added));
    const mailboxes = this.#mailer ? await listMailboxes(this.#app.db, accounts) : [];
    return Map.groupBy<number, Target>([...devices, ...mailboxes], ({ account_id }) => account_id);
  }

  /** Null if its device or service is paused. */
  async #prepare({ delivery, device }: Message, now: Date): Promise<Prepared | null> {
    if (this.#getPause(device) > 0) return null;
    if (isMailbox(device)) return this.#mailer ? { delivery, device, ...this.#mailer.prepare(delivery, device) } : null;
    const ttl = Math.max(1, Math.floor((Date.parse(delivery.expires_at) - now.getTime()) / 1_000));
    const urgency = urgent.has(delivery.kind) ? ('high' as const) : ('normal' as const);
    const json = buildPayload(delivery, this.#app.env.publicUrl);
    const request = await this.#encryption.requestTo(device, { ttl, urgency, topic: delivery.topic, json });
    return { delivery, device, send: () => this.#client.send(device.endpoint, request), abandon: () => undefined };
  }

  /**
   * Marks the deliveries that this process may send and returns their messages. Puts off what waits for a pause, ends
   * what has no device, and records the responses so far.
   */
  #mark(due: readonly Due[], prepared: readonly Prepared[], late: readonly Message[]): Promise<Prepared[]> {
    const going = new Set(prepared.map(({ delivery }) => delivery.id));
    const waits = new Map<number, number>();
    for (const { delivery, device } of late)
      if (!going.has(delivery.id))
        waits.set(delivery.id, Math.min(waits.get(delivery.id) ?? Number.POSITIVE_INFINITY, this.#getPause(device)));
    const deviceless = due.flatMap(({ delivery, devices }) => (devices.length === 0 ? [delivery.id] : []));
    return this.#recording(async (write) => {
      const own = write.db.updateTable('push_deliveries').where('state', '=', 'waiting');
      for (const [id, wait] of waits) {
        const due_at = new Date(write.now.getTime() + Math.max(wait, 1_000)).toISOString();
        await own.where('id', '=', id).set({ due_at }).execute();
      }
      if (deviceless.length > 0) await own.where('id', 'in', deviceless).set({ state: 'app' }).execute();
      if (going.size === 0) return [];
      const rows = await own
        .where('id', 'in', [...going])
        .set(({ eb }) => ({ state: 'sending', devices: null, attempts: eb('attempts', '+', 1) }))
        .returning('id')
        .execute();
      const ids = new Set(rows.map(({ id }) => id));
      const marked = prepared.filter(({ delivery }) => ids.has(delivery.id));
      for (const message of marked) await message.mark?.(write);
      return marked;
    });
  }

  /** Hands over the messages of one delivery. */
  #handOver(messages: readonly Prepared[]): void {
    const written = Promise.all(messages.map((message) => this.#start(message))).then(() => {
      this.#unwritten.delete(written);
    });
    this.#unwritten.add(written);
  }

  #start({ delivery, device, send }: Prepared): Promise<void> {
    const { written, outcome } = send();
    const handed = outcome.then((is) => {
      this.#inFlight.delete(handed);
      this.#note({ delivery, device }, is);
      if (isMailbox(device)) return;
      this.#pauses.note(device, is);
      if (is.is === 'refused') this.#app.log.warn({ status: is.status }, 'a push service refused a notification');
    });
    this.#inFlight.add(handed);
    return written;
  }

  #note({ delivery, device }: Message, outcome: Outcome): void {
    const address = isMailbox(device) ? { address: device.address } : {};
    this.#done.push({ deliveryId: delivery.id, deviceId: device.id, ...address, attempts: delivery.attempts, outcome });
  }

  #getPause(device: Target): number {
    return isMailbox(device) ? (this.#mailer?.wait() ?? 0) : this.#pauses.of(device);
  }

  async #record(): Promise<void> {
    if (this.#done.length > 0) await this.#recording(async () => undefined);
  }

  /** Records the responses so far in the same transaction. */
  async #recording<T>(command: (write: Write) => Promise<T>): Promise<T> {
    const done = this.#done;
    this.#done = [];
    try {
      return await this.#app.commit(async (write) => {
        await recordOutcomes(write, done);
        return command(write);
      });
    } catch (error) {
      this.#done.push(...done);
      throw error;
    }
  }
}

const maxEnd = 3_000;
const urgent = new Set(['soon', 'started', 'moved', 'rsvps', 'test']);

const isFor =
  ({ devices, kind }: Delivery) =>
  (device: Target): boolean => {
    const ids: number[] | null = devices === null ? null : JSON.parse(devices);
    return (ids === null || ids.includes(device.id)) && (!isMailbox(device) || accepts(device, kind));
  };
