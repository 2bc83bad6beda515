import { accountsPages } from '#features/accounts/pages.ts';
import { aiPages } from '#features/ai/pages.ts';
import { anchorsPages } from '#features/anchors/pages.ts';
import { announcementsPages } from '#features/announcements/pages.ts';
import { boxScoresPages } from '#features/box-scores/pages.ts';
import { calendarPages } from '#features/calendar/pages.ts';
import { clubsPages } from '#features/clubs/pages.ts';
import { episodesPages } from '#features/episodes/pages.ts';
import { gamesPages } from '#features/games/pages.ts';
import { highlightsPages } from '#features/highlights/pages.ts';
import { homePages } from '#features/home/pages.ts';
import { liveGamesPages } from '#features/live-games/pages.ts';
import { lobbyPages } from '#features/lobby/pages.ts';
import { morePages } from '#features/more/pages.ts';
import { playerStatsPages } from '#features/player-stats/pages.ts';
import { playersPages } from '#features/players/pages.ts';
import { pushPages } from '#features/push/pages.ts';
import { signUpsPages } from '#features/sign-ups/pages.ts';
import { standingsPages } from '#features/standings/pages.ts';
import { thoughtsPages } from '#features/thoughts/pages.ts';
import { venuesPages } from '#features/venues/pages.ts';
import type { Sitemap } from '#shared/sitemap.ts';

export const sitemap: Sitemap = [
  ...accountsPages,
  ...gamesPages,
  ...boxScoresPages,
  ...homePages,
  ...morePages,
  ...standingsPages,
  ...playerStatsPages,
  ...announcementsPages,
  ...playersPages,
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
];
