import { Skeleton } from '#web/ui/states.tsx';
import type { LowerCard } from './LowerCards.tsx';

const shapes: Record<LowerCard, string> = {
  highlights: 'mt-1 h-[23rem]',
  episode: 'h-44',
  workout: 'h-96',
  tip: 'h-44',
};

/** In their place while their code is on its way. */
export function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map((card) => <Skeleton key={card} className={`rounded-card ${shapes[card]}`} />);
}
