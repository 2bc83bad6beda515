import { useCallback, useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

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

const settleMs = 200;

/**
 * The text of a search box whose settled value lives in the address: typing shows at once, and the address follows after
 * a debounce. A value changed from outside, such as by the Back button, shows too.
 */
export function useTypedSearch(name: string) {
  const settled = useSearchParams()[0].get(name)?.trim() ?? '';
  const change = useSearchChange();
  const [typed, setTyped] = useState(settled);
  const [shown, setShown] = useState(settled);
  /** Values that are on their way into the address. When one arrives, the typed text may be longer already. */
  const [pending, setPending] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leaving = useLeaving();

  if (shown !== settled) {
    const arrived = pending.indexOf(settled);
    setShown(settled);
    setPending(arrived === -1 ? [] : pending.slice(arrived + 1));
    if (arrived === -1 && typed.trim() !== settled) setTyped(settled);
  }

  // A debounced search must not navigate back after the person has left the page.
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settleOn = (value: string) => {
    setPending((values) => [...values, value.trim()]);
    return change({ [name]: value.trim() }, { replace: true });
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settleOn(value), value === '' ? 0 : settleMs);
  };
  /** Settles at once, before a navigation away: the address keeps the text for the way back. */
  const settle = async () => {
    clearTimeout(timer.current);
    if (typed.trim() !== settled) await settleOn(typed);
  };
  return [typed, type, settle] as const;
}

function useLeaving(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname !== pathname;
}
