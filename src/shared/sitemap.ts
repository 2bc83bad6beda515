/** A page of the app: for titles, guards, checked return paths, and what the server preloads. */
export interface SitePage {
  path: string;
  title: string;
  /** Who may open it; the server decides about what it shows. */
  guard: 'visitor' | 'member' | 'admin';
  /** The module that draws it: `src/features/games/web/GamesPage.tsx` exports `GamesPage`. Without one it comes later. */
  module?: string;
  /** The reads it makes at once. */
  reads?: readonly string[];
  /** Where they depend on the query string: always out of a few, never made of what stands in it. */
  readsFor?: (query: URLSearchParams) => readonly string[];
}

export type Sitemap = readonly SitePage[];

export const pageAt = (sitemap: Sitemap, path: string): SitePage | undefined =>
  sitemap.find((page) => page.path === path);

/**
 * A path of this app to go back to, checked: same origin, a known route, nothing that a browser would read as another
 * site. Anything else becomes `fallback`.
 */
export function safeReturnPath(sitemap: Sitemap, asked: string | null | undefined, fallback: string): string {
  if (
    !asked ||
    asked.length > 500 ||
    !/^\/(?![/\\])/.test(asked) ||
    !/^[\x21-\x7e]*$/.test(asked) ||
    asked.includes('\\')
  ) {
    return fallback;
  }
  const here = 'https://app.invalid';
  if (!URL.canParse(asked, here)) return fallback;
  const url = new URL(asked, here);
  if (url.origin !== here || !pageAt(sitemap, url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
