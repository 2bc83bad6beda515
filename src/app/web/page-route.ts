import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { SitePage } from '#shared/sitemap.ts';
import { late, openingUntil, type ReadFirst } from '#web/first-answers.ts';
import { RouteError } from '#web/layout/RouteError.tsx';
import { queryClient } from '#web/queries.ts';
import { arrived } from '#web/ui/lazy-part.ts';

/** A page says what it reads first, if the app may open with it. */
export type Page = ComponentType & { readFirst?: ReadFirst };

export type PageModules = Readonly<Record<string, () => Promise<Readonly<Record<string, Page>>>>>;

export const opening = openingUntil(late());

/** What the innermost of the matched pages reads first. */
export const readFirstAt = (matches: readonly { route: { Component?: Page | null } }[]): ReadFirst | undefined =>
  matches.at(-1)?.route.Component?.readFirst;

export const routesOf = (pages: readonly SitePage[], modules: PageModules): RouteObject[] =>
  pages.map(({ path, module }) => lazily(path, () => componentOf(modules, module)));

export function lazily(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ErrorBoundary: RouteError, lazy: async () => ({ Component: await arrived(load).catch(failing) }) };
}

/** Of a page whose code fails to come the router draws nothing: the failure is met when the page is drawn. */
const failing = (failure: unknown) => () => {
  throw failure;
};

/** A page's module exports its component under the name of its file. */
async function componentOf(modules: PageModules, module: string): Promise<ComponentType> {
  const name = /(\w+)\.tsx$/.exec(module)?.[1] ?? '';
  const component = (await modules[`/${module}`]?.())?.[name];
  if (!component) throw new Error(`${module} exports no ${name}`);
  await opening.firstAnswers(component.readFirst, queryClient);
  return component;
}
