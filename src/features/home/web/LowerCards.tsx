import { FeaturedEpisodeCard } from '#features/media/web/FeaturedEpisodeCard.tsx';
import { RecentHighlightsCard } from '#features/media/web/RecentHighlightsCard.tsx';
import { TipOfTheDayCard } from '#features/training/web/TipOfTheDayCard.tsx';
import { WorkoutOfTheWeekCard } from '#features/training/web/WorkoutOfTheWeekCard.tsx';

/** What Home shows beside the games of a desktop, and below them on a phone. */
export function LowerCards() {
  return (
    <>
      <RecentHighlightsCard />
      <FeaturedEpisodeCard />
      <WorkoutOfTheWeekCard />
      <TipOfTheDayCard />
    </>
  );
}
