import { pageAt, type Sitemap, type SitePage, type SitePart, safeReturnPath } from '#shared/sitemap.ts';

interface Site {
  pages: Sitemap;
  parts: readonly SitePart[];
  /** Brings what a part fills its slot with. */
  loadPart(part: SitePart): Promise<object>;
}

let site: Site = { pages: [], parts: [], loadPart: async () => ({}) };

/** Tells the platform what there is; called once, before the first page opens. */
export function openSite(opened: Site) {
  site = opened;
}

export const pageOf = (path: string): SitePage | undefined => pageAt(site.pages, path);

export const partsIn = (slot: string): SitePart[] => site.parts.filter((part) => part.slot === slot);

export const loadPart = (part: SitePart): Promise<object> => site.loadPart(part);

/** A path of this app to go back to; `fallback` for anything else. */
export const returnPath = (asked: string | null | undefined, fallback: string): string =>
  safeReturnPath(site.pages, asked, fallback);
