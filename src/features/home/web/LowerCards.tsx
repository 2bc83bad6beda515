import { FeaturedEpisodeCard } from '#features/episodes/web/FeaturedEpisodeCard.tsx';
import { RecentHighlightsCard } from '#features/highlights/web/RecentHighlightsCard.tsx';
import { TipOfTheDayCard } from '#features/training/web/TipOfTheDayCard.tsx';
import { WorkoutOfTheWeekCard } from '#features/training/web/WorkoutOfTheWeekCard.tsx';

const drawn = {
  highlights: RecentHighlightsCard,
  episode: FeaturedEpisodeCard,
  workout: WorkoutOfTheWeekCard,
  tip: TipOfTheDayCard,
};
export type LowerCard = keyof typeof drawn;

/** What Home shows besides the games. */
export function LowerCards({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map((card) => {
    const Card = drawn[card];
    return <Card key={card} />;
  });
}
