import { belowRules } from '#features/competition/competitions/web/extension-points.ts';
import { beforeVenues } from '#features/competition/venues/web/extension-points.ts';
import { accountSlot } from '#features/people/accounts/web/extension-points.ts';
import { beforeResidences } from '#features/people/residences/web/extension-points.ts';
import { contentCards, dashboardTabs, dashboardTop } from '#platform/admin/web/extension-points.ts';
import { settingsGroups } from '#platform/settings/web/extension-points.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { openedSite, openSite } from '#web/site.ts';
import { adminSitemap } from '../admin-sitemap.ts';
import { buildRoutes, type PageModule } from './page-route.ts';

const adminModules = import.meta.glob<PageModule>('/src/{features/*,platform}/*/web/manage/*Page.tsx');

/** The routes of admin pages. They are added to the known pages when the first of them is opened. */
export function adminRoutes() {
  openSite([...openedSite(), ...adminSitemap]);
  const pagesBySlot = Object.groupBy(adminSitemap, chooseSlot);
  const routes = (slot: Slot) => buildRoutes(pagesBySlot[slot] ?? [], adminModules);
  return { wholeScreen: routes('wholeScreen'), openScreen: routes('openScreen'), framed: routes('framed') };
}

type Slot = 'wholeScreen' | 'openScreen' | 'framed';

function chooseSlot({ isWholeScreen, guard }: SitePage): Slot {
  if (!isWholeScreen) return 'framed';
  return guard === 'visitor' ? 'openScreen' : 'wholeScreen';
}

// What features show in the dashboards of admins and officers, in this order.

dashboardTop.contribute(
  {
    load: async () => (await import('#features/people/notices/web/manage/WaitingManager.tsx')).WaitingManager,
  },
  {
    load: async () =>
      (await import('#features/village/first-steps/web/manage/FirstStepsManager.tsx')).FirstStepsManager,
  },
  {
    load: async () => (await import('#platform/newer-version/web/manage/NewerVersionNote.tsx')).NewerVersionNote,
  },
);

settingsGroups.contribute({
  load: async () => (await import('#platform/newer-version/web/manage/NewerVersionGroup.tsx')).NewerVersionGroup,
});

contentCards.contribute(
  {
    name: 'clubs',
    load: async () => (await import('#features/teams/clubs/web/manage/ClubsManager.tsx')).ClubsManager,
  },
  {
    name: 'workouts',
    load: async () => (await import('#features/training/training/web/manage/WorkoutsManager.tsx')).WorkoutsManager,
  },
  {
    name: 'better-living',
    load: async () => (await import('#features/training/training/web/manage/TipsManager.tsx')).TipsManager,
  },
  {
    name: 'playlists',
    load: async () => (await import('#features/community/playlists/web/manage/PlaylistsManager.tsx')).PlaylistsManager,
  },
);

dashboardTabs.contribute(
  {
    name: 'games',
    load: async () => (await import('#features/competition/games/web/manage/GamesManager.tsx')).GamesManager,
  },
  {
    name: 'rosters',
    load: async () => (await import('#features/teams/players/web/manage/TeamsManager.tsx')).TeamsManager,
  },
  {
    name: 'anchors',
    load: async () =>
      (await import('#features/media/anchors/web/manage/ResidenceAnchorsManager.tsx')).ResidenceAnchorsManager,
  },
  {
    name: 'media',
    load: async () => (await import('#features/media/photos/web/manage/MediaManager.tsx')).MediaManager,
  },
);

belowRules.contribute({
  load: async () => (await import('#features/results/standings/web/manage/TablePreview.tsx')).TablePreview,
});

beforeVenues.contribute({
  load: async () => (await import('#features/competition/games/web/manage/LooseLocations.tsx')).LooseLocations,
});

beforeResidences.contribute({
  load: async () => (await import('#features/teams/teams/web/manage/UnsettledTeams.tsx')).UnsettledTeams,
});

accountSlot.contribute({
  load: async () =>
    (await import('#features/people/residences/web/manage/AccountResidenceForm.tsx')).AccountResidenceForm,
});
