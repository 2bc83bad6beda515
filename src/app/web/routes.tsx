import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AccountMenu } from '#features/accounts/web/AccountMenu.tsx';
import { NoticesBell } from '#features/notices/web/NoticesBell.tsx';
import { useProductName } from '#features/settings/web/api.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { guardMember, lookForSession } from '#web/guard.ts';
import { Frame } from '#web/layout/Frame.tsx';
import { PageLoading } from '#web/layout/PageLoading.tsx';
import { RouteError } from '#web/layout/RouteError.tsx';
import { Shell } from '#web/layout/Shell.tsx';
import { logoUrl } from '#web/product.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { sitemap } from '../sitemap.ts';

const RailAccount = lazyPart(async () => (await import('#features/accounts/web/RailAccount.tsx')).RailAccount);

type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('/src/features/*/web/*Page.tsx');

const isEntry = (page: SitePage) => page.module?.endsWith('/EntryPage.tsx') ?? false;
const isOpen = (page: SitePage) => page.guard === 'visitor';

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
        children: sitemap.filter(isEntry).map(routeOf),
      },
      {
        Component: ShellOfPerson,
        children: [
          {
            loader: lookForSession,
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: [...sitemap.filter((page) => isOpen(page) && !isEntry(page)).map(routeOf), lazily('*', notFound)],
          },
          {
            loader: guardMember,
            HydrateFallback: PageLoading,
            ErrorBoundary: RouteError,
            children: sitemap.filter((page) => !isOpen(page)).map(routeOf),
          },
        ],
      },
    ],
  },
];

function routeOf({ path, module }: SitePage): RouteObject {
  return lazily(path, module === undefined ? later : () => componentOf(module));
}

/** A page's module exports its component under the name of its file. */
async function componentOf(module: string): Promise<ComponentType> {
  const name = /(\w+)\.tsx$/.exec(module)?.[1] ?? '';
  const component = (await modules[`/${module}`]?.())?.[name];
  if (!component) throw new Error(`${module} exports no ${name}`);
  return component;
}

function lazily(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ErrorBoundary: RouteError, lazy: async () => ({ Component: await load() }) };
}

const later = async () => (await import('#web/layout/LaterPage.tsx')).LaterPage;
async function notFound(): Promise<ComponentType> {
  return (await import('#web/layout/NotFoundPage.tsx')).NotFoundPage;
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
