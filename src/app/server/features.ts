import { accounts } from '#features/accounts/server/feature.ts';
import { achievements } from '#features/achievements/server/feature.ts';
import { ai } from '#features/ai/server/feature.ts';
import { anchors } from '#features/anchors/server/feature.ts';
import { announcements } from '#features/announcements/server/feature.ts';
import { backups } from '#features/backups/server/feature.ts';
import { boxScores } from '#features/box-scores/server/feature.ts';
import { calendar } from '#features/calendar/server/feature.ts';
import { clubs } from '#features/clubs/server/feature.ts';
import { competitions } from '#features/competitions/server/feature.ts';
import { confirmations } from '#features/confirmations/server/feature.ts';
import { conversation } from '#features/conversation/server/feature.ts';
import { dangerZone } from '#features/danger-zone/server/feature.ts';
import { episodes } from '#features/episodes/server/feature.ts';
import { firstSteps } from '#features/first-steps/server/feature.ts';
import { games } from '#features/games/server/feature.ts';
import { highlights } from '#features/highlights/server/feature.ts';
import { launches } from '#features/launches/server/feature.ts';
import { liveGames } from '#features/live-games/server/feature.ts';
import { lobby } from '#features/lobby/server/feature.ts';
import { notices } from '#features/notices/server/feature.ts';
import { photos } from '#features/photos/server/feature.ts';
import { playerLinks } from '#features/player-links/server/feature.ts';
import { playerMerges } from '#features/player-merges/server/feature.ts';
import { playerStats } from '#features/player-stats/server/feature.ts';
import { players } from '#features/players/server/feature.ts';
import { playlists } from '#features/playlists/server/feature.ts';
import { push } from '#features/push/server/feature.ts';
import { pwa } from '#features/pwa/server/feature.ts';
import { residences } from '#features/residences/server/feature.ts';
import { scorerLinks } from '#features/scorer-links/server/feature.ts';
import { search } from '#features/search/server/feature.ts';
import { settings } from '#features/settings/server/feature.ts';
import { shareCards } from '#features/share-cards/server/feature.ts';
import { signUps } from '#features/sign-ups/server/feature.ts';
import { sports } from '#features/sports/server/feature.ts';
import { spreadsheets } from '#features/spreadsheets/server/feature.ts';
import { standings } from '#features/standings/server/feature.ts';
import { teams } from '#features/teams/server/feature.ts';
import { thoughts } from '#features/thoughts/server/feature.ts';
import { training } from '#features/training/server/feature.ts';
import { uploads } from '#features/uploads/server/feature.ts';
import { venues } from '#features/venues/server/feature.ts';
import { video } from '#features/video/server/feature.ts';
import type { Feature } from '#server/feature.ts';

/** Every feature of this village; each may use those before it. */
export const features: readonly Feature[] = [
  uploads,
  settings,
  accounts,
  notices,
  launches,
  conversation,
  search,
  sports,
  spreadsheets,
  residences,
  teams,
  players,
  playerLinks,
  signUps,
  clubs,
  competitions,
  venues,
  games,
  confirmations,
  boxScores,
  shareCards,
  standings,
  playerStats,
  video,
  highlights,
  photos,
  episodes,
  scorerLinks,
  liveGames,
  playerMerges,
  training,
  ai,
  lobby,
  achievements,
  calendar,
  anchors,
  playlists,
  announcements,
  push,
  thoughts,
  backups,
  dangerZone,
  firstSteps,
  pwa,
];

/** The subscribers of domain events, in the order of features. */
export const subscribers = features.flatMap(({ on = [] }) => on);

export const featureMigrations = features.map(({ migrations = {} }) => migrations);
