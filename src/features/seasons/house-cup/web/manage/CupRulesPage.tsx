import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Cup } from '../../contract.ts';
import { cupRulesOptions, cupsOptions } from '../api.ts';
import { GivePoints } from './GivePoints.tsx';
import { NewCup } from './NewCup.tsx';
import { RulesForm } from './RulesForm.tsx';

/** The years of the cup, what gives points, and points that an admin gives. */
export const CupRulesPage = () => (
  <AdminPage title="House cup rules">
    <Cups />
  </AdminPage>
);

function Cups() {
  const { data: cups, error, isFetching, refetch } = useInfiniteQuery(cupsOptions());
  const [chosen, setChosen] = useState<number | null>(null);
  if (!cups && error) {
    return (
      <ErrorState
        title="The cups did not load"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!cups) return <CupsLoading />;
  const cup = cups.find(({ id }) => id === chosen) ?? cups[0];
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:gap-[18px]">
      {cup && (
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label="Cup"
            value={String(cup.id)}
            choices={cups.map(({ id, name, season }) => ({ value: String(id), label: `${name} · ${season}` }))}
            onChange={({ target }) => setChosen(Number(target.value))}
            className="min-h-11!"
          />
          <ButtonLink to={`/cup?cup=${cup.id}`} small>
            See the table
          </ButtonLink>
        </div>
      )}
      {cup && <OneCup key={cup.id} cup={cup} />}
      <NewCup isFirst={cups.length === 0} onAdded={setChosen} />
    </div>
  );
}

function OneCup({ cup }: { cup: Cup }) {
  const { data: versions } = useQuery(cupRulesOptions(cup.id));
  const [current] = versions ?? [];
  if (!current) return <CupsLoading />;
  return (
    <>
      {/* Somebody else's newer rules begin a new form. */}
      <RulesForm key={current.number} cup={cup} current={current} />
      <GivePoints cup={cup} />
    </>
  );
}

const CupsLoading = () => (
  <Loading label="Loading the cup's rules">
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);
