import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { scrollPositionsKey } from '../routing/scroll-position.ts';
import { pageOf } from '../site.ts';
import { useIdle } from '../ui/idle.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const Toaster = lazyComponent(async () => (await import('../ui/toasts/Toaster.tsx')).Toaster);

/** `children` are shown on top of every page. */
export function Frame({ product, children }: { product: string; children?: ReactNode }) {
  const { pathname, hash } = useLocation();
  // The list of admin pages loads with the first of them: `useMatches` renders this again then.
  const title = useMatches() && pageOf(pathname)?.title;
  const shownPath = useRef(pathname);

  // The document's focus is outside React. After a navigation, screen readers start at the page's content,
  // or at the row that the address names (`useLinkedRow`).
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      {title && <title>{`${title} · ${product}`}</title>}
      <Outlet />
      {children}
      <IdleToaster />
      <ScrollRestoration storageKey={scrollPositionsKey} />
    </>
  );
}

/** Loads when idle: the first screen does not wait for its code, but it must be there before the network is lost. */
const IdleToaster = () => useIdle() && <Toaster />;
