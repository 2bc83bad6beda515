import { setImmediate, setTimeout } from 'node:timers/promises';
import { isMember, type Member } from '../access/access.ts';
import type { Listener } from './listeners.ts';

const sessionsAtOnce = 50;

type FindSessions = (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Member>>;
type Settle = (listener: Listener, viewer: Member | undefined) => void;

export class SessionChecks {
  readonly #find: FindSessions;
  readonly #settle: Settle;
  readonly #againAfterMs: number;
  readonly #due = new Map<number, Set<Listener>>();
  #running = false;
  #closed = false;

  /** `settle` is given the viewer as it is now, or nothing when the session is gone. */
  constructor(find: FindSessions, settle: Settle, againAfterMs = 1_000) {
    this.#find = find;
    this.#settle = settle;
    this.#againAfterMs = againAfterMs;
  }

  add(listeners: Iterable<Listener>): void {
    for (const listener of listeners) {
      if (!isMember(listener.viewer)) continue;
      const { sessionId } = listener.viewer;
      this.#due.set(sessionId, (this.#due.get(sessionId) ?? new Set()).add(listener));
    }
    if (!this.#running) void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#due.clear();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#due.size > 0 && !this.#closed) {
      await setImmediate();
      const batch = [...this.#due].slice(0, sessionsAtOnce);
      for (const [sessionId] of batch) this.#due.delete(sessionId);
      const listeners = batch.flatMap(([, ofSession]) => [...ofSession].filter(({ response }) => !response.destroyed));
      try {
        const found = await this.#find(batch.map(([sessionId]) => sessionId));
        for (const listener of listeners) this.#settle(listener, viewerOf(listener, found));
      } catch {
        // A database that cannot be asked has ended nobody's session.
        await setTimeout(this.#againAfterMs, undefined, { ref: false });
        this.add(listeners);
      }
    }
    this.#running = false;
  }
}

const viewerOf = ({ viewer }: Listener, found: ReadonlyMap<number, Member>) =>
  isMember(viewer) ? found.get(viewer.sessionId) : undefined;
