import { accountsAdminPages } from '#features/accounts/admin-pages.ts';
import { adminPages } from '#features/admin/admin-pages.ts';
import { anchorsAdminPages } from '#features/anchors/admin-pages.ts';
import { announcementsAdminPages } from '#features/announcements/admin-pages.ts';
import { boxScoresAdminPages } from '#features/box-scores/admin-pages.ts';
import { clubsAdminPages } from '#features/clubs/admin-pages.ts';
import { dangerZonePages } from '#features/danger-zone/admin-pages.ts';
import { episodesAdminPages } from '#features/episodes/admin-pages.ts';
import { firstStepsAdminPages } from '#features/first-steps/admin-pages.ts';
import { gamesAdminPages } from '#features/games/admin-pages.ts';
import { liveGamesAdminPages } from '#features/live-games/admin-pages.ts';
import { noticesAdminPages } from '#features/notices/admin-pages.ts';
import { officersPages } from '#features/officers/admin-pages.ts';
import { photosAdminPages } from '#features/photos/admin-pages.ts';
import { playersAdminPages } from '#features/players/admin-pages.ts';
import { playlistsAdminPages } from '#features/playlists/admin-pages.ts';
import { settingsAdminPages } from '#features/settings/admin-pages.ts';
import { signUpsAdminPages } from '#features/sign-ups/admin-pages.ts';
import { sportsAdminPages } from '#features/sports/admin-pages.ts';
import { spreadsheetsAdminPages } from '#features/spreadsheets/admin-pages.ts';
import { trainingAdminPages } from '#features/training/admin-pages.ts';
import { pagesOf, partsOf, type Site } from '#shared/sitemap.ts';

/** What only admins and officers open. Members load nothing of it, not even its names: it comes with its first page. */
const site: Site = [
  ...adminPages,
  ...accountsAdminPages,
  ...noticesAdminPages,
  ...clubsAdminPages,
  ...trainingAdminPages,
  ...sportsAdminPages,
  ...gamesAdminPages,
  ...officersPages,
  ...boxScoresAdminPages,
  ...liveGamesAdminPages,
  ...playersAdminPages,
  ...anchorsAdminPages,
  ...playlistsAdminPages,
  ...announcementsAdminPages,
  ...signUpsAdminPages,
  ...spreadsheetsAdminPages,
  ...settingsAdminPages,
  ...firstStepsAdminPages,
  // Each on a line of its own.
  ...dangerZonePages,
  ...photosAdminPages,
  ...episodesAdminPages,
];

export const adminSitemap = pagesOf(site);
export const adminParts = partsOf(site);
