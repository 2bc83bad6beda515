import { shownChange } from './change-numbers.ts';
import { type Audience, type LiveEvent, openStream } from './stream.ts';

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
