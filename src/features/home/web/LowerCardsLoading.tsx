import { Skeleton } from '#web/ui/states.tsx';
import type { LowerCard } from './lower-cards.ts';

/** In their place while their code is on its way. */
export function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map(({ module, skeleton = 'h-44' }) => <Skeleton key={module} className={`rounded-card ${skeleton}`} />);
}
