import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import type { Slot } from '#web/slot.ts';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';

interface NamedPartProps {
  slot: Slot;
  name: string;
  title: string;
}

/** What a feature has put there under this name; its code comes now. */
export function NamedPart({ slot, name, title }: NamedPartProps) {
  const Part = slot.parts().find((part) => part.name === name)?.Part;
  if (!Part) return <EmptyState icon={Hourglass} title={title} text="This village runs without it." />;
  return (
    <Suspense fallback={<PartLoading title={title} />}>
      <Part />
    </Suspense>
  );
}

function PartLoading({ title }: { title: string }) {
  return (
    <Loading label={`Loading ${title}`} className="grid gap-3.5">
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
