import { gameActions } from '#features/competition/games/web/extension-points.ts';
import { atVenue, inVenueCard } from '#features/competition/venues/web/extension-points.ts';
import {
  beforeGame,
  gameContext,
  officerActions,
  upcomingActions,
} from '#features/live/live-games/web/extension-points.ts';
import { mediaTabs } from '#features/media/highlights/web/extension-points.ts';
import { accountCards, joinFields } from '#features/people/accounts/web/extension-points.ts';
import { aboveEntry, besideBoxScore } from '#features/results/box-scores/web/extension-points.ts';
import { besideTable } from '#features/results/standings/web/extension-points.ts';
import { workoutActions } from '#features/training/ai/web/extension-points.ts';
import { lobbyTabs } from '#features/training/lobby/web/extension-points.ts';
import { belowGames, waysToInstall } from '#features/village/home/web/extension-points.ts';
import { belowTeam } from '#features/village/rosters/web/extension-points.ts';

// What later features show in the pages of earlier ones, in this order.

joinFields.contribute(
  {
    load: async () => (await import('#features/people/launches/web/slots/LaunchNote.tsx')).LaunchNote,
  },
  {
    load: async () => (await import('#features/people/residences/web/slots/ResidenceAtJoining.tsx')).ResidenceAtJoining,
  },
);

accountCards.contribute(
  {
    load: async () => (await import('#features/people/residences/web/slots/OwnResidenceCard.tsx')).OwnResidenceCard,
  },
  {
    load: async () => (await import('#features/teams/player-links/web/slots/OwnTeamsCard.tsx')).OwnTeamsCard,
  },
  {
    load: async () => (await import('#features/competition/games/web/slots/OwnRsvpsCard.tsx')).OwnRsvpsCard,
  },
  {
    load: async () => (await import('#features/teams/sign-ups/web/slots/OwnSignUpsCard.tsx')).OwnSignUpsCard,
  },
  {
    load: async () =>
      (await import('#features/training/achievements/web/slots/OwnAchievementsCard.tsx')).OwnAchievementsCard,
  },
  {
    load: async () => (await import('#features/device/push/web/slots/NotificationsLinkCard.tsx')).NotificationsLinkCard,
  },
);

besideTable.contribute({
  load: async () => (await import('#features/seasons/brackets/web/slots/SportBrackets.tsx')).SportBrackets,
});

belowTeam.contribute(
  {
    load: async () => (await import('#features/seasons/brackets/web/slots/TeamBrackets.tsx')).TeamBrackets,
  },
  {
    load: async () => (await import('#features/media/highlights/web/slots/TeamHighlights.tsx')).TeamHighlights,
  },
  {
    load: async () => (await import('#features/media/photos/web/slots/TeamPhotos.tsx')).TeamPhotos,
  },
);

belowGames.contribute(
  {
    skeleton: 'h-[294px]',
    wideOnly: true,
    load: async () => (await import('#features/results/standings/web/slots/StandingsCard.tsx')).StandingsCard,
  },
  {
    skeleton: 'hidden',
    load: async () => (await import('#features/seasons/house-cup/web/slots/CupOnHome.tsx')).CupOnHome,
  },
  {
    skeleton: 'hidden',
    load: async () =>
      (await import('#features/community/announcements/web/slots/UnreadAnnouncementCard.tsx')).UnreadAnnouncementCard,
  },
  {
    skeleton: 'mt-1 h-[23rem]',
    load: async () =>
      (await import('#features/media/highlights/web/slots/RecentHighlightsCard.tsx')).RecentHighlightsCard,
  },
  {
    skeleton: 'h-44',
    load: async () => (await import('#features/media/episodes/web/slots/FeaturedEpisodeCard.tsx')).FeaturedEpisodeCard,
  },
  {
    skeleton: 'h-96',
    load: async () =>
      (await import('#features/training/training/web/slots/WorkoutOfTheWeekCard.tsx')).WorkoutOfTheWeekCard,
  },
  {
    skeleton: 'h-44',
    load: async () => (await import('#features/training/training/web/slots/TipOfTheDayCard.tsx')).TipOfTheDayCard,
  },
  {
    skeleton: 'h-96',
    load: async () => (await import('#features/media/anchors/web/slots/GroundAnchorsCard.tsx')).GroundAnchorsCard,
  },
);

waysToInstall.contribute({
  load: async () => (await import('#features/device/pwa/web/slots/InstallDialog.tsx')).InstallDialog,
});

besideBoxScore.contribute({
  load: async () => (await import('#features/live/live-games/web/slots/PlaysInBoxScore.tsx')).PlaysInBoxScore,
});

aboveEntry.contribute({
  load: async () => (await import('#features/live/live-games/web/slots/WalkOnsAboveEntry.tsx')).WalkOnsAboveEntry,
});

inVenueCard.contribute({
  skeleton: 'hidden',
  load: async () => (await import('#features/competition/games/web/slots/NextAtVenue.tsx')).NextAtVenue,
});

atVenue.contribute({
  load: async () => (await import('#features/competition/games/web/slots/VenueGames.tsx')).VenueGames,
});

mediaTabs.contribute(
  {
    name: 'photos',
    title: 'Photos',
    load: async () => (await import('#features/media/photos/web/slots/PhotosTab.tsx')).PhotosTab,
  },
  {
    name: 'workouts',
    title: 'Workouts',
    load: async () => (await import('#features/training/training/web/slots/WorkoutsList.tsx')).WorkoutsList,
  },
  {
    name: 'better-living',
    title: 'Better Living',
    load: async () => (await import('#features/training/training/web/slots/TipsList.tsx')).TipsList,
  },
);

workoutActions.contribute({
  load: async () => (await import('#features/training/lobby/web/slots/SharePlan.tsx')).SharePlan,
});

lobbyTabs.contribute({
  name: 'achievements',
  title: 'My Achievements',
  load: async () => (await import('#features/training/achievements/web/slots/AchievementsTab.tsx')).AchievementsTab,
});

gameActions.contribute({
  load: async () => (await import('#features/results/share-cards/web/slots/ShareResult.tsx')).ShareResult,
});

gameContext.contribute({
  load: async () => (await import('#features/seasons/brackets/web/slots/GameInBracket.tsx')).GameInBracket,
});

upcomingActions.contribute({
  load: async () => (await import('#features/device/push/web/slots/RemindMe.tsx')).RemindMe,
});

beforeGame.contribute({
  load: async () => (await import('#features/device/pwa/web/slots/TakeWithMe.tsx')).TakeWithMe,
});

officerActions.contribute(
  {
    load: async () => (await import('#features/device/webhooks/web/slots/TellTheGroup.tsx')).TellTheGroup,
  },
  {
    load: async () => (await import('#features/seasons/house-cup/web/slots/RateSportsmanship.tsx')).RateSportsmanship,
  },
);
