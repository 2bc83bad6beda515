import { useLocation } from 'react-router';
import { useOnceHydrated } from './rendering.ts';

/** The page's history state. The server does not know it, so it is null during hydration. */
export function useHistoryState(): unknown {
  const { state } = useLocation();
  return useOnceHydrated(state, null);
}

/** The address's `#…`, which the server does not know either. */
export function useHash(): string {
  const { hash } = useLocation();
  return useOnceHydrated(hash, '');
}
