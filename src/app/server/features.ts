import { announcements } from '#features/community/announcements/server/feature.ts';
import { conversation } from '#features/community/conversation/server/feature.ts';
import { playlists } from '#features/community/playlists/server/feature.ts';
import { thoughts } from '#features/community/thoughts/server/feature.ts';
import { calendar } from '#features/competition/calendar/server/feature.ts';
import { competitions } from '#features/competition/competitions/server/feature.ts';
import { confirmations } from '#features/competition/confirmations/server/feature.ts';
import { games } from '#features/competition/games/server/feature.ts';
import { meets } from '#features/competition/meets/server/feature.ts';
import { venues } from '#features/competition/venues/server/feature.ts';
import { push } from '#features/device/push/server/feature.ts';
import { pwa } from '#features/device/pwa/server/feature.ts';
import { webhooks } from '#features/device/webhooks/server/feature.ts';
import { gameLogs } from '#features/live/game-logs/server/feature.ts';
import { liveGames } from '#features/live/live-games/server/feature.ts';
import { scorerLinks } from '#features/live/scorer-links/server/feature.ts';
import { anchors } from '#features/media/anchors/server/feature.ts';
import { episodes } from '#features/media/episodes/server/feature.ts';
import { highlights } from '#features/media/highlights/server/feature.ts';
import { photos } from '#features/media/photos/server/feature.ts';
import { video } from '#features/media/video/server/feature.ts';
import { accounts } from '#features/people/accounts/server/feature.ts';
import { apiTokens } from '#features/people/api-tokens/server/feature.ts';
import { launches } from '#features/people/launches/server/feature.ts';
import { notices } from '#features/people/notices/server/feature.ts';
import { residences } from '#features/people/residences/server/feature.ts';
import { boxScores } from '#features/results/box-scores/server/feature.ts';
import { outside } from '#features/results/outside/server/feature.ts';
import { playerMerges } from '#features/results/player-merges/server/feature.ts';
import { playerStats } from '#features/results/player-stats/server/feature.ts';
import { previews } from '#features/results/previews/server/feature.ts';
import { shareCards } from '#features/results/share-cards/server/feature.ts';
import { standings } from '#features/results/standings/server/feature.ts';
import { brackets } from '#features/seasons/brackets/server/feature.ts';
import { houseCup } from '#features/seasons/house-cup/server/feature.ts';
import { ladders } from '#features/seasons/ladders/server/feature.ts';
import { leavingTeams } from '#features/seasons/leaving-teams/server/feature.ts';
import { seasonPlans } from '#features/seasons/season-plans/server/feature.ts';
import { clubs } from '#features/teams/clubs/server/feature.ts';
import { myTeams } from '#features/teams/my-teams/server/feature.ts';
import { playerLinks } from '#features/teams/player-links/server/feature.ts';
import { players } from '#features/teams/players/server/feature.ts';
import { signUps } from '#features/teams/sign-ups/server/feature.ts';
import { sports } from '#features/teams/sports/server/feature.ts';
import { teams } from '#features/teams/teams/server/feature.ts';
import { achievements } from '#features/training/achievements/server/feature.ts';
import { ai } from '#features/training/ai/server/feature.ts';
import { lobby } from '#features/training/lobby/server/feature.ts';
import { training } from '#features/training/training/server/feature.ts';
import { dangerZone } from '#features/village/danger-zone/server/feature.ts';
import { firstSteps } from '#features/village/first-steps/server/feature.ts';
import { home } from '#features/village/home/server/feature.ts';
import { myDay } from '#features/village/my-day/server/feature.ts';
import { rosters } from '#features/village/rosters/server/feature.ts';
import { accessibility } from '#platform/accessibility/server/feature.ts';
import { backups } from '#platform/backups/server/feature.ts';
import { newerVersion } from '#platform/newer-version/server/feature.ts';
import { papers } from '#platform/papers/server/feature.ts';
import { search } from '#platform/search/server/feature.ts';
import { settings } from '#platform/settings/server/feature.ts';
import { spreadsheets } from '#platform/spreadsheets/server/feature.ts';
import { uploads } from '#platform/uploads/server/feature.ts';
import type { Feature } from '#server/feature.ts';

/** Every feature of this village, in the order in which their demo rows are added and their subscribers run. */
export const features: readonly Feature[] = [
  uploads,
  papers,
  settings,
  newerVersion,
  accessibility,
  accounts,
  apiTokens,
  notices,
  launches,
  conversation,
  search,
  sports,
  spreadsheets,
  residences,
  teams,
  signUps,
  clubs,
  players,
  playerLinks,
  myTeams,
  competitions,
  venues,
  meets,
  games,
  confirmations,
  boxScores,
  shareCards,
  playerStats,
  standings,
  houseCup,
  previews,
  outside,
  ladders,
  rosters,
  video,
  highlights,
  photos,
  episodes,
  scorerLinks,
  liveGames,
  gameLogs,
  playerMerges,
  seasonPlans,
  brackets,
  leavingTeams,
  training,
  ai,
  lobby,
  achievements,
  calendar,
  anchors,
  playlists,
  announcements,
  push,
  webhooks,
  thoughts,
  backups,
  dangerZone,
  firstSteps,
  home,
  myDay,
  pwa,
];

/** The subscribers of domain events, in the order of features. */
export const subscribers = features.flatMap(({ on = [] }) => on);

export const featureMigrations = features.map(({ migrations = {} }) => migrations);
