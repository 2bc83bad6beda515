import { ApiError } from '#web/api.ts';
import { eventsPerCall, type GameEvents, type PressedEvent } from '../contract.ts';
import { keepPending, pendingEvents } from './pending.ts';

export type OutboxState = 'saved' | 'sending' | 'waiting' | 'refused';

interface Outbox {
  pending: readonly PressedEvent[];
  state: OutboxState;
  /** Why the village does not take what waits. */
  refusal: string | null;
}

interface OutboxSpec {
  gameId: number;
  send: (events: PressedEvent[]) => Promise<GameEvents>;
  onHeard: (heard: GameEvents) => void;
}

const firstWait = 1_000;
const longestWait = 20_000;

/** Sends what was pressed, in order, as often as it takes. Sending twice is harmless: each event counts once. */
export class GameOutbox {
  readonly #spec: OutboxSpec;
  readonly #told = new EventTarget();
  #outbox: Outbox;
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;

  constructor(spec: OutboxSpec) {
    this.#spec = spec;
    const pending = pendingEvents(spec.gameId);
    this.#outbox = { pending, state: pending.length > 0 ? 'waiting' : 'saved', refusal: null };
  }

  get current(): Outbox {
    return this.#outbox;
  }

  /** Begins to send; answers what stops it. */
  open = (): (() => void) => {
    addEventListener('online', this.flush);
    void this.flush();
    return () => {
      removeEventListener('online', this.flush);
      clearTimeout(this.#timer);
    };
  };

  subscribe = (notify: () => void): (() => void) => {
    this.#told.addEventListener('change', notify);
    return () => this.#told.removeEventListener('change', notify);
  };

  press(event: PressedEvent): void {
    this.#keep([...pendingEvents(this.#spec.gameId), event]);
    void this.flush();
  }

  /** Gives up what the village refuses. */
  discard(): void {
    this.#keep([]);
    this.#say('saved');
  }

  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const batch = pendingEvents(this.#spec.gameId).slice(0, eventsPerCall);
    if (this.#sending || batch.length === 0) return;
    this.#sending = true;
    this.#say('sending');
    try {
      const heard = await this.#spec.send(batch);
      this.#wait = firstWait;
      const sent = new Set(batch.map(({ id }) => id));
      this.#spec.onHeard(heard);
      this.#keep(pendingEvents(this.#spec.gameId).filter(({ id }) => !sent.has(id)));
      this.#say('saved');
    } catch (error) {
      this.#fail(error);
      return;
    } finally {
      this.#sending = false;
    }
    await this.flush();
  };

  #fail(error: unknown): void {
    if (error instanceof ApiError && isFinal(error.status)) {
      this.#say('refused', error.message);
      return;
    }
    this.#say('waiting');
    this.#timer = setTimeout(this.flush, this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #keep(pending: readonly PressedEvent[]): void {
    keepPending(this.#spec.gameId, pending);
    this.#set({ ...this.#outbox, pending });
  }

  #say(state: OutboxState, refusal: string | null = null): void {
    this.#set({ ...this.#outbox, state, refusal });
  }

  #set(outbox: Outbox): void {
    this.#outbox = outbox;
    this.#told.dispatchEvent(new Event('change'));
  }
}

/** What the same events will be told again. A session that ended or a busy server is no such thing. */
const isFinal = (status: number): boolean => [400, 403, 404, 409, 413].includes(status);
