import { setTimeout as wait } from 'node:timers/promises';
import { ListenConnection, type ListenTimes, type Subscriber } from './listen-connection.ts';

/** In milliseconds. */
export interface SubscriptionTimes extends ListenTimes {
  shortestBackoff: number;
  longestBackoff: number;
}

/** A lost connection is noticed within 7 seconds, and made again within 5 of the database's return. */
export const usualTimes: SubscriptionTimes = {
  heartbeatEvery: 5_000,
  answerWithin: 2_000,
  shortestBackoff: 100,
  longestBackoff: 2_000,
};

export type SubscriptionState = 'connecting' | 'listening' | 'lost' | 'closed';

export interface SubscriptionEvents extends Subscriber {
  stateChanged(state: SubscriptionState): void;
}

export class Subscription {
  readonly #events: SubscriptionEvents;
  readonly #times: SubscriptionTimes;
  readonly #closing = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  readonly #running: Promise<void>;
  #state: SubscriptionState = 'connecting';

  constructor(events: SubscriptionEvents, times: SubscriptionTimes) {
    this.#events = events;
    this.#times = times;
    this.#running = this.#run();
  }

  get tried(): Promise<void> {
    return this.#first.promise;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; failures += 1) {
      if (await this.#listenUntilLost(signal)) failures = 0;
      if (signal.aborted) break;
      this.#enter('lost');
      await wait(backoff(failures, this.#times), undefined, { signal }).catch(() => undefined);
    }
    this.#enter('closed');
  }

  async #listenUntilLost(signal: AbortSignal): Promise<boolean> {
    this.#enter('connecting');
    const { Client } = (await import('pg')).default;
    const listening = (position: unknown) => {
      this.#events.listening(position);
      this.#enter('listening');
    };
    const connection = new ListenConnection(Client, { ...this.#events, listening }, this.#times);
    const drop = () => connection.drop();
    signal.addEventListener('abort', drop);
    if (signal.aborted) drop();
    await connection.lost;
    signal.removeEventListener('abort', drop);
    return connection.isListening;
  }

  #enter(state: SubscriptionState): void {
    if (state !== 'connecting') this.#first.resolve();
    if (state === this.#state) return;
    this.#state = state;
    this.#events.stateChanged(state);
  }
}

/** Twice as long after each failure, and not the same for two processes that lost their connections together. */
function backoff(failures: number, { shortestBackoff, longestBackoff }: SubscriptionTimes): number {
  return Math.min(longestBackoff, shortestBackoff * 2 ** failures) * (0.5 + Math.random() / 2);
}
