import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AccountMenu } from '#features/accounts/web/AccountMenu.tsx';
import { RailAccount } from '#features/accounts/web/RailAccount.tsx';
import { NoticesBell } from '#features/notices/web/NoticesBell.tsx';
import { useProductName } from '#features/settings/web/api.ts';
import { sitemap } from '#shared/sitemap.ts';
import { guardMember, lookForSession } from '#web/guard.ts';
import { Frame } from '#web/layout/Frame.tsx';
import { PageLoading } from '#web/layout/PageLoading.tsx';
import { RouteError } from '#web/layout/RouteError.tsx';
import { Shell } from '#web/layout/Shell.tsx';
import { logoUrl } from '#web/product.ts';

type Page = () => Promise<ComponentType>;

const entry: Page = async () => (await import('#features/accounts/web/EntryPage.tsx')).EntryPage;
const later: Page = async () => (await import('#web/layout/LaterPage.tsx')).LaterPage;
const notFound: Page = async () => (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage;

/** The screens that exist. A page of the sitemap that is not here says that it comes later. */
const pages: Readonly<Record<string, Page>> = {
  '/': entry,
  '/auth': entry,
  '/home': async () => (await import('#features/home/web/HomePage.tsx')).HomePage,
  '/games': async () => (await import('#features/games/web/GamesPage.tsx')).GamesPage,
  '/players': async () => (await import('#features/players/web/PlayersPage.tsx')).PlayersPage,
  '/teams': async () => (await import('#features/players/web/TeamsPage.tsx')).TeamsPage,
  '/clubs': async () => (await import('#features/clubs/web/ClubsPage.tsx')).ClubsPage,
  '/media': async () => (await import('#features/media/web/MediaPage.tsx')).MediaPage,
  '/media/watch': async () => (await import('#features/media/web/WatchPage.tsx')).WatchPage,
  '/streaming': async () => (await import('#features/media/web/StreamPage.tsx')).StreamPage,
  '/video-player': async () => (await import('#features/media/web/EpisodePage.tsx')).EpisodePage,
  '/netball-highlights': async () =>
    (await import('#features/media/web/NetballHighlightPage.tsx')).NetballHighlightPage,
};

const isEntry = (path: string) => pages[path] === entry;
const isOpen = (path: string) => sitemap.some((page) => page.path === path && page.guard === 'visitor');
const paths = sitemap.map((page) => page.path);

export const routes: RouteObject[] = [
  {
    Component: FrameWithName,
    ErrorBoundary: RouteError,
    children: [
      // Nothing to show before the entry screen's own code: its scene would jump.
      {
        loader: lookForSession,
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        children: paths.filter(isEntry).map(routeOf),
      },
      {
        Component: ShellOfPerson,
        children: [
          {
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: [...paths.filter((path) => isOpen(path) && !isEntry(path)).map(routeOf), lazily('*', notFound)],
          },
          {
            loader: guardMember,
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: paths.filter((path) => !isOpen(path)).map(routeOf),
          },
        ],
      },
    ],
  },
];

function routeOf(path: string): RouteObject {
  return lazily(path, pages[path] ?? later);
}

function lazily(path: string, page: Page): RouteObject {
  return { path, ErrorBoundary: RouteError, lazy: async () => ({ Component: await page() }) };
}

function FrameWithName() {
  return <Frame product={useProductName()} />;
}

function ShellOfPerson() {
  return (
    <Shell
      product={useProductName()}
      logo={logoUrl}
      account={<AccountMenu />}
      notices={<NoticesBell />}
      railAccount={<RailAccount />}
      railNotices={<NoticesBell place="rail" />}
    />
  );
}
