import { announcementsAdminPages } from '#features/community/announcements/admin-pages.ts';
import { competitionsAdminPages } from '#features/competition/competitions/admin-pages.ts';
import { confirmationsAdminPages } from '#features/competition/confirmations/admin-pages.ts';
import { meetsAdminPages } from '#features/competition/meets/admin-pages.ts';
import { venuesAdminPages } from '#features/competition/venues/admin-pages.ts';
import { webhooksAdminPages } from '#features/device/webhooks/admin-pages.ts';
import { gameLogAdminPages } from '#features/live/game-logs/admin-pages.ts';
import { liveGamesAdminPages } from '#features/live/live-games/admin-pages.ts';
import { anchorsAdminPages } from '#features/media/anchors/admin-pages.ts';
import { episodesAdminPages } from '#features/media/episodes/admin-pages.ts';
import { accountsAdminPages } from '#features/people/accounts/admin-pages.ts';
import { apiTokensAdminPages } from '#features/people/api-tokens/admin-pages.ts';
import { launchesAdminPages } from '#features/people/launches/admin-pages.ts';
import { residencesAdminPages } from '#features/people/residences/admin-pages.ts';
import { boxScoresAdminPages } from '#features/results/box-scores/admin-pages.ts';
import { outsideAdminPages } from '#features/results/outside/admin-pages.ts';
import { playerMergesAdminPages } from '#features/results/player-merges/admin-pages.ts';
import { bracketsAdminPages } from '#features/seasons/brackets/admin-pages.ts';
import { houseCupAdminPages } from '#features/seasons/house-cup/admin-pages.ts';
import { laddersAdminPages } from '#features/seasons/ladders/admin-pages.ts';
import { leavingTeamsAdminPages } from '#features/seasons/leaving-teams/admin-pages.ts';
import { seasonPlansAdminPages } from '#features/seasons/season-plans/admin-pages.ts';
import { playerLinksAdminPages } from '#features/teams/player-links/admin-pages.ts';
import { signUpsAdminPages } from '#features/teams/sign-ups/admin-pages.ts';
import { sportsAdminPages } from '#features/teams/sports/admin-pages.ts';
import { dangerZonePages } from '#features/village/danger-zone/admin-pages.ts';
import { officersPages } from '#features/village/officers/admin-pages.ts';
import { adminPages } from '#platform/admin/admin-pages.ts';
import { backupsAdminPages } from '#platform/backups/admin-pages.ts';
import { papersAdminPages } from '#platform/papers/admin-pages.ts';
import { settingsAdminPages } from '#platform/settings/admin-pages.ts';
import { spreadsheetsAdminPages } from '#platform/spreadsheets/admin-pages.ts';
import type { Sitemap } from '#shared/sitemap.ts';

/** The pages of admins and officers. Members load none of it, not even the names: it loads with the first such page. */
export const adminSitemap: Sitemap = [
  ...adminPages,
  ...accountsAdminPages,
  ...launchesAdminPages,
  ...apiTokensAdminPages,
  ...sportsAdminPages,
  ...playerLinksAdminPages,
  ...competitionsAdminPages,
  ...residencesAdminPages,
  ...venuesAdminPages,
  ...meetsAdminPages,
  ...laddersAdminPages,
  ...confirmationsAdminPages,
  ...houseCupAdminPages,
  ...bracketsAdminPages,
  ...boxScoresAdminPages,
  ...seasonPlansAdminPages,
  ...leavingTeamsAdminPages,
  ...officersPages,
  ...liveGamesAdminPages,
  ...playerMergesAdminPages,
  ...anchorsAdminPages,
  ...announcementsAdminPages,
  ...signUpsAdminPages,
  ...spreadsheetsAdminPages,
  ...outsideAdminPages,
  ...webhooksAdminPages,
  ...gameLogAdminPages,
  ...settingsAdminPages,
  ...papersAdminPages,
  ...backupsAdminPages,
  ...dangerZonePages,
  ...episodesAdminPages,
];
