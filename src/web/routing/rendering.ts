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

const nobody: Rendering = { user: null, origin: '', now: 0, timeZone: 'UTC', isWide: false };

export const RenderingContext = createContext(nobody);

/** `read` in the browser and told anew by `subscribe`; on the server and while its page is hydrated, as `rendered` says. */
export function useOutside<Value>(
  subscribe: (told: () => void) => () => void,
  read: () => Value,
  rendered: (rendering: Rendering) => Value,
): Value {
  const rendering = useContext(RenderingContext);
  return useSyncExternalStore(subscribe, read, () => rendered(rendering));
}

const never = () => () => undefined;

/** Where the app is, for an address that is handed on. */
export const useOrigin = (): string =>
  useOutside(
    never,
    () => location.origin,
    ({ origin }) => origin,
  );

/** False on the server and while its page is hydrated, true from then on: for what only a browser knows. */
export const useClientOnly = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
