import { type RefObject, useEffect, useState } from 'react';
import { embedHost } from './embed.ts';

/** `waiting`: nothing has been heard from the player. `playing`: it is there. `silent`: its host cannot be reached. */
export type PlayerState = 'waiting' | 'playing' | 'silent';

const askEveryMs = 250;
/** A player answers well before this; what hangs, or a browser's error page, never does. With the episode's second, 6 s. */
const patienceMs = 5_000;

/**
 * Whether the player in a frame is really there. Asking it, and not a picture beside it, is the only way that leaves no
 * error in the console where the video's host cannot be reached. A late answer still counts.
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>): PlayerState {
  const [state, setState] = useState<PlayerState>('waiting');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // To anyone: an error page in the frame has another origin, and the question holds no secret.
    const ask = () => element.contentWindow?.postMessage(question, '*');
    const giveUp = () => setState((known) => (known === 'waiting' ? 'silent' : known));
    const hear = ({ source, origin }: MessageEvent) => {
      if (source !== element.contentWindow || origin !== embedHost) return;
      clearInterval(asking);
      setState('playing');
    };
    const asking = setInterval(ask, askEveryMs);
    const patience = setTimeout(giveUp, patienceMs);
    addEventListener('message', hear);
    return () => {
      clearInterval(asking);
      clearTimeout(patience);
      removeEventListener('message', hear);
    };
  }, [frame]);

  return state;
}

const question = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
