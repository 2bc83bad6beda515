import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { useLinkedRow } from '#web/ui/lists/InfiniteList.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { ResidenceAnchor } from '../contract.ts';
import { type AnchorSection, sectionsOf } from '../rules.ts';
import { residenceAnchorsOptions } from './api.ts';
import { ResidenceAnchorCard } from './ResidenceAnchorCard.tsx';

const grid = 'grid items-start gap-3.5 md:grid-cols-2 lg:gap-[18px]';

/** Who runs the residence, by portfolio. */
export function ResidenceAnchorsPage() {
  return (
    <>
      <PageTitle>Residence Anchors</PageTitle>
      <Directory />
    </>
  );
}

export const loader = loaderOf(({ client }) => [client.prefetchInfiniteQuery(residenceAnchorsOptions())]);

function Directory() {
  const anchors = useInfiniteQuery(residenceAnchorsOptions());
  useLinkedRow(anchors);
  if (anchors.isPending) return <DirectoryLoading />;
  if (!anchors.data) {
    return (
      <ErrorState
        title="Failed to load Residence Anchors"
        text="Please try again later"
        onRetry={() => anchors.refetch()}
        busy={anchors.isFetching}
      />
    );
  }
  const active = anchors.data.filter((anchor) => anchor.active);
  return (
    <>
      {active.length === 0 && (
        <EmptyState icon={Users} title="No Residence Anchors found" text="Check back soon for updates" />
      )}
      <div className="grid gap-6 lg:gap-8">
        {sectionsOf(active).map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
      <LoadMore list={anchors} />
    </>
  );
}

function Section({ section: { title, anchors } }: { section: AnchorSection<ResidenceAnchor> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <ul className={grid}>
        {anchors.map((anchor) => (
          <ResidenceAnchorCard key={anchor.id} anchor={anchor} />
        ))}
      </ul>
    </section>
  );
}

function DirectoryLoading() {
  return (
    <Loading label="Loading Residence Anchors">
      <Skeleton className="mb-3 h-6 w-40" />
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
          <Skeleton key={index} className="h-96 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
