import { useLocation } from 'react-router';
import { useOnceHydrated } from './rendering.ts';

/** What was put into the history with this page. A server is not told: null while what it rendered is hydrated. */
export function useHistoryState(): unknown {
  const { state } = useLocation();
  return useOnceHydrated(state, null);
}

/** What stands behind `#`, of which a server is not told either. */
export function useHash(): string {
  const { hash } = useLocation();
  return useOnceHydrated(hash, '');
}
