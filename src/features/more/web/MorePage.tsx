import { Suspense } from 'react';
import { SearchArea } from '#features/search/web/SearchArea.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { Places } from './Places.tsx';
import { QuickActions } from './QuickActions.tsx';
import { besideActions } from './slots.ts';
import { VillageLinks } from './VillageLinks.tsx';

export function MorePage() {
  return (
    <>
      <PageTitle>More</PageTitle>
      <SearchArea>
        <Columns
          main={
            <>
              <Places />
              <QuickActions />
            </>
          }
          side={
            <>
              <OtherCards />
              <VillageLinks />
              <Card heading="Theme">
                <ThemeControl />
              </Card>
            </>
          }
        />
      </SearchArea>
    </>
  );
}

function OtherCards() {
  return (
    <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
      {besideActions.parts().map(({ module, Part }) => (
        <Part key={module} />
      ))}
    </Suspense>
  );
}
