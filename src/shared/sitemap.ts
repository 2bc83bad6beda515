export interface SitePage {
  /** `/games`, or `/games/:id` for the page of each. */
  path: string;
  title: string;
  /** Who may open it; the server decides about what it shows. */
  guard: 'visitor' | 'member' | 'admin';
  /** The page it belongs to, for Back and the lit tab. By default the one whose address this one continues. */
  under?: string;
  /** Where Back always leads, for pages whose specification names it. */
  backTo?: string;
  /** The module that draws it: `src/features/competition/games/web/GamesPage.tsx` exports `GamesPage`. */
  module: string;
  /** Has the screen to itself, without the app's header and tabs. */
  isWholeScreen?: boolean;
  /** What it is for, in a few words. The search finds pages that have this; the dashboard links to those for admins. */
  about?: string;
  /** Other names for it, only for the search. */
  keywords?: string;
  /** The environment setting without which this page does not exist. */
  needs?: 'SMTP_URL';
  /** For the work of officers: it opens for every member, but only officers see links to it. */
  isForOfficers?: boolean;
}

export type Sitemap = readonly SitePage[];
export const pageAt = (sitemap: Sitemap, path: string): SitePage | undefined =>
  sitemap.find((page) => page.path === path || isOfRow(page.path, path));

/** `/games/:id` is the page of every game; an id is a number. */
const isOfRow = (pattern: string, path: string): boolean =>
  pattern.includes('/:id') && path.replace(rowId, '/:id') === pattern;

const rowId = /\/[1-9]\d{0,9}(?=\/|$)/;

/** A path to go back to, checked: same origin, a known route, nothing read as another site. Else `fallback`. */
export function safeReturnPath(sitemap: Sitemap, returnPath: string | null | undefined, fallback: string): string {
  if (
    !returnPath ||
    returnPath.length > 500 ||
    !/^\/(?![/\\])/.test(returnPath) ||
    !/^[\x21-\x7e]*$/.test(returnPath) ||
    returnPath.includes('\\')
  ) {
    return fallback;
  }
  const anyOrigin = 'https://app.invalid';
  if (!URL.canParse(returnPath, anyOrigin)) return fallback;
  const url = new URL(returnPath, anyOrigin);
  if (url.origin !== anyOrigin || !pageAt(sitemap, url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
