import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import type { ExtensionPoint } from '#web/extension-point.ts';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';

interface NamedContributionProps {
  point: ExtensionPoint;
  name: string;
  title: string;
}

/** Shows the contribution with this name, and loads its code now. */
export function NamedContribution({ point, name, title }: NamedContributionProps) {
  const shown = point.contributions().find((contribution) => contribution.name === name);
  if (!shown) return <EmptyState icon={Hourglass} title={title} text="This village runs without it." />;
  return (
    <Suspense fallback={<ContributionLoading title={title} />}>
      <shown.Component />
    </Suspense>
  );
}

function ContributionLoading({ title }: { title: string }) {
  return (
    <Loading label={`Loading ${title}`} className="grid gap-3.5">
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
