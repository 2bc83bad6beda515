import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { HighlightsTab } from './HighlightsTab.tsx';
import { type MediaTab, mediaTab, mediaTabs } from './media-tab.ts';

// The first tab comes with the page; each of the others brings its own code, as it brings its own list.
const PhotosTab = lazyPart(async () => (await import('#features/photos/web/PhotosTab.tsx')).PhotosTab);
const WorkoutsList = lazyPart(async () => (await import('#features/training/web/WorkoutsList.tsx')).WorkoutsList);
const TipsList = lazyPart(async () => (await import('#features/training/web/TipsList.tsx')).TipsList);

export function MediaPage() {
  const [params, setParams] = useSearchParams();
  const tab = mediaTab(params.get('tab'));
  return (
    <>
      <PageTitle>Media</PageTitle>
      <Tabs
        label="Media"
        tabs={mediaTabs}
        value={tab}
        onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          <Suspense fallback={<PanelLoading places={skeletons[tab]} />}>{panels[tab]}</Suspense>
        </div>
      </Tabs>
    </>
  );
}

const panels: Record<MediaTab, React.ReactNode> = {
  highlights: <HighlightsTab />,
  photos: <PhotosTab />,
  workouts: <WorkoutsList />,
  'better-living': <TipsList />,
};

/** As many as the tab's own list shows while it loads. */
const skeletons: Record<MediaTab, number> = { highlights: 4, photos: 6, workouts: 3, 'better-living': 3 };

/** While a tab's code is on its way. */
function PanelLoading({ places }: { places: number }) {
  return (
    <Loading label="Loading" className="grid gap-3.5 lg:grid-cols-2">
      {Array.from({ length: places }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
