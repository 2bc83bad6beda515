import { useEffect } from 'react';
import { recheckSession } from '#web/session/session-calls.ts';

/** Another tab may log in meanwhile: whoever comes back to this one need not do it again. */
export function useOtherTabs() {
  useEffect(() => {
    const look = () => void recheckSession();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
