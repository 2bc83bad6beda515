import type { PressedEvent } from '../contract.ts';
import { keptPrefix } from './kept-prefix.ts';

export interface KeptTap {
  gameId: number;
  event: PressedEvent;
}

/** What an account pressed here and has not arrived; each alone, so that tabs never write over each other's. */
export class KeptTaps {
  readonly #prefix: string;
  /** Those that the phone would not keep: its storage is full, or nothing is stored in a private window. */
  readonly #unkept = new Map<string, KeptTap>();
  #all: readonly KeptTap[] = [];

  constructor(accountId: number) {
    this.#prefix = keptPrefix(accountId);
    this.readAgain();
  }

  get areKept(): boolean {
    return this.#unkept.size === 0;
  }

  /** In the order in which they were pressed. */
  get all(): readonly KeptTap[] {
    return this.#all;
  }

  /** Another tab may have kept or sent some. */
  readAgain(): void {
    this.#all = inOrder([...this.#stored(), ...this.#unkept.values()]);
  }

  add(tap: KeptTap): void {
    this.#all = inOrder([...this.#all, tap]);
    try {
      localStorage.setItem(this.#key(tap), JSON.stringify(tap.event));
    } catch {
      this.#unkept.set(tap.event.id, tap);
    }
  }

  remove(taps: readonly KeptTap[]): void {
    const gone = new Set(taps.map(({ event }) => event.id));
    this.#all = this.#all.filter(({ event }) => !gone.has(event.id));
    for (const tap of taps) {
      this.#unkept.delete(tap.event.id);
      try {
        localStorage.removeItem(this.#key(tap));
      } catch {
        // Nothing is stored here, so nothing stays.
      }
    }
  }

  #key({ gameId, event }: KeptTap): string {
    return `${this.#prefix}${gameId}:${event.id}`;
  }

  #stored(): KeptTap[] {
    try {
      return Object.entries(localStorage).flatMap(([key, json]) =>
        key.startsWith(this.#prefix) ? tapIn(key.slice(this.#prefix.length), json) : [],
      );
    } catch {
      return [];
    }
  }
}

const inOrder = (taps: readonly KeptTap[]): KeptTap[] =>
  taps.toSorted((a, b) => Number(a.event.at > b.event.at) - Number(a.event.at < b.event.at));

function tapIn(key: string, json: string): KeptTap[] {
  try {
    return [{ gameId: Number(key.split(':')[0]), event: JSON.parse(json) }];
  } catch {
    return [];
  }
}
