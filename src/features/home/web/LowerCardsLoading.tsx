import { Skeleton } from '#web/ui/states.tsx';
import type { LowerCard } from './lower-cards.ts';

export function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map(({ module, skeleton = 'h-44' }) => <Skeleton key={module} className={`rounded-card ${skeleton}`} />);
}
