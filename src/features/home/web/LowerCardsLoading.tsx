import { Skeleton } from '#web/ui/states.tsx';
import type { LowerCard } from './lower-cards.ts';

export function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map(({ key, skeleton = 'h-44' }) => <Skeleton key={key} className={`rounded-card ${skeleton}`} />);
}
