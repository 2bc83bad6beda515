import { useLocation } from 'react-router';

/** The screen under More that somebody came here from, by its tab: the list marks it. */
export function useCameFrom(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'from' in state && typeof state.from === 'string' ? state.from : null;
}
