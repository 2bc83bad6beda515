import { useInfiniteQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { mediaTabs } from '#features/highlights/web/slots.ts';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Tip } from '../../contract.ts';
import { tipsOptions } from '../api.ts';
import { FeaturedPill } from '../FeaturedPill.tsx';
import { TipIcon } from '../TipIcon.tsx';

export const filling = mediaTabs.fill(TipsList);

const grid = 'grid gap-3.5 md:grid-cols-2 xl:grid-cols-3';
const nothing = 'No tips available';

export function TipsList() {
  const tips = useInfiniteQuery(tipsOptions());
  if (tips.isPending) return <TipsLoading />;
  if (!tips.data) return <ErrorState title={nothing} onRetry={() => tips.refetch()} busy={tips.isFetching} />;
  if (tips.data.length === 0) return <EmptyState icon={HeartPulse} title={nothing} />;
  return (
    <>
      <ul className={grid}>
        {tips.data.map((tip) => (
          <TipCard key={tip.id} tip={tip} />
        ))}
      </ul>
      <LoadMore hasMore={tips.hasNextPage} busy={tips.isFetchingNextPage} onMore={tips.fetchNextPage} />
    </>
  );
}

function TipCard({ tip: { title, description, category, icon, featured } }: { tip: Tip }) {
  return (
    <Card as="li" className="wrap-anywhere flex gap-3.5">
      <TipIcon name={icon} />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h2>{title}</h2>
        <p className="whitespace-pre-line text-[0.9375rem] text-soft">{description}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Pill>{category}</Pill>
          {featured && <FeaturedPill />}
        </p>
      </div>
    </Card>
  );
}

function TipsLoading() {
  return (
    <Loading label="Loading tips..." className={grid}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-44 rounded-card" />
      ))}
    </Loading>
  );
}
