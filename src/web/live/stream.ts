import type { CacheTag } from '#shared/cache-tags.ts';
import type { Patch } from './patches.ts';
import { shownChange } from './sources.ts';

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
  tags: readonly CacheTag[];
  patches?: Readonly<Record<string, Patch>>;
  /** Set when so many browsers are told that each should refetch at a random moment within this time. */
  withinMs?: number;
}

/** For whom a stream is opened. */
export type Audience = 'member' | 'visitor';

const firstWaitMs = 3_000;
const maxWaitMs = 60_000;

/**
 * Keeps one EventSource open until stopped. The browser reopens it after a lost network by itself; after a refusal
 * (a restart, too many listeners) it gives up, so then we try again, waiting longer each time.
 */
export function openStream(audience: Audience, notify: (event: LiveEvent) => void): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWaitMs;

  const open = () => {
    source = new EventSource(buildUrl(audience, shownChange()));
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
      wait = Math.min(wait * 2, maxWaitMs);
    });
  };

  const close = () => {
    clearTimeout(retry);
    source?.close();
  };
  open();
  return close;
}

function buildUrl(audience: Audience, shown: number | null): string {
  const params = new URLSearchParams({
    ...(audience === 'member' && { as: audience }),
    ...(shown !== null && { after: String(shown) }),
  });
  return params.size > 0 ? `/api/live?${params}` : '/api/live';
}

/** Each audience has its own stream: a visitor's receives too few events for a member's tab beside it. */
const lockNames: Record<Audience, string> = { member: 'village-arena-live', visitor: 'village-arena-live-visitor' };
type TabMessage = LiveEvent | { kind: 'ask' };

/**
 * One stream for all tabs of a browser: the tab that holds the lock listens to the server and forwards each event.
 * When it closes or is hidden, the next tab takes over: a phone may suspend a hidden tab, and its lock with it, at any
 * moment. Without the Web Locks API each tab opens its own stream.
 */
export function listenAcrossTabs(audience: Audience, notify: (event: LiveEvent) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return openStream(audience, notify);
  const channel = new BroadcastChannel(lockNames[audience]);
  /** While set, this tab holds the lock or waits for it; aborting it gives the lock up. */
  let turn: AbortController | null = null;
  let leads = false;

  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind !== 'ask') return notify(message);
    const number = shownChange();
    if (leads && number !== null) channel.postMessage({ kind: 'hello', number });
  };
  const lead = (turnOver: AbortSignal) =>
    new Promise<void>((resolve) => {
      // The request was aborted at the moment when it was granted.
      if (turnOver.aborted) return resolve();
      leads = true;
      const close = openStream(audience, (event) => {
        channel.postMessage(event);
        notify(event);
      });
      turnOver.addEventListener('abort', () => {
        leads = false;
        close();
        resolve();
      });
    });
  const requestLock = () => {
    if (turn || document.visibilityState === 'hidden') return;
    turn = new AbortController();
    const { signal } = turn;
    channel.postMessage({ kind: 'ask' });
    navigator.locks
      .request(lockNames[audience], { signal }, () => lead(signal))
      .catch(() => {
        // The request was aborted before it was granted.
      });
  };
  const handOver = () => {
    turn?.abort();
    turn = null;
  };
  const watching = watchVisibility(requestLock, handOver);
  requestLock();

  return () => {
    watching.abort();
    handOver();
    channel.close();
  };
}

function watchVisibility(onShown: () => void, onHidden: () => void): AbortController {
  const watching = new AbortController();
  const { signal } = watching;
  const check = () => (document.visibilityState === 'hidden' ? onHidden() : onShown());
  document.addEventListener('visibilitychange', check, { signal });
  document.addEventListener('freeze', onHidden, { signal });
  document.addEventListener('resume', check, { signal });
  addEventListener('pagehide', onHidden, { signal });
  addEventListener('pageshow', check, { signal });
  return watching;
}
