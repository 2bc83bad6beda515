import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** What is said anew in the address; null or an empty text takes it out. */
export type SearchChanges = Readonly<Record<string, string | number | null>>;

/** The search that was asked for and is not in the address yet. There is one address, so there is one of these. */
let onItsWay: string | undefined;

/**
 * Says some things anew in the address and leaves the rest. It starts from what was asked for last: what is on screen,
 * or was when a timer began, may be older than what somebody else has asked for since.
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
