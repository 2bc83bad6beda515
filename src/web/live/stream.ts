import { shownChange } from './change-numbers.ts';
import type { Patch } from './patches.ts';

export type LiveEvent = Greeting | ChangeEvent | { kind: 'ended' };

export interface Greeting {
  kind: 'hello';
  number: number;
  /** Every change after this one is in `missed`; without it none is. */
  since?: number;
  missed?: Readonly<Record<string, number>>;
}

export interface ChangeEvent {
  kind: 'change';
  number: number;
  /** Every change up to there has been told, as far as the teller knows. */
  completeTo?: number;
  /** Cache tags, as they are called on the wire. */
  topics: readonly string[];
  patches?: Readonly<Record<string, Patch>>;
  /** When so many were told that each looks again at a moment of its own within this time. */
  withinMs?: number;
}

/** As whom a page is shown. */
export type Audience = 'member' | 'visitor';

const firstWaitMs = 3_000;
const longestWaitMs = 60_000;

/**
 * Keeps one EventSource open until stopped. The browser reopens it after a lost network by itself; after a refusal
 * (a restart, too many listeners) it gives up, so then we try again, waiting longer each time.
 */
export function openStream(audience: Audience, notify: (event: LiveEvent) => void): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWaitMs;

  const open = () => {
    source = new EventSource(addressOf(audience, shownChange()));
    source.addEventListener('hello', (message) => {
      wait = firstWaitMs;
      const greeting: Omit<Greeting, 'kind'> = JSON.parse(message.data);
      notify({ ...greeting, kind: 'hello' });
    });
    source.addEventListener('change', (message) => {
      const change: Omit<ChangeEvent, 'kind' | 'completeTo'> = JSON.parse(message.data);
      notify({ ...change, kind: 'change', completeTo: Number(message.lastEventId) });
    });
    source.addEventListener('ended', () => {
      close();
      notify({ kind: 'ended' });
    });
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Each at a time of its own: all who lost one server would come back to it in step.
      retry = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, longestWaitMs);
    });
  };

  const close = () => {
    clearTimeout(retry);
    source?.close();
  };
  open();
  return close;
}

function addressOf(audience: Audience, shown: number | null): string {
  const asked = new URLSearchParams({
    ...(audience === 'member' && { as: audience }),
    ...(shown !== null && { after: String(shown) }),
  });
  return asked.size > 0 ? `/api/live?${asked}` : '/api/live';
}
