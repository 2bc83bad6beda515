import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { pageOf } from '../site.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { StepUp } from './StepUp.tsx';

/** `children` stand over every page. */
export function Frame({ product, children }: { product: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  const title = pageOf(pathname)?.title ?? '404 Page Not Found';
  const shown = useRef(pathname);

  // The document's focus is outside React: after a move to another page, reading starts at its content.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <Outlet />
      <StepUp />
      {children}
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
