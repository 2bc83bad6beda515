import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './ui/idle.ts';

/** What can wait does not wait longer for a slow answer. */
const longestWaitMs = 3_000;

const changed = new EventTarget();
let shown = true;

/** False while the first screen's own code and reads are on their way: what is not on it asks for nothing meanwhile. */
export const isFirstScreenShown = () => shown;

/** Told in a transition: many may hear it at once. */
export function useFirstScreenShown(): boolean {
  const [isShown, setIsShown] = useState(shown);
  useEffect(() => {
    const tell = () => startTransition(() => setIsShown(shown));
    tell();
    return afterFirstScreen(tell);
  }, []);
  return isShown;
}

/** For a page that is drawn and never shown as more than its first screen. */
export function holdFirstScreen() {
  shown = false;
}

/** Does something when the first screen is shown; nothing if it is already. */
export function afterFirstScreen(work: () => void): (() => void) | undefined {
  if (shown) return;
  changed.addEventListener('change', work, { once: true });
  return () => changed.removeEventListener('change', work);
}

export async function awaitFirstScreen(routed: Promise<void>, client: QueryClient): Promise<void> {
  shown = false;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([
    tooLong,
    routed
      .then(drawn)
      .then(() => answered(client))
      .then(drawn),
  ]);
  shown = true;
  changed.dispatchEvent(new Event('change'));
}

const drawn = () => new Promise<void>((resolve) => whenIdle(() => requestAnimationFrame(() => setTimeout(resolve))));

function answered(client: QueryClient): Promise<void> {
  if (client.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
