import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { savedPlaces } from '../place.ts';
import { pageOf } from '../site.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { StepUp } from './StepUp.tsx';

/** `children` stand over every page. */
export function Frame({ product, children }: { product: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  // Pages for admins are known only once they are opened: what is matched is drawn again then.
  const title = useMatches() && pageOf(pathname)?.title;
  const shown = useRef(pathname);

  // The document's focus is outside React: after a move to another page, reading starts at its content.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      {title && <title>{`${title} · ${product}`}</title>}
      <Outlet />
      <StepUp />
      {children}
      <Toaster />
      <ScrollRestoration storageKey={savedPlaces} />
    </>
  );
}
