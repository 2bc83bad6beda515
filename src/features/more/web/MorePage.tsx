import { Suspense } from 'react';
import { SearchArea } from '#features/search/web/SearchArea.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { Places } from './Places.tsx';
import { QuickActions } from './QuickActions.tsx';
import { besideActions } from './slots.ts';
import { VillageLinks } from './VillageLinks.tsx';

const areas =
  'grid grid-cols-1 gap-3.5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-[22px] lg:gap-y-[18px]';
const column = 'grid min-w-0 grid-cols-1 gap-3.5 lg:gap-[18px]';

export function MorePage() {
  return (
    <>
      <PageTitle>More</PageTitle>
      <SearchArea>
        <div className={areas}>
          <Places />
          <div className={`${column} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
            <OtherCards />
          </div>
          <div className="min-w-0 lg:row-span-2">
            <QuickActions />
          </div>
          <div className={`${column} lg:col-start-2`}>
            <VillageLinks />
            <Card heading="Theme">
              <ThemeControl />
            </Card>
          </div>
        </div>
      </SearchArea>
    </>
  );
}

export const loader = loaderOf((loading) => [besideActions.ready(loading)]);

function OtherCards() {
  return (
    <Suspense fallback={<Skeleton className="h-116 rounded-card" />}>
      {besideActions.parts().map(({ module, Part }) => (
        <Part key={module} />
      ))}
    </Suspense>
  );
}
