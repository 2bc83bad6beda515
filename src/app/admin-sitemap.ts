import { accountsAdminPages } from '#features/accounts/admin-pages.ts';
import { adminPages } from '#features/admin/admin-pages.ts';
import { anchorsAdminPages } from '#features/anchors/admin-pages.ts';
import { announcementsAdminPages } from '#features/announcements/admin-pages.ts';
import { boxScoresAdminPages } from '#features/box-scores/admin-pages.ts';
import { competitionsAdminPages } from '#features/competitions/admin-pages.ts';
import { confirmationsAdminPages } from '#features/confirmations/admin-pages.ts';
import { dangerZonePages } from '#features/danger-zone/admin-pages.ts';
import { episodesAdminPages } from '#features/episodes/admin-pages.ts';
import { launchesAdminPages } from '#features/launches/admin-pages.ts';
import { liveGamesAdminPages } from '#features/live-games/admin-pages.ts';
import { officersPages } from '#features/officers/admin-pages.ts';
import { playerLinksAdminPages } from '#features/player-links/admin-pages.ts';
import { playerMergesAdminPages } from '#features/player-merges/admin-pages.ts';
import { residencesAdminPages } from '#features/residences/admin-pages.ts';
import { settingsAdminPages } from '#features/settings/admin-pages.ts';
import { signUpsAdminPages } from '#features/sign-ups/admin-pages.ts';
import { sportsAdminPages } from '#features/sports/admin-pages.ts';
import { spreadsheetsAdminPages } from '#features/spreadsheets/admin-pages.ts';
import { venuesAdminPages } from '#features/venues/admin-pages.ts';
import type { Sitemap } from '#shared/sitemap.ts';

/** The pages of admins and officers. Members load none of it, not even the names: it loads with the first such page. */
export const adminSitemap: Sitemap = [
  ...adminPages,
  ...accountsAdminPages,
  ...launchesAdminPages,
  ...sportsAdminPages,
  ...playerLinksAdminPages,
  ...competitionsAdminPages,
  ...residencesAdminPages,
  ...venuesAdminPages,
  ...confirmationsAdminPages,
  ...boxScoresAdminPages,
  ...officersPages,
  ...liveGamesAdminPages,
  ...playerMergesAdminPages,
  ...anchorsAdminPages,
  ...announcementsAdminPages,
  ...signUpsAdminPages,
  ...spreadsheetsAdminPages,
  ...settingsAdminPages,
  ...dangerZonePages,
  ...episodesAdminPages,
];
