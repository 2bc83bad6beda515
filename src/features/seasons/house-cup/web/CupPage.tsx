import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Select } from '#web/ui/fields/Field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupTable } from '../contract.ts';
import { endText } from '../in-words.ts';
import { cupEntriesOptions, cupOptions, cupRulesOptions, cupsOptions, ownCupOptions } from './api.ts';
import { CupGraph } from './CupGraph.tsx';
import { CupTableCard } from './CupTableCard.tsx';
import { EntriesCard } from './EntriesCard.tsx';
import { GainedCard } from './GainedCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { ShareCup } from './ShareCup.tsx';

export function CupPage() {
  const asked = askedCup(useSearchParams()[0]);
  const table = useQuery(cupOptions(asked.cupId));
  const wall = useZone().wall(new Date(useNow()));
  return (
    <>
      <PageTitle
        below={
          table.data &&
          [table.data.cup.name, table.data.cup.season, endText(table.data, wall)].filter(Boolean).join(' · ')
        }
        aside={
          <>
            <Years table={table.data} />
            {table.data && <ShareCup table={table.data} />}
          </>
        }
      >
        House cup
      </PageTitle>
      {table.data && <Cup table={table.data} residenceId={asked.residenceId} />}
      {table.data === null && (
        <EmptyState
          icon={Trophy}
          title="No cup yet"
          text="When an admin opens the cup of a year, the points of all residences will appear here."
        />
      )}
      {table.isPending && <CupLoading />}
      {table.isError && (
        <ErrorState
          title="The cup did not load"
          text="Please try again."
          onRetry={() => table.refetch()}
          busy={table.isFetching}
        />
      )}
    </>
  );
}

export const loader = defineLoader(({ search, client }) => [
  prefetchCup(client, askedCup(search)),
  client.prefetchQuery(ownCupOptions()),
  client.prefetchInfiniteQuery(cupsOptions()),
  client.prefetchQuery(sportsOptions()),
]);

async function prefetchCup(client: QueryClient, { cupId, residenceId }: AskedCup): Promise<void> {
  const table = await client.fetchQuery(cupOptions(cupId)).catch(() => null);
  if (!table) return;
  await Promise.all([
    client.prefetchQuery(cupRulesOptions(table.cup.id)),
    ...(residenceId === undefined ? [] : [client.prefetchInfiniteQuery(cupEntriesOptions(table.cup.id, residenceId))]),
  ]);
}

function Cup({ table, residenceId }: { table: CupTable; residenceId: number | undefined }) {
  const chosen = table.rows.find(({ residence }) => residence.id === residenceId);
  const [pressed, setPressed] = useState<number>();
  return (
    <Columns
      main={
        <>
          <CupTableCard table={table} chosen={chosen?.residence.id} onPressed={setPressed} />
          {chosen && (
            <EntriesCard
              key={chosen.residence.id}
              table={table}
              row={chosen}
              isPressed={chosen.residence.id === pressed}
            />
          )}
          <CupGraph table={table} />
        </>
      }
      side={
        <>
          <GainedCard table={table} />
          <RulesCard cupId={table.cup.id} />
        </>
      }
    />
  );
}

/** The years, where there is more than one. */
function Years({ table }: { table: CupTable | null | undefined }) {
  const cups = useInfiniteQuery(cupsOptions()).data ?? [];
  const change = useSearchChange();
  if (!table || cups.length < 2) return null;
  return (
    <Select
      aria-label="Year"
      value={String(table.cup.id)}
      choices={cups.map(({ id, season }) => ({ value: String(id), label: season }))}
      onChange={({ target }) => change({ cup: target.value, residence: null }, { replace: true })}
      className="min-h-11!"
    />
  );
}

const CupLoading = () => (
  <Loading label="Loading the cup...">
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);

interface AskedCup {
  cupId?: number;
  residenceId?: number;
}

/** What the address asks for: `?cup=2&residence=5`. Ids that are no numbers are ignored. */
function askedCup(search: URLSearchParams): AskedCup {
  const [cup, residence] = ['cup', 'residence'].map((name) => search.get(name) ?? '');
  return {
    ...(isId(cup) && { cupId: Number(cup) }),
    ...(isId(residence) && { residenceId: Number(residence) }),
  };
}

const isId = (text: string | undefined): boolean => /^[1-9]\d{0,8}$/.test(text ?? '');
