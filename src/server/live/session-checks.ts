import { setImmediate, setTimeout } from 'node:timers/promises';
import { isMember, type Member } from '../access/access.ts';
import type { Listener } from './listeners.ts';

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
