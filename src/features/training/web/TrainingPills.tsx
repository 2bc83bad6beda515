import { Star } from 'lucide-react';
import { Pill } from '#web/ui/Pill.tsx';

export function FeaturedPill() {
  return (
    <Pill tone="gold">
      <Star className="size-3.5 fill-current" aria-hidden /> Featured
    </Pill>
  );
}

/** Free text by an admin: a long one wraps beside its title instead of pushing it out. */
export function DurationPill({ children }: { children: string }) {
  return (
    <span className="flex max-w-1/2 justify-end *:shrink *:whitespace-normal">
      <Pill>{children}</Pill>
    </span>
  );
}
