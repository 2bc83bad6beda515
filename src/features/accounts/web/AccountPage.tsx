import { Suspense } from 'react';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { NameCard } from './NameCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { accountCards } from './slots.ts';

export function AccountPage() {
  return (
    <>
      <PageTitle>My account</PageTitle>
      <Columns
        main={
          <>
            <NameCard />
            <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
              {accountCards.parts().map(({ module, Part }) => (
                <Part key={module} />
              ))}
            </Suspense>
          </>
        }
        side={
          <>
            <Card heading="Theme">
              <ThemeControl />
            </Card>
            <PasswordCard />
            <DevicesCard />
          </>
        }
      />
    </>
  );
}

export const loader = loaderOf((loading) => [accountCards.ready(loading)]);
