import { useHistoryState } from '#web/history-state.ts';

/** The screen under More that somebody came here from, by its tab: the list marks it. */
export function useCameFrom(): string | null {
  const state: unknown = useHistoryState();
  return typeof state === 'object' && state && 'from' in state && typeof state.from === 'string' ? state.from : null;
}
