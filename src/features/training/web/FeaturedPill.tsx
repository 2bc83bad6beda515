import { Star } from 'lucide-react';
import { Pill } from '#web/ui/Pill.tsx';

export function FeaturedPill() {
  return (
    <Pill tone="gold">
      <Star className="size-3.5 fill-current" aria-hidden /> Featured
    </Pill>
  );
}
