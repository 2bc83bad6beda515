import type { ServerResponse } from 'node:http';
import { accountKey, isMember, type Viewer } from '../access/access.ts';

export interface Listener {
  response: ServerResponse;
  /** Whose limit it counts against: an account's, or that of the visitors at an address. */
  party: string;
  viewer: Viewer;
}

const mostListeners = 10_000;
/** More than anyone's tabs and phones need; without this limit one person could take all streams. */
const mostPerAccount = 30;
const mostVisitorsPerAddress = 500;

export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #parties = new Map<string, Set<Listener>>();

  get size(): number {
    return this.#all.size;
  }

  hasRoomFor(viewer: Viewer, address: string): boolean {
    const most = isMember(viewer) ? mostPerAccount : mostVisitorsPerAddress;
    return this.#all.size < mostListeners && (this.#parties.get(partyOf(viewer, address))?.size ?? 0) < most;
  }

  add(response: ServerResponse, viewer: Viewer, address: string): Listener {
    const listener = { response, viewer, party: partyOf(viewer, address) };
    this.#all.add(listener);
    const party = this.#parties.get(listener.party) ?? new Set();
    this.#parties.set(listener.party, party.add(listener));
    return listener;
  }

  remove(listener: Listener): void {
    this.#all.delete(listener);
    const party = this.#parties.get(listener.party);
    party?.delete(listener);
    if (party?.size === 0) this.#parties.delete(listener.party);
  }

  ofAccount(accountId: number): Iterable<Listener> {
    return this.#parties.get(`a${accountId}`) ?? [];
  }

  [Symbol.iterator](): Iterator<Listener> {
    return this.#all.values();
  }
}

const partyOf = (viewer: Viewer, address: string): string => accountKey(viewer) ?? `@${address}`;
