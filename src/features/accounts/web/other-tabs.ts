import { useEffect } from 'react';
import { recheckSession } from '#web/session/session-calls.ts';

/** Checks the session on returning to this tab, because the person may have logged in in another one. */
export function useOtherTabs() {
  useEffect(() => {
    const check = () => void recheckSession();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
