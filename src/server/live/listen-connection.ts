import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Client } from 'pg';

/** In milliseconds. */
export interface ListenTimes {
  /** How often the process notifies itself to show that the connection is alive. */
  heartbeatEvery: number;
  /** How long a heartbeat may take to come back, and a new connection to deliver its first one. */
  answerWithin: number;
}

/** A lost connection is noticed within 7 seconds. */
export const usualTimes: ListenTimes = { heartbeatEvery: 5_000, answerWithin: 2_000 };

export interface Subscriber {
  databaseUrl: string;
  /** Called with the change at which listening begins: after messages of earlier commits, before those of later ones. */
  listening(position: unknown): void;
  message(payload: string): void;
  /** All messages so far were delivered, and later ones will be, at least until then by `performance.now()`. */
  alive(until: number): void;
}

export const channel = 'village_changes';
export const listenerName = 'village-arena listener';

export class ListenConnection {
  readonly #subscriber: Subscriber;
  readonly #times: ListenTimes;
  readonly #socket = new Socket();
  readonly #client: Client;
  readonly #heartbeat = randomUUID();
  readonly lost = new Promise((resolve) => this.#socket.once('close', resolve));
  isListening = false;
  #sentAt = 0;
  #overdue: NodeJS.Timeout | undefined;
  #next: NodeJS.Timeout | undefined;

  constructor(ClientOf: typeof Client, subscriber: Subscriber, times: ListenTimes) {
    this.#subscriber = subscriber;
    this.#times = times;
    this.#client = new ClientOf({
      connectionString: subscriber.databaseUrl,
      fallback_application_name: listenerName,
      stream: () => this.#socket,
      keepAlive: true,
    });
    this.#client.on('error', () => this.drop());
    this.#client.on('notification', ({ payload = '' }) => this.#receive(payload));
    this.#socket.on('close', () => this.#tidy());
    this.#expectAnswer();
    this.#listen().catch(() => this.drop());
  }

  /** Destroys the socket: a server that no longer answers would never confirm an orderly end. */
  drop(): void {
    this.#socket.destroy();
  }

  async #listen(): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`listen ${channel}`);
    await this.#sendHeartbeat();
  }

  async #sendHeartbeat(): Promise<void> {
    this.#sentAt = performance.now();
    this.#expectAnswer();
    await this.#client.query('select pg_notify($1, $2)', [channel, this.#heartbeat]);
  }

  #expectAnswer(): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.drop(), this.#times.answerWithin);
  }

  #receive(payload: string): void {
    if (payload !== this.#heartbeat) this.#subscriber.message(payload);
    else if (this.isListening) this.#heartbeatReturned();
    else this.#readPosition();
  }

  #heartbeatReturned(): void {
    const { heartbeatEvery, answerWithin } = this.#times;
    clearTimeout(this.#overdue);
    this.#next = setTimeout(() => this.#sendHeartbeat().catch(() => this.drop()), heartbeatEvery);
    this.#subscriber.alive(this.#sentAt + heartbeatEvery + answerWithin);
  }

  #readPosition(): void {
    // With a callback, not a promise: it has to run before the next message on the wire is read.
    this.#client.query('select value from change_number where id = 1', (error, result) => {
      if (error) return this.drop();
      this.isListening = true;
      this.#heartbeatReturned();
      this.#subscriber.listening(result.rows[0]);
    });
  }

  #tidy(): void {
    clearTimeout(this.#overdue);
    clearTimeout(this.#next);
    this.#client.removeAllListeners('notification');
  }
}
