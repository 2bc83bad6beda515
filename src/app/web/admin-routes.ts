import { openedSite, openSite } from '#web/site.ts';
import { adminSitemap } from '../admin-sitemap.ts';
import './admin-contributions.ts';
import { type PageModule, routesOf } from './page-route.ts';

const adminModules = import.meta.glob<PageModule>('/src/features/*/web/manage/*Page.tsx');

/** The pages for admins, told to the site when the first of them is opened. */
export function adminRoutes() {
  openSite([...openedSite(), ...adminSitemap]);
  const { wholeScreen = [], framed = [] } = Object.groupBy(adminSitemap, ({ isWholeScreen }) =>
    isWholeScreen ? 'wholeScreen' : 'framed',
  );
  return { wholeScreen: routesOf(wholeScreen, adminModules), framed: routesOf(framed, adminModules) };
}
