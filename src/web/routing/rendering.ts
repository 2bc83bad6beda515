import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '#shared/session.ts';

/**
 * The values with which the server rendered a page. Hydration starts with the same values, so that the markup matches; then
 * the browser's own values replace them.
 */
export interface Rendering {
  user: CurrentUser | null;
  /** `https://arena.example.org` */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** `Africa/Johannesburg` */
  timeZone: string;
  /** Whether the page is for a desktop's window. */
  isWide: boolean;
}

/** The values for hydration; null once the browser's own values have replaced them. */
export const RenderingContext = createContext<Rendering | null>(null);

/** An external value: `read` in the browser, kept current by `subscribe`; `rendered` on the server and during hydration. */
export function useExternalStore<Value>(
  subscribe: (notify: () => void) => () => void,
  read: () => Value,
  rendered: (rendering: Rendering) => Value,
): Value {
  const rendering = useContext(RenderingContext);
  // If the two snapshots differed, React would rerender all readers at once after hydration, and delay a tap.
  const getSnapshot = rendering ? () => rendered(rendering) : read;
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

export const never = () => () => undefined;

/** The app's origin, for addresses to share. */
export const useOrigin = (): string =>
  useExternalStore(
    never,
    () => location.origin,
    ({ origin }) => origin,
  );

/**
 * False on the server and during hydration, then true: for what only a browser knows. It changes at once, while the values of
 * `Rendering` change in a transition, which would wait for the code of each lazy part.
 */
export const useClientOnly = (): boolean => useOnceHydrated(true, false);

export const useOnceHydrated = <Value>(value: Value, beforeHydration: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => beforeHydration,
  );

/** A value outside React, with its subscribers; a component reads it by `useExternalStore(store.subscribe, store.get, …)`. */
export class ExternalStore<Value> {
  readonly #changed = new EventTarget();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    this.#changed.dispatchEvent(new Event('change'));
  };

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#changed.addEventListener('change', notify);
    return () => this.#changed.removeEventListener('change', notify);
  };
}

/** The width from which there is a rail, and room for two columns: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** Whether the window is as wide as a desktop's. For markup that differs there; mere looks belong in CSS. */
export const useWide = () => useExternalStore(onChange, isWide, (rendering) => rendering.isWide);

const isWide = () => matchMedia(wide).matches;

function onChange(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

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
