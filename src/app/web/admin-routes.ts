import { accountParts } from '#features/accounts/web/extension-points.ts';
import { contentCards, dashboardTabs, dashboardTop } from '#features/admin/web/extension-points.ts';
import { officerGameActions } from '#features/officers/web/extension-points.ts';
import { rosterActions } from '#features/players/web/extension-points.ts';
import { beforeResidences } from '#features/residences/web/extension-points.ts';
import { beforeVenues } from '#features/venues/web/extension-points.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { openedSite, openSite } from '#web/site.ts';
import { adminSitemap } from '../admin-sitemap.ts';
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

// What features show in the dashboards of admins and officers, in this order.

dashboardTop.contribute(
  {
    load: async () => (await import('#features/notices/web/manage/WaitingManager.tsx')).WaitingManager,
  },
  {
    load: async () => (await import('#features/first-steps/web/manage/FirstStepsManager.tsx')).FirstStepsManager,
  },
);

contentCards.contribute(
  {
    name: 'clubs',
    load: async () => (await import('#features/clubs/web/manage/ClubsManager.tsx')).ClubsManager,
  },
  {
    name: 'workouts',
    load: async () => (await import('#features/training/web/manage/WorkoutsManager.tsx')).WorkoutsManager,
  },
  {
    name: 'better-living',
    load: async () => (await import('#features/training/web/manage/TipsManager.tsx')).TipsManager,
  },
  {
    name: 'playlists',
    load: async () => (await import('#features/playlists/web/manage/PlaylistsManager.tsx')).PlaylistsManager,
  },
);

dashboardTabs.contribute(
  {
    name: 'games',
    load: async () => (await import('#features/games/web/manage/GamesManager.tsx')).GamesManager,
  },
  {
    name: 'rosters',
    load: async () => (await import('#features/players/web/manage/TeamsManager.tsx')).TeamsManager,
  },
  {
    name: 'anchors',
    load: async () =>
      (await import('#features/anchors/web/manage/ResidenceAnchorsManager.tsx')).ResidenceAnchorsManager,
  },
  {
    name: 'media',
    load: async () => (await import('#features/photos/web/manage/MediaManager.tsx')).MediaManager,
  },
);

rosterActions.contribute({
  load: async () => (await import('#features/player-merges/web/manage/MergeLink.tsx')).MergeLink,
});

officerGameActions.contribute({
  load: async () => (await import('#features/box-scores/web/manage/BoxScoreManager.tsx')).BoxScoreManager,
});

beforeVenues.contribute({
  load: async () => (await import('#features/games/web/manage/LooseLocations.tsx')).LooseLocations,
});

beforeResidences.contribute({
  load: async () => (await import('#features/teams/web/manage/UnsettledTeams.tsx')).UnsettledTeams,
});

accountParts.contribute({
  load: async () => (await import('#features/residences/web/manage/ResidenceOfAccount.tsx')).ResidenceOfAccount,
});
