import { hasAccess } from '#server/access/access.ts';
import type { Sitemap } from '#shared/sitemap.ts';
import type { SearchSource } from './extension-points.ts';

/** The pages of the app that say what they are for. They change only with the app, so no event announces a change. */
export function pageSearch(sitemap: Sitemap): SearchSource {
  const pages = sitemap.filter(({ about }) => about !== undefined).map((page, at) => ({ ...page, id: at + 1 }));
  return {
    kind: 'page',
    title: 'Pages',
    tags: null,
    dependsOn: [],
    texts: async (_db, asked) =>
      pages
        .filter(({ id }) => ('after' in asked ? id > asked.after : asked.ids.includes(id)))
        .map(({ id, title, about, keywords }) => ({ id, name: title, also: [about, keywords].join(' ') })),
    hits: async (_db, viewer, ids) =>
      pages
        .filter(
          ({ id, guard, isForOfficers }) => ids.includes(id) && hasAccess(viewer, isForOfficers ? 'officer' : guard),
        )
        .map(({ id, title, about, path }) => ({
          id,
          title,
          detail: about ?? null,
          at: null,
          picture: null,
          look: 'page' as const,
          path,
        })),
  };
}
