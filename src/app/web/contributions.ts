import { gameActions } from '#features/competition/games/web/extension-points.ts';
import { atVenue } from '#features/competition/venues/web/extension-points.ts';
import { beforeGame } from '#features/live/live-games/web/extension-points.ts';
import { mediaTabs } from '#features/media/highlights/web/extension-points.ts';
import { accountCards, joinFields } from '#features/people/accounts/web/extension-points.ts';
import { workoutActions } from '#features/training/ai/web/extension-points.ts';
import { lobbyTabs } from '#features/training/lobby/web/extension-points.ts';
import { belowGames } from '#features/village/home/web/extension-points.ts';
import { belowTeam } from '#features/village/rosters/web/extension-points.ts';

// What later features show in the pages of earlier ones, in this order.

joinFields.contribute(
  {
    load: async () => (await import('#features/people/launches/web/parts/LaunchNote.tsx')).LaunchNote,
  },
  {
    load: async () => (await import('#features/people/residences/web/parts/ResidenceAtJoining.tsx')).ResidenceAtJoining,
  },
);

accountCards.contribute(
  {
    load: async () => (await import('#features/people/residences/web/parts/OwnResidenceCard.tsx')).OwnResidenceCard,
  },
  {
    load: async () => (await import('#features/teams/player-links/web/parts/OwnTeamsCard.tsx')).OwnTeamsCard,
  },
  {
    load: async () => (await import('#features/competition/games/web/parts/OwnRsvpsCard.tsx')).OwnRsvpsCard,
  },
  {
    load: async () => (await import('#features/teams/sign-ups/web/parts/OwnSignUpsCard.tsx')).OwnSignUpsCard,
  },
  {
    load: async () =>
      (await import('#features/training/achievements/web/parts/OwnAchievementsCard.tsx')).OwnAchievementsCard,
  },
  {
    load: async () => (await import('#features/device/push/web/parts/NotificationsLinkCard.tsx')).NotificationsLinkCard,
  },
);

belowTeam.contribute(
  {
    load: async () => (await import('#features/device/push/web/parts/FollowTeam.tsx')).FollowTeam,
  },
  {
    load: async () => (await import('#features/results/standings/web/parts/TeamGames.tsx')).TeamGames,
  },
);

belowGames.contribute(
  {
    skeleton: 'hidden',
    load: async () => (await import('#features/teams/player-links/web/parts/MyTeamsCard.tsx')).MyTeamsCard,
  },
  {
    skeleton: 'h-[294px]',
    wideOnly: true,
    load: async () => (await import('#features/results/standings/web/parts/StandingsCard.tsx')).StandingsCard,
  },
  {
    skeleton: 'hidden',
    load: async () =>
      (await import('#features/community/announcements/web/parts/UnreadAnnouncementCard.tsx')).UnreadAnnouncementCard,
  },
  {
    skeleton: 'mt-1 h-[23rem]',
    load: async () =>
      (await import('#features/media/highlights/web/parts/RecentHighlightsCard.tsx')).RecentHighlightsCard,
  },
  {
    skeleton: 'h-44',
    load: async () => (await import('#features/media/episodes/web/parts/FeaturedEpisodeCard.tsx')).FeaturedEpisodeCard,
  },
  {
    skeleton: 'h-96',
    load: async () =>
      (await import('#features/training/training/web/parts/WorkoutOfTheWeekCard.tsx')).WorkoutOfTheWeekCard,
  },
  {
    skeleton: 'h-44',
    load: async () => (await import('#features/training/training/web/parts/TipOfTheDayCard.tsx')).TipOfTheDayCard,
  },
  {
    skeleton: 'h-96',
    load: async () => (await import('#features/media/anchors/web/parts/GroundAnchorsCard.tsx')).GroundAnchorsCard,
  },
);

atVenue.contribute({
  load: async () => (await import('#features/competition/games/web/parts/VenueGames.tsx')).VenueGames,
});

mediaTabs.contribute(
  {
    name: 'photos',
    title: 'Photos',
    load: async () => (await import('#features/media/photos/web/parts/PhotosTab.tsx')).PhotosTab,
  },
  {
    name: 'workouts',
    title: 'Workouts',
    load: async () => (await import('#features/training/training/web/parts/WorkoutsList.tsx')).WorkoutsList,
  },
  {
    name: 'better-living',
    title: 'Better Living',
    load: async () => (await import('#features/training/training/web/parts/TipsList.tsx')).TipsList,
  },
);

workoutActions.contribute({
  load: async () => (await import('#features/training/lobby/web/parts/SharePlan.tsx')).SharePlan,
});

lobbyTabs.contribute({
  name: 'achievements',
  title: 'My Achievements',
  load: async () => (await import('#features/training/achievements/web/parts/AchievementsTab.tsx')).AchievementsTab,
});

gameActions.contribute({
  load: async () => (await import('#features/results/share-cards/web/parts/ShareResult.tsx')).ShareResult,
});

beforeGame.contribute({
  load: async () => (await import('#features/device/pwa/web/parts/TakeWithMe.tsx')).TakeWithMe,
});
