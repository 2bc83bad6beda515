import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { SitePage } from '#shared/sitemap.ts';
import { RouteError } from '#web/layout/RouteError.tsx';

export type PageModules = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

export const routesOf = (pages: readonly SitePage[], modules: PageModules): RouteObject[] =>
  pages.map(({ path, module }) => lazily(path, module === undefined ? later : () => componentOf(modules, module)));

export function lazily(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ErrorBoundary: RouteError, lazy: async () => ({ Component: await load() }) };
}

/** A page's module exports its component under the name of its file. */
async function componentOf(modules: PageModules, module: string): Promise<ComponentType> {
  const name = /(\w+)\.tsx$/.exec(module)?.[1] ?? '';
  const component = (await modules[`/${module}`]?.())?.[name];
  if (!component) throw new Error(`${module} exports no ${name}`);
  return component;
}

const later = async () => (await import('#web/layout/LaterPage.tsx')).LaterPage;
