import { CloudOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { untilConnected, useConnection } from '../api/api.ts';
import { useDebounced } from '../debounced.ts';
import { useWide } from '../routing/rendering.ts';
import { scrollPositionsKey } from '../routing/scroll-position.ts';
import { findPage } from '../site.ts';
import { useIdle } from '../ui/idle.ts';
import { lazyComponent, ReadyComponent } from '../ui/lazy-component.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Brand } from './Brand.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { HeaderLinks, type HeaderProps, tabs, useActiveTab } from './navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { RailProps } from './Rail.tsx';

/** The page; or, on the way to a page whose code cannot load offline, a notice that it will load later. */
export function PageOutlet() {
  const nextPath = useNavigation().location?.pathname ?? '';
  const connection = useConnection();
  const missed = useDebounced(connection === 'online' ? '' : nextPath);
  if (missed === '') return <Outlet />;
  return (
    <div role="status" className="mx-auto max-w-xl py-8">
      <EmptyState
        icon={CloudOff}
        title={connection === 'unreached' ? 'The server cannot be reached' : 'This page is not available offline yet'}
        text={`It will load when ${untilConnected(connection)}.`}
      />
    </div>
  );
}

// Loaded on demand, as a phone never shows it.
const rail = new ReadyComponent<RailProps>(async () => (await import('./Rail.tsx')).Rail);

export const railReady = () => rail.ready();

interface ShellProps extends HeaderProps {
  railSearch: ReactNode;
  railTeams: ReactNode;
  railAccount: ReactNode;
  railNotices: ReactNode;
  /** Shown above every page, in its flow. */
  notes?: ReactNode;
  /** Below every page. */
  end: ReactNode;
}

export function Shell({ railSearch, railTeams, railAccount, railNotices, notes, end, ...header }: ShellProps) {
  const isWide = useWide();
  return (
    <div className="lg:grid lg:grid-cols-[var(--rail)_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-bold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Suspense fallback={<div className="max-lg:hidden" />}>
        {isWide && (
          <rail.Component
            {...header}
            search={railSearch}
            teams={railTeams}
            account={railAccount}
            notices={railNotices}
          />
        )}
      </Suspense>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopHeader {...header} />
        {!isWide && <OfflineNotice />}
        <main
          id="content"
          tabIndex={-1}
          className={`[view-transition-name:page] mx-auto w-full page-width flex-1 outline-none ${pageMargins}`}
        >
          {notes}
          <PageOutlet />
        </main>
        <footer className={roomForBars}>{end}</footer>
      </div>
      <BottomBar />
    </div>
  );
}

const pageMargins =
  'pl-[max(1rem,env(safe-area-inset-left))] pr-[max(1rem,env(safe-area-inset-right))] pt-1 lg:px-7 lg:pt-6 lg:pb-10';
/** Below the page: the tab bar, and above it what says that the page may be old. */
const roomForBars =
  'pb-[calc(var(--tab-bar)+1.25rem+env(safe-area-inset-bottom))] peer-not-empty:pb-[calc(var(--tab-bar)+6rem+env(safe-area-inset-bottom))]';
const barRow =
  'flex min-h-(--bar) items-center justify-between gap-1 pt-[env(safe-area-inset-top)] pr-[max(0.125rem,env(safe-area-inset-right))] pl-[max(0.75rem,env(safe-area-inset-left))]';

function TopHeader({ product, logo, account, notices }: HeaderProps) {
  return (
    <header
      className={`top-bar [view-transition-name:header] sticky top-0 z-30 bg-ground/92 backdrop-blur lg:hidden ${barRow}`}
    >
      <Brand product={product} logo={logo} />
      {/* Limits the buttons' widths, so that they fit side by side however large the text is. */}
      <nav aria-label="Shortcuts" className="flex shrink-0 items-center [&>a]:max-w-[12.4vw] [&>button]:max-w-[12.4vw]">
        <HeaderLinks className="transition" />
        {notices}
        {account}
      </nav>
    </header>
  );
}

function BottomBar() {
  const { pathname } = useLocation();
  const active = useActiveTab();
  return (
    <nav
      aria-label="Main"
      className={`tab-bar [view-transition-name:bar] fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden ${inTheHeader}`}
    >
      <ul className="mx-auto flex max-w-[560px] px-1.5 pt-2 pb-2 sideways:w-full sideways:p-0">
        {tabs.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              state={{ from: pathname }}
              viewTransition
              aria-current={active === to ? 'page' : undefined}
              className={`group grid justify-items-center rounded-control text-soft aria-[current]:text-ink ${aTab}`}
            >
              <span className="relative grid h-7 w-[46px] place-items-center sideways:h-6 sideways:w-10">
                {active === to && (
                  <span className="[view-transition-name:active-tab] absolute inset-0 rounded-full bg-accent" />
                )}
                <Icon className="relative size-5 group-aria-[current]:text-on-accent" aria-hidden />
              </span>
              <span className="font-semibold text-xs max-[359px]:tracking-[-0.04em]">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const aTab = 'min-h-[54px] gap-1 sideways:min-h-11 sideways:content-center sideways:gap-0';
/** A phone held sideways has no height for two bars: the tabs stand between the logo and the header's buttons. */
const inTheHeader =
  'sideways:top-0 sideways:right-[calc(17rem+env(safe-area-inset-right))] sideways:bottom-auto sideways:left-[calc(3.75rem+env(safe-area-inset-left))] sideways:grid sideways:h-(--bar) sideways:content-center sideways:border-0 sideways:bg-transparent sideways:pt-[env(safe-area-inset-top)] sideways:pb-0';

const Toaster = lazyComponent(async () => (await import('../ui/toasts/Toaster.tsx')).Toaster);

/** `children` are shown on top of every page. */
export function Frame({ product, children }: { product: string; children?: ReactNode }) {
  const { pathname, hash } = useLocation();
  // The list of admin pages loads with the first of them: `useMatches` renders this again then.
  const title = useMatches() && findPage(pathname)?.title;
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
      {title && <DocumentTitle of={title} product={product} />}
      <Outlet />
      {children}
      <IdleToaster />
      <ScrollRestoration storageKey={scrollPositionsKey} />
    </>
  );
}

/** Loads when idle: the first screen does not wait for its code, but it must be there before the network is lost. */
const IdleToaster = () => useIdle() && <Toaster />;
