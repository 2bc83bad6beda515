import type { LoginThrottle } from '#features/accounts/server/login-throttle.ts';
import { accountsMigrations } from '#features/accounts/server/migrations.ts';
import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { clubsMigrations } from '#features/clubs/server/migrations.ts';
import { clubsRoutes } from '#features/clubs/server/routes.ts';
import { conversationMigrations } from '#features/conversation/server/migrations.ts';
import { conversationRoutes } from '#features/conversation/server/routes.ts';
import { gamesMigrations } from '#features/games/server/migrations.ts';
import { gameSubject, gamesOfSubjects } from '#features/games/server/queries.ts';
import { gamesRoutes } from '#features/games/server/routes.ts';
import { highlightSubject, highlightsOfSubjects } from '#features/media/server/highlight-queries.ts';
import { mediaMigrations } from '#features/media/server/migrations.ts';
import { mayReadPhotoFile } from '#features/media/server/photo-queries.ts';
import { mediaRoutes } from '#features/media/server/routes.ts';
import { noticesMigrations } from '#features/notices/server/migrations.ts';
import { noticesRoutes } from '#features/notices/server/routes.ts';
import { playersMigrations } from '#features/players/server/migrations.ts';
import { playersRoutes } from '#features/players/server/routes.ts';
import { settingsMigrations } from '#features/settings/server/migrations.ts';
import { settingsRoutes } from '#features/settings/server/routes.ts';
import { sportsMigrations } from '#features/sports/server/migrations.ts';
import { sportsRoutes } from '#features/sports/server/routes.ts';
import { trainingMigrations } from '#features/training/server/migrations.ts';
import { trainingRoutes } from '#features/training/server/routes.ts';
import type { PictureDesk } from '#features/uploads/server/commands.ts';
import { uploadsMigrations } from '#features/uploads/server/migrations.ts';
import { uploadsRoutes } from '#features/uploads/server/routes.ts';
import { isAdmin, isMember, isOfficer } from '#server/access.ts';
import type { Migrations } from '#server/database/migrations.ts';
import { healthRoute } from '#server/http/health.ts';
import type { Route } from '#server/http/route.ts';
import { own, type TopicRules } from '#server/live/audiences.ts';
import type { Storage } from '#server/storage.ts';

/** Every feature's tables. */
export const featureMigrations: Migrations[] = [
  settingsMigrations,
  accountsMigrations,
  noticesMigrations,
  uploadsMigrations,
  conversationMigrations,
  sportsMigrations,
  clubsMigrations,
  playersMigrations,
  gamesMigrations,
  trainingMigrations,
  mediaMigrations,
];

/** Every feature's calls. */
export const featureRoutes = (throttle: LoginThrottle, desk: PictureDesk, storage: Storage): Route[] => [
  healthRoute(storage),
  ...settingsRoutes,
  ...accountsRoutes(throttle),
  ...noticesRoutes,
  ...uploadsRoutes(desk, { photo: mayReadPhotoFile }),
  ...sportsRoutes,
  ...clubsRoutes,
  ...playersRoutes,
  ...gamesRoutes,
  ...conversationRoutes([
    { kind: 'game', path: '/api/games', bodyField: 'gameId', find: gameSubject, itemsOf: gamesOfSubjects },
    {
      kind: 'highlight',
      path: '/api/highlights',
      bodyField: 'highlightId',
      find: highlightSubject,
      itemsOf: highlightsOfSubjects,
    },
  ]),
  ...trainingRoutes,
  ...mediaRoutes(desk),
];

/** What concerns so many that their browsers look again spread over some seconds. */
export const unhurriedTopics = ['all-notices'];

const anyone = () => true;

/** Who hears of which topics on the live stream; what is not here is heard by nobody. */
export const topicRules: TopicRules = {
  settings: anyone,
  account: own,
  notices: own,
  // One word for a notice to many; those whom it is not for find nothing new.
  'all-notices': isMember,
  accounts: isAdmin,
  officers: isAdmin,
  sports: isMember,
  sport: isMember,
  teams: isMember,
  team: isMember,
  clubs: isMember,
  // A hidden club's row topic would tell of it; members go by the list.
  club: isAdmin,
  players: isMember,
  player: isMember,
  games: isMember,
  game: isMember,
  rsvps: isMember,
  comments: isMember,
  likes: isMember,
  highlights: isMember,
  highlight: isMember,
  photos: isMember,
  // Members go by the list: a row's topic would tell them of a photo that waits.
  photo: isOfficer,
  'pending-photos': isOfficer,
  episodes: isMember,
  episode: isMember,
  subscription: own,
  workouts: isMember,
  workout: isMember,
  tips: isMember,
  tip: isMember,
};
