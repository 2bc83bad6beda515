import { ApiError, messageOf } from '#web/api/api.ts';
import { ExternalStore } from '#web/routing/rendering.ts';
import { eventsPerRequest, type PressedEvent } from '../contract.ts';
import { type PendingTap, PendingTaps } from './pending-taps.ts';
import type { TapsOwner } from './pending-taps-prefix.ts';

export type OutboxState = 'saved' | 'sending' | 'waiting' | 'refused';

/** The events of one game that have not arrived. */
export interface GameTaps {
  gameId: number;
  pending: readonly PressedEvent[];
  state: OutboxState;
  /** How many the server refuses, and why. */
  refused: number;
  refusal: string | null;
  /** Whether they are stored, so that they survive closing the tab. */
  arePersisted: boolean;
}

interface OutboxSpec {
  owner: TapsOwner;
  /** Returns the session of this browser. */
  session?: () => string;
  send: (gameId: number, events: PressedEvent[], session?: string) => Promise<void>;
  /** Gets the number of events that arrived after waiting. */
  onArrived: (gameId: number, count: number) => void;
}

const firstWait = 1_000;
const maxWait = 20_000;
/** Sending waits no longer than this for IndexedDB, which may hang. */
const maxRecovery = 3_000;

/** Sends the events of an account or scorer link in order, with retries. Sending twice is harmless: each event counts once. */
export class Outbox {
  readonly #spec: OutboxSpec;
  readonly #pending: PendingTaps;
  /** Games with events that have not arrived. */
  readonly #games = new ExternalStore<readonly GameTaps[]>([]);
  /** Why the server refuses an event, by its id. */
  readonly #refusals = new Map<string, string>();
  /** Ids of events that did not arrive at the first attempt. */
  readonly #late = new Set<string>();
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #reached = true;
  #closed = false;
  #recovery: Promise<void> | null = null;

  constructor(spec: OutboxSpec) {
    this.#spec = spec;
    this.#pending = new PendingTaps(spec.owner);
    for (const { event } of this.#pending.all) this.#late.add(event.id);
    this.#tell();
  }

  get games(): readonly GameTaps[] {
    return this.#games.get();
  }

  open(): this {
    addEventListener('online', this.flush);
    addEventListener('storage', this.#heardOfAnotherTab);
    this.#recovery = this.#recover();
    void this.flush();
    return this;
  }

  /** Events that only IndexedDB kept when the browser was killed are sent first, because they were pressed earlier. */
  async #recover(): Promise<void> {
    const recovered = this.#pending.recover().then((taps) => {
      for (const { event } of taps) this.#late.add(event.id);
      this.#tell();
      void this.flush();
    });
    await Promise.race([recovered, new Promise((resolve) => setTimeout(resolve, maxRecovery))]);
    this.#recovery = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.flush);
    removeEventListener('storage', this.#heardOfAnotherTab);
  }

  readonly subscribe = this.#games.subscribe;

  press(gameId: number, event: PressedEvent): void {
    this.#pending.add({ gameId, event, session: this.#spec.session?.() });
    this.#tell();
    void this.flush();
  }

  /** Drops the events that the server refuses. */
  discard(gameId: number): void {
    this.#pending.remove(this.#pending.all.filter((tap) => tap.gameId === gameId && this.#refusals.has(tap.event.id)));
    this.#tell();
  }

  tryAgain(gameId: number): void {
    for (const tap of this.#pending.all) if (tap.gameId === gameId) this.#refusals.delete(tap.event.id);
    void this.flush();
  }

  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#sending || this.#closed) return;
    this.#sending = true;
    try {
      if (this.#recovery) await this.#recovery;
      for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) await this.#sendBatch(batch);
    } catch {
      this.#sendLater();
    } finally {
      this.#sending = false;
    }
    this.#tell();
  };

  /** The oldest waiting events of one game and one session. */
  #nextBatch(): PendingTap[] {
    if (this.#closed) return [];
    const waiting = this.#pending.all.filter(({ event }) => !this.#refusals.has(event.id));
    const [first] = waiting;
    const ofBatch = waiting.filter(({ gameId, session }) => gameId === first?.gameId && session === first.session);
    return ofBatch.slice(0, eventsPerRequest);
  }

  async #sendBatch(batch: readonly PendingTap[]): Promise<void> {
    const [{ gameId, session } = { gameId: 0, session: undefined }] = batch;
    const events = batch.map(({ event }) => event);
    this.#tell();
    try {
      await this.#spec.send(gameId, events, session);
    } catch (error) {
      if (error instanceof ApiError && !isFinal(error.status)) throw error;
      this.#refuse(events, error);
      return;
    }
    this.#reached = true;
    this.#wait = firstWait;
    this.#pending.remove(batch);
    this.#tell();
    const late = events.filter(({ id }) => this.#late.delete(id)).length;
    if (late > 0) this.#spec.onArrived(gameId, late);
  }

  /** If the error names events, only those are refused. An error in our own code counts as a refusal: a retry would fail again. */
  #refuse(events: readonly PressedEvent[], error: unknown): void {
    this.#reached = true;
    const issues = error instanceof ApiError ? error.issues : [];
    if (!(error instanceof ApiError)) console.error(error);
    const wrong = new Map(issues.map(({ path, message: why }) => [eventAt(events, path), why]));
    wrong.delete(undefined);
    for (const { id } of events) {
      if (wrong.size === 0 || wrong.has(id)) this.#refusals.set(id, messageOf(error));
    }
  }

  #sendLater(): void {
    this.#reached = false;
    for (const { event } of this.#pending.all) this.#late.add(event.id);
    if (this.#closed) return;
    this.#timer = setTimeout(this.flush, this.#wait);
    this.#wait = Math.min(this.#wait * 2, maxWait);
  }

  #heardOfAnotherTab = (): void => {
    this.#pending.readAgain();
    this.#tell();
  };

  #tell(): void {
    this.#games.set(this.#inGames());
  }

  #inGames(): GameTaps[] {
    const games = Map.groupBy(this.#pending.all, ({ gameId }) => gameId);
    return [...games].map(([gameId, taps]) => this.#inGame(gameId, taps));
  }

  #inGame(gameId: number, taps: readonly PendingTap[]): GameTaps {
    const refusals = taps.flatMap(({ event }) => this.#refusals.get(event.id) ?? []);
    const [refusal = null] = refusals;
    const underWay = this.#reached ? 'sending' : 'waiting';
    return {
      gameId,
      refusal,
      refused: refusals.length,
      arePersisted: this.#pending.arePersisted,
      pending: taps.map(({ event }) => event),
      state: refusal === null ? underWay : 'refused',
    };
  }
}

const eventAt = (events: readonly PressedEvent[], path: string): string | undefined =>
  events[Number(/^events\.(\d+)/.exec(path)?.[1])]?.id;

/** Whether the same events would get the same response again. An ended session or a busy server is temporary. */
const isFinal = (status: number): boolean => [400, 403, 404, 409, 413].includes(status);
