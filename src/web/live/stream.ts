import { shownChange } from './change-numbers.ts';
import type { Patch } from './patches.ts';

export type LiveEvent = Greeting | ChangeEvent | { kind: 'ended' };

export interface Greeting {
  kind: 'hello';
  number: number;
  /** `missed` lists every change after this one; without `since` it lists none. */
  since?: number;
  missed?: Readonly<Record<string, number>>;
}

export interface ChangeEvent {
  kind: 'change';
  number: number;
  /** Every change up to this one has been reported, as far as the sending process knows. */
  completeTo?: number;
  /** Cache tags; the wire format calls them topics. */
  topics: readonly string[];
  patches?: Readonly<Record<string, Patch>>;
  /** Set when so many browsers are told that each should refetch at a random moment within this time. */
  withinMs?: number;
}

/** For whom a stream is opened. */
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
      // Jittered: otherwise all browsers that lost the server would reconnect in step.
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
  const params = new URLSearchParams({
    ...(audience === 'member' && { as: audience }),
    ...(shown !== null && { after: String(shown) }),
  });
  return params.size > 0 ? `/api/live?${params}` : '/api/live';
}
