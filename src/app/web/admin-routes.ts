import { openedSite, openSite } from '#web/site.ts';
import { adminParts, adminSitemap } from '../admin-sitemap.ts';
import { type PageModule, routesOf } from './page-route.ts';
import { loaderOf } from './parts.ts';

const adminModules = import.meta.glob<PageModule>('/src/features/*/web/manage/*Page.tsx');
const managers = import.meta.glob<{ filling: object }>('/src/features/*/web/manage/*Manager.tsx');

export const loadAdminPart = loaderOf(managers);

/** The pages for admins, told to the site when the first of them is opened. */
export function adminRoutes() {
  const { pages, parts, loadPart } = openedSite();
  openSite({
    pages: [...pages, ...adminSitemap],
    parts: [...parts, ...adminParts],
    loadPart: (part) => (adminParts.includes(part) ? loadAdminPart(part) : loadPart(part)),
  });
  const { wholeScreen = [], framed = [] } = Object.groupBy(adminSitemap, ({ isWholeScreen }) =>
    isWholeScreen ? 'wholeScreen' : 'framed',
  );
  return { wholeScreen: routesOf(wholeScreen, adminModules), framed: routesOf(framed, adminModules) };
}
