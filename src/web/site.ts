import { pageAt, type Sitemap, type SitePage, safeReturnPath } from '#shared/sitemap.ts';

let site: Sitemap = [];

/** Tells the platform which pages there are; called once, before the first of them opens. */
export function openSite(sitemap: Sitemap) {
  site = sitemap;
}

export const pageOf = (path: string): SitePage | undefined => pageAt(site, path);

/** A path of this app to go back to; `fallback` for anything else. */
export const returnPath = (asked: string | null | undefined, fallback: string): string =>
  safeReturnPath(site, asked, fallback);
