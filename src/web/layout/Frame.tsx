import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { savedPlaces } from '../routing/place.ts';
import { pageOf } from '../site.ts';
import { useIdle } from '../ui/idle.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const Toaster = lazyPart(async () => (await import('../ui/toasts/Toaster.tsx')).Toaster);

/** `children` stand over every page. */
export function Frame({ product, children }: { product: string; children?: ReactNode }) {
  const { pathname, hash } = useLocation();
  // Pages for admins are known only once they are opened: what is matched is drawn again then.
  const title = useMatches() && pageOf(pathname)?.title;
  const shown = useRef(pathname);

  // The document's focus is outside React: after a move to another page, reading starts at its content,
  // or at the row of it that the address names (`linked-row.ts`).
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      {title && <title>{`${title} · ${product}`}</title>}
      <Outlet />
      {children}
      <IdleToaster />
      <ScrollRestoration storageKey={savedPlaces} />
    </>
  );
}

/** Its code is nothing that the first screen waits for, and here before a network can be missed. */
const IdleToaster = () => useIdle() && <Toaster />;
