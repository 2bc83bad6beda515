import { pageAt, type Sitemap, type SitePage, safeReturnPath } from '#shared/sitemap.ts';

let pages: Sitemap = [];

/** Called by the app when it starts, and when it has loaded the list of admin pages. */
export function openSite(opened: Sitemap) {
  pages = opened;
}

export const openedSite = (): Sitemap => pages;

export const findPage = (path: string): SitePage | undefined => pageAt(pages, path);

export const returnPath = (path: string | null | undefined, fallback: string): string =>
  safeReturnPath(pages, path, fallback);
