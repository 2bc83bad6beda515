import { openedSite, openSite } from '#web/site.ts';
import { adminSitemap } from '../admin-sitemap.ts';
import './admin-contributions.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { type PageModule, routesOf } from './page-route.ts';

const adminModules = import.meta.glob<PageModule>('/src/features/*/web/manage/*Page.tsx');

/** The routes of admin pages. They are added to the known pages when the first of them is opened. */
export function adminRoutes() {
  openSite([...openedSite(), ...adminSitemap]);
  const pagesBySlot = Object.groupBy(adminSitemap, slotOf);
  const routes = (slot: Slot) => routesOf(pagesBySlot[slot] ?? [], adminModules);
  return { wholeScreen: routes('wholeScreen'), openScreen: routes('openScreen'), framed: routes('framed') };
}

type Slot = 'wholeScreen' | 'openScreen' | 'framed';

function slotOf({ isWholeScreen, guard }: SitePage): Slot {
  if (!isWholeScreen) return 'framed';
  return guard === 'visitor' ? 'openScreen' : 'wholeScreen';
}
