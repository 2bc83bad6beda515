import { useEffect } from 'react';

/** Keeps the screen on while this is shown. A browser lets go of it with the tab, so it is asked again when the tab is back. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // The battery is low, or the browser does not want to: the screen goes dark as it always did.
      }
    };
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
