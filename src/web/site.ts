import { pageAt, type Sitemap, type SitePage, type SitePart, safeReturnPath } from '#shared/sitemap.ts';

export interface Site {
  pages: Sitemap;
  parts: readonly SitePart[];
  loadPart(part: SitePart): Promise<object>;
}

let site: Site = { pages: [], parts: [], loadPart: async () => ({}) };

export function openSite(opened: Site) {
  site = opened;
}

export const openedSite = () => site;

export const pageOf = (path: string): SitePage | undefined => pageAt(site.pages, path);

export const partsIn = (slot: string): SitePart[] => site.parts.filter((part) => part.slot === slot);

export const loadPart = (part: SitePart): Promise<object> => site.loadPart(part);

export const returnPath = (asked: string | null | undefined, fallback: string): string =>
  safeReturnPath(site.pages, asked, fallback);
