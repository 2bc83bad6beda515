import { heardChange } from './heard.ts';
import type { LiveEvent } from './matching.ts';
import { openStream } from './stream.ts';

const lockName = 'village-arena-live';
type Word = LiveEvent | { kind: 'ask' };

/**
 * One stream for all tabs of a browser: the tab that holds the lock listens to the server and passes each word on.
 * When it closes, the next tab takes over. Without locks each tab listens for itself.
 */
export function listenAcrossTabs(tell: (event: LiveEvent) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return openStream(tell);
  const channel = new BroadcastChannel(lockName);
  const giveUp = new AbortController();
  let leave: (() => void) | undefined;

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind !== 'ask') return tell(word);
    const number = heardChange();
    if (leave && number !== null) channel.postMessage({ kind: 'hello', number });
  };
  channel.postMessage({ kind: 'ask' });

  const lead = () =>
    new Promise<void>((resolve) => {
      const close = openStream((event) => {
        channel.postMessage(event);
        tell(event);
      });
      leave = () => {
        close();
        resolve();
      };
    });
  navigator.locks.request(lockName, { signal: giveUp.signal }, lead).catch(() => {
    // Given up before it was this tab's turn.
  });

  return () => {
    if (leave) leave();
    else giveUp.abort();
    channel.close();
  };
}
