import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#shared/session.ts';

/**
 * What a page was rendered with on the server. Its hydration begins with the same, so that both draw the same; then the browser's
 * own takes its place.
 */
export interface Rendering {
  user: CurrentUser | null;
  /** `https://arena.example.org` */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** `Africa/Johannesburg` */
  timeZone: string;
  /** Whether it is for a desktop's window. */
  isWide: boolean;
}

/** What the page shown is hydrated as; null once the browser's own has taken its place. */
export const RenderingContext = createContext<Rendering | null>(null);

/** `read` in the browser and told anew by `subscribe`; on the server and until its page is hydrated, as `rendered` says. */
export function useOutside<Value>(
  subscribe: (told: () => void) => () => void,
  read: () => Value,
  rendered: (rendering: Rendering) => Value,
): Value {
  const rendering = useContext(RenderingContext);
  // One that changed by itself after hydration would render all who look at it at once, and hold up a tap.
  const shown = rendering ? () => rendered(rendering) : read;
  return useSyncExternalStore(subscribe, shown, shown);
}

export const never = () => () => undefined;

/** Where the app is, for an address that is handed on. */
export const useOrigin = (): string =>
  useOutside(
    never,
    () => location.origin,
    ({ origin }) => origin,
  );

/**
 * False on the server and while its page is hydrated, true from then on: for what only a browser knows. At once, where the
 * others are a transition: that would wait for the code of each lazy part.
 */
export const useClientOnly = (): boolean => useOnceHydrated(true, false);

export const useOnceHydrated = <Value>(value: Value, before: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
