import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { accountKey, isMember, type Member, type Viewer } from '../access/access.ts';

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

const sessionsAtOnce = 50;

type FindSessions = (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Member>>;
type Settle = (listener: Listener, viewer: Member | undefined) => void;

export type SessionChecks = ReturnType<typeof sessionChecks>;

/** `settle` gets the current viewer, or nothing when the session is gone. */
export function sessionChecks(find: FindSessions, settle: Settle, againAfterMs = 1_000) {
  const due = new Map<number, Set<Listener>>();
  let isRunning = false;
  let isClosed = false;

  const add = (listeners: Iterable<Listener>) => {
    for (const listener of listeners) {
      if (!isMember(listener.viewer)) continue;
      const { sessionId } = listener.viewer;
      due.set(sessionId, (due.get(sessionId) ?? new Set()).add(listener));
    }
    if (!isRunning) void run();
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (due.size > 0 && !isClosed) {
      await setImmediate();
      const batch = [...due].slice(0, sessionsAtOnce);
      for (const [sessionId] of batch) due.delete(sessionId);
      const listeners = batch.flatMap(([, ofSession]) => [...ofSession].filter(({ response }) => !response.destroyed));
      try {
        const found = await find(batch.map(([sessionId]) => sessionId));
        for (const listener of listeners) settle(listener, viewerOf(listener, found));
      } catch {
        // That the database is away does not mean that a session is over: check again later.
        await setTimeout(againAfterMs, undefined, { ref: false });
        add(listeners);
      }
    }
    isRunning = false;
  }

  return {
    add,
    close: () => {
      isClosed = true;
      due.clear();
    },
  };
}

const viewerOf = ({ viewer }: Listener, found: ReadonlyMap<number, Member>) =>
  isMember(viewer) ? found.get(viewer.sessionId) : undefined;
