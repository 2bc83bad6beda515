import { type QueryClient, useQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ReadCard } from '#web/ui/lists/ReadCard.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Tip } from '../../contract.ts';
import { tipOfTheDayOptions } from '../api.ts';
import { TipIcon } from '../TrainingIcon.tsx';

const nothing = 'No tips available';

export function TipOfTheDayCard() {
  return (
    <ReadCard
      heading="Tip of the Day"
      of={useQuery(tipOfTheDayOptions())}
      loading={<TipLoading />}
      failed={{ title: nothing }}
      empty={<EmptyState icon={HeartPulse} title={nothing} />}
    >
      {(tip) => <TipOfTheDay tip={tip} />}
    </ReadCard>
  );
}

TipOfTheDayCard.reads = (client: QueryClient) => [client.prefetchQuery(tipOfTheDayOptions())];

function TipOfTheDay({ tip: { title, description, icon } }: { tip: Tip }) {
  return (
    <div className="grid gap-3">
      <div className="flex gap-3.5">
        <TipIcon name={icon} />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
          <h3>{title}</h3>
          <p className="whitespace-pre-line text-sm text-soft">{description}</p>
        </div>
      </div>
      <ButtonLink to="/media?tab=better-living" wide>
        View all tips
      </ButtonLink>
    </div>
  );
}

function TipLoading() {
  return (
    <Loading label="Loading the tip of the day" className="grid gap-3">
      <div className="flex gap-3.5">
        <Skeleton className="size-11 rounded-control" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-14" />
        </div>
      </div>
      <Skeleton className="h-12 rounded-control" />
    </Loading>
  );
}
