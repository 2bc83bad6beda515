import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** The search parameters to set in the address; null or an empty text removes one. */
export type SearchChanges = Readonly<Record<string, string | number | null>>;

/** The search of a navigation that is still in flight. Global, since there is one address. */
let onItsWay: string | undefined;

/**
 * Sets some search parameters and keeps the rest. It starts from the search that was requested last: what is on screen,
 * or was when a timer began, may be older than what another component has requested since.
 */
export function useSearchChange() {
  const navigate = useNavigate();
  return useCallback(
    async (changes: SearchChanges, options: NavigateOptions = {}) => {
      const search = searchWith(onItsWay ?? location.search, changes);
      onItsWay = search;
      await navigate({ search }, { preventScrollReset: true, ...options });
      if (onItsWay === search) onItsWay = undefined;
    },
    [navigate],
  );
}

export function searchWith(search: string, changes: SearchChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
