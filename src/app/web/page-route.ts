import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { SitePage } from '#shared/sitemap.ts';
import { RouteError } from '#web/layout/RouteError.tsx';
import { retryImport } from '#web/ui/lazy-component.tsx';
import { isOutdated } from '#web/version.ts';

/** A page's module exports its component under the name of its file, and its loader. */
export type PageModule = Readonly<Record<string, ComponentType | LoaderFunction>>;
export type PageModules = Readonly<Record<string, () => Promise<PageModule>>>;

interface Page {
  Component?: ComponentType;
  loader?: LoaderFunction;
}

export const buildRoutes = (pages: readonly SitePage[], modules: PageModules): RouteObject[] =>
  pages.map(({ path, module }) => lazily(path, () => pageIn(modules, module)));

export function lazily(path: string, load: () => Promise<Page>): RouteObject {
  return { path, ErrorBoundary: RouteError, lazy: () => retryImport(load).catch(failing) };
}

/**
 * React Router renders nothing for a page whose code fails to load, so this loader throws the failure instead. When the
 * server has another build, whose code has other addresses, it opens the page with a full load.
 */
const failing = (failure: unknown): Page => ({
  loader: async ({ request }) => {
    if (!(await isOutdated())) throw failure;
    location.assign(request.url);
    return new Promise(() => undefined);
  },
});

export async function pageIn(modules: PageModules, module: string): Promise<Page> {
  const name = /(\w+)\.tsx$/.exec(module)?.[1] ?? '';
  const { [name]: Component, loader } = (await modules[`/${module}`]?.()) ?? {};
  if (!Component) throw new Error(`${module} exports no ${name}`);
  return { Component: Component as ComponentType, ...(loader && { loader: loader as LoaderFunction }) };
}
