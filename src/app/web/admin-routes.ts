import { openedSite, openSite } from '#web/site.ts';
import { adminSitemap } from '../admin-sitemap.ts';
import './admin-contributions.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { type PageModule, routesOf } from './page-route.ts';

const adminModules = import.meta.glob<PageModule>('/src/features/*/web/manage/*Page.tsx');

/** The routes of admin pages. They are added to the known pages when the first of them is opened. */
export function adminRoutes() {
  openSite([...openedSite(), ...adminSitemap]);
  const places = Object.groupBy(adminSitemap, placeOf);
  const routes = (place: Place) => routesOf(places[place] ?? [], adminModules);
  return { wholeScreen: routes('wholeScreen'), openScreen: routes('openScreen'), framed: routes('framed') };
}

type Place = 'wholeScreen' | 'openScreen' | 'framed';

function placeOf({ isWholeScreen, guard }: SitePage): Place {
  if (!isWholeScreen) return 'framed';
  return guard === 'visitor' ? 'openScreen' : 'wholeScreen';
}
