import { matchRoutes, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { AccountMenu } from '#features/people/accounts/web/AccountMenu.tsx';
import { AskedLogin, LoginAgain } from '#features/people/accounts/web/AskedLogin.tsx';
import { NoticesBell } from '#features/people/notices/web/NoticesBell.tsx';
import { StepUp } from '#platform/admin/web/step-up/StepUp.tsx';
import { useLogo, useProductName } from '#platform/settings/web/api.ts';
import { PageEnd } from '#platform/settings/web/PageEnd.tsx';
import type { SitePage } from '#shared/sitemap.ts';
import { RouteError } from '#web/layout/RouteError.tsx';
import { Frame, railReady, Shell } from '#web/layout/Shell.tsx';
import { findSession, guardMember } from '#web/session/guard.ts';
import { useIdle } from '#web/ui/idle.ts';
import { lazyComponent, ReadyComponent, retryImport } from '#web/ui/lazy-component.tsx';
import { PageLoading } from '#web/ui/states.tsx';
import { sitemap } from '../sitemap.ts';
import { buildRoutes, lazily, type PageModule } from './page-route.ts';

const railAccount = new ReadyComponent(
  async () => (await import('#features/people/accounts/web/RailAccount.tsx')).RailAccount,
);

const railSearch = new ReadyComponent(async () => (await import('#platform/search/web/RailSearch.tsx')).RailSearch);

const RailTeams = lazyComponent(async () => (await import('#features/teams/my-teams/web/RailTeams.tsx')).RailTeams);

/** Loads the frame around every page before the first render. */
export const appShellReady = async (isWide: boolean): Promise<void> => {
  if (isWide) await Promise.all([railReady(), railAccount.ready(), railSearch.ready()]);
};

const AppNotes = lazyComponent(async () => (await import('#features/device/pwa/web/AppNotes.tsx')).AppNotes);

export const modules = import.meta.glob<PageModule>('/src/{features/*,platform}/*/web/*Page.tsx');

const isEntry = (page: SitePage) => page.module.endsWith('/EntryPage.tsx');
const isOpen = (page: SitePage) => page.guard === 'visitor';

const guarded = 'guarded';
const wholeScreen = 'whole-screen';
const openScreen = 'open-screen';

export const routes: RouteObject[] = [
  {
    Component: FrameWithName,
    ErrorBoundary: RouteError,
    children: [
      // No fallback while the entry screen's code loads: its scene would jump.
      {
        middleware: [findSession],
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        children: buildRoutes(sitemap.filter(isEntry), modules),
      },
      {
        id: wholeScreen,
        Component: WholeScreen,
        middleware: [guardMember],
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        children: [],
      },
      {
        id: openScreen,
        Component: WholeScreen,
        middleware: [findSession],
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        children: [],
      },
      {
        Component: PersonalShell,
        children: [
          {
            middleware: [findSession],
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: [
              ...buildRoutes(
                sitemap.filter((page) => isOpen(page) && !isEntry(page)),
                modules,
              ),
              lazily('*', async () => ({ Component: (await import('./NotFound.tsx')).NotFound })),
            ],
          },
          {
            id: guarded,
            middleware: [guardMember],
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: buildRoutes(
              sitemap.filter((page) => !isOpen(page)),
              modules,
            ),
          },
        ],
      },
    ],
  },
];

let hasAdminRoutes = false;

/** Loads the routes of admins and officers when no other route matches. */
export const addAdminRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (hasAdminRoutes || matchRoutes(routes, path)?.at(-1)?.route.path !== '*') return;
  const { adminRoutes } = await retryImport(() => import('./admin-routes.ts'));
  if (hasAdminRoutes) return;
  hasAdminRoutes = true;
  const pages = adminRoutes();
  patch(guarded, pages.framed);
  patch(wholeScreen, pages.wholeScreen);
  patch(openScreen, pages.openScreen);
};

const IdleAppNotes = () => useIdle() && <AppNotes />;

function FrameWithName() {
  return (
    <Frame product={useProductName()}>
      <StepUp />
      <LoginAgain />
      <AskedLogin />
    </Frame>
  );
}

/** For a page without the app's header and tabs, which has its own way out. */
function WholeScreen() {
  return (
    <main id="content" tabIndex={-1} className="whole-window outline-none [view-transition-name:page]">
      <Outlet />
    </main>
  );
}

function PersonalShell() {
  return (
    <Shell
      product={useProductName()}
      logo={useLogo()}
      account={<AccountMenu />}
      notices={<NoticesBell />}
      railSearch={<railSearch.Component />}
      railTeams={<RailTeams />}
      railAccount={<railAccount.Component />}
      railNotices={<NoticesBell variant="rail" />}
      notes={<IdleAppNotes />}
      end={<PageEnd />}
    />
  );
}
