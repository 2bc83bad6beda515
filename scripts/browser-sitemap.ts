import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sitemap, siteParts } from '#app/sitemap.ts';
import type { SitePage, SitePart } from '#shared/sitemap.ts';

const file = fileURLToPath(import.meta.resolve('#app/sitemap.ts'));

/** The browser is given the sitemap without what only the server asks of it: the reads that go out with each page. */
export const browserSitemap = (): Plugin => ({
  name: 'browser-sitemap',
  enforce: 'pre',
  load: (id) =>
    id === file
      ? `export const sitemap = ${JSON.stringify(sitemap.map(shown))}; export const siteParts = ${JSON.stringify(siteParts.map(shown))};`
      : null,
});

const shown = <Entry extends SitePage | SitePart>({ reads: _, ...entry }: Entry) => ({ ...entry, readsFor: undefined });
