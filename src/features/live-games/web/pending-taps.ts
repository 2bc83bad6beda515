import type { PressedEvent } from '../contract.ts';
import { pendingTapsPrefix, type TapsOwner } from './pending-taps-prefix.ts';
import { forgetTaps, persistedTaps, persistTap, type StoredTap } from './persisted-taps.ts';

export interface PendingTap {
  gameId: number;
  event: PressedEvent;
  /** The session of the browser in which it was pressed. Taps stored by an older version have none. */
  session?: string | undefined;
}

/** Events that were pressed here and have not arrived. Each has its own key, so that tabs never overwrite each other's. */
export class PendingTaps {
  readonly #prefix: string;
  /** Events that could not be stored: the storage is full, or a private window has none. */
  readonly #unpersisted = new Map<string, PendingTap>();
  #all: readonly PendingTap[] = [];

  constructor(owner: TapsOwner) {
    this.#prefix = pendingTapsPrefix(owner);
    this.readAgain();
  }

  get arePersisted(): boolean {
    return this.#unpersisted.size === 0;
  }

  get all(): readonly PendingTap[] {
    return this.#all;
  }

  /** Rereads the storage, which another tab may have changed. */
  readAgain(): void {
    this.#all = inOrder([...this.#stored(), ...this.#unpersisted.values()]);
  }

  /** Restores what localStorage lost when the browser was killed. */
  async recover(): Promise<readonly PendingTap[]> {
    const persisted = await persistedTaps(this.#prefix);
    const known = new Set(this.#all.map(({ event }) => event.id));
    const lost = persisted.filter(([, { id }]) => !known.has(id));
    const taps = lost.map(([key, tap]) => tapOf(gameIn(key.slice(this.#prefix.length)), tap));
    for (const tap of taps) this.#store(tap);
    this.readAgain();
    return taps;
  }

  add(tap: PendingTap): void {
    this.#all = inOrder([...this.#all, tap]);
    this.#store(tap);
    persistTap(this.#key(tap), storedTap(tap));
  }

  #store(tap: PendingTap): void {
    try {
      localStorage.setItem(this.#key(tap), JSON.stringify(storedTap(tap)));
    } catch {
      this.#unpersisted.set(tap.event.id, tap);
    }
  }

  remove(taps: readonly PendingTap[]): void {
    const removed = new Set(taps.map(({ event }) => event.id));
    this.#all = this.#all.filter(({ event }) => !removed.has(event.id));
    for (const tap of taps) {
      this.#unpersisted.delete(tap.event.id);
      try {
        localStorage.removeItem(this.#key(tap));
      } catch {
        // There is no storage here, so nothing needs removing.
      }
    }
    forgetTaps(taps.map((tap) => this.#key(tap)));
  }

  #key({ gameId, event }: PendingTap): string {
    return `${this.#prefix}${gameId}:${event.id}`;
  }

  #stored(): PendingTap[] {
    try {
      return Object.entries(localStorage).flatMap(([key, json]) =>
        key.startsWith(this.#prefix) ? tapIn(key.slice(this.#prefix.length), json) : [],
      );
    } catch {
      return [];
    }
  }
}

const inOrder = (taps: readonly PendingTap[]): PendingTap[] =>
  taps.toSorted((a, b) => Number(a.event.at > b.event.at) - Number(a.event.at < b.event.at));

const storedTap = ({ event, session }: PendingTap): StoredTap => ({ ...event, ...(session && { session }) });

function tapOf(gameId: number, { session, ...event }: StoredTap): PendingTap {
  return { gameId, event: event as PressedEvent, session };
}

/** The game id in a key without its prefix. */
const gameIn = (key: string): number => Number(key.split(':')[0]);

function tapIn(key: string, json: string): PendingTap[] {
  try {
    return [tapOf(gameIn(key), JSON.parse(json))];
  } catch {
    return [];
  }
}
