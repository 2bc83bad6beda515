import { announcementsPages } from '#features/community/announcements/pages.ts';
import { thoughtsPages } from '#features/community/thoughts/pages.ts';
import { calendarPages } from '#features/competition/calendar/pages.ts';
import { gamesPages } from '#features/competition/games/pages.ts';
import { meetsPages } from '#features/competition/meets/pages.ts';
import { venuesPages } from '#features/competition/venues/pages.ts';
import { pushPages } from '#features/device/push/pages.ts';
import { liveGamesPages } from '#features/live/live-games/pages.ts';
import { anchorsPages } from '#features/media/anchors/pages.ts';
import { episodesPages } from '#features/media/episodes/pages.ts';
import { highlightsPages } from '#features/media/highlights/pages.ts';
import { accountsPages } from '#features/people/accounts/pages.ts';
import { boxScoresPages } from '#features/results/box-scores/pages.ts';
import { playerStatsPages } from '#features/results/player-stats/pages.ts';
import { standingsPages } from '#features/results/standings/pages.ts';
import { bracketsPages } from '#features/seasons/brackets/pages.ts';
import { houseCupPages } from '#features/seasons/house-cup/pages.ts';
import { laddersPages } from '#features/seasons/ladders/pages.ts';
import { clubsPages } from '#features/teams/clubs/pages.ts';
import { signUpsPages } from '#features/teams/sign-ups/pages.ts';
import { aiPages } from '#features/training/ai/pages.ts';
import { lobbyPages } from '#features/training/lobby/pages.ts';
import { homePages } from '#features/village/home/pages.ts';
import { morePages } from '#features/village/more/pages.ts';
import { myDayPages } from '#features/village/my-day/pages.ts';
import { rostersPages } from '#features/village/rosters/pages.ts';
import { accessibilityPages } from '#platform/accessibility/pages.ts';
import { papersPages } from '#platform/papers/pages.ts';
import type { Sitemap } from '#shared/sitemap.ts';

export const sitemap: Sitemap = [
  ...accountsPages,
  ...gamesPages,
  ...meetsPages,
  ...laddersPages,
  ...boxScoresPages,
  ...homePages,
  ...standingsPages,
  ...bracketsPages,
  ...houseCupPages,
  ...playerStatsPages,
  ...announcementsPages,
  ...morePages,
  ...myDayPages,
  ...rostersPages,
  ...clubsPages,
  ...venuesPages,
  ...signUpsPages,
  ...highlightsPages,
  ...episodesPages,
  ...liveGamesPages,
  ...aiPages,
  ...lobbyPages,
  ...calendarPages,
  ...anchorsPages,
  ...pushPages,
  ...thoughtsPages,
  ...papersPages,
  ...accessibilityPages,
];
