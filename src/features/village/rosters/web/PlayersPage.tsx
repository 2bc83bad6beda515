import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Rows3, Star, UserSearch } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { YouOnCard } from '#features/teams/player-links/web/YouOnCard.tsx';
import type { Player, PlayerTotals } from '#features/teams/players/contract.ts';
import { type Narrowing, playersOptions, playerTotalsOptions } from '#features/teams/players/web/api.ts';
import { readNarrowing } from '#features/teams/players/web/filters.ts';
import { useProfileInUrl } from '#features/teams/players/web/useProfileInUrl.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSearchChange, useTypedSearch } from '#web/routing/search-params.ts';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { CountTiles } from './CountTiles.tsx';
import { chooseListView, useListView } from './list-view.ts';
import { PlayerCardsLoading } from './PlayerCard.tsx';
import { PlayerGroups } from './PlayerGroups.tsx';
import { OpenProfile } from './PlayerProfile.tsx';

interface SportButtonsProps {
  sports: PlayerTotals['bySport'] | undefined;
  athletes: number | undefined;
  chosen: number | undefined;
  onChoose: (sportId: number | undefined) => void;
}

const all = 'all';

export function SportButtons({ sports, athletes, chosen, onChoose }: SportButtonsProps) {
  if (!sports) return <SportButtonsLoading />;
  return (
    <FilterPills
      label="Sport"
      value={chosen === undefined ? all : String(chosen)}
      onChoose={(value) => onChoose(value === all ? undefined : Number(value))}
      choices={[
        { value: all, label: 'All Sports', count: athletes },
        ...sports.map((sport) => ({ value: String(sport.sportId), label: sport.name, count: sport.athletes })),
      ]}
    />
  );
}

function SportButtonsLoading() {
  return (
    <div className="flex gap-2 overflow-hidden py-1 lg:min-h-[104px] lg:flex-wrap" aria-hidden>
      {[130, 140, 112, 104, 98, 110].map((width) => (
        <div key={width} style={{ width }} className="shrink-0">
          <Skeleton className="h-11 rounded-full" />
        </div>
      ))}
    </div>
  );
}

export function PlayersPage() {
  const [params] = useSearchParams();
  const narrowing = readNarrowing(params);
  const players = useInfiniteQuery(playersOptions(narrowing));
  const totals = useQuery(playerTotalsOptions());
  const profile = useProfileInUrl('player');
  const retry = () => {
    void players.refetch();
    if (totals.isLoadingError) void totals.refetch();
  };
  return (
    <>
      <PageTitle aside={<ListChoice />}>Athletes</PageTitle>
      <div className="flex flex-col gap-3.5">
        <Filters narrowing={narrowing} totals={totals} />
        <Athletes players={players} grouped={narrowing.sportId === undefined} onOpen={profile.open} onRetry={retry} />
        {!totals.isLoadingError && <Totals totals={totals.data} />}
      </div>
      <OpenProfile profile={profile} players={players.data} />
    </>
  );
}

export const loader = defineLoader(({ search, client }) => [
  client.prefetchInfiniteQuery(playersOptions(readNarrowing(search))),
  client.prefetchQuery(playerTotalsOptions()),
  ...YouOnCard.reads(client),
]);

/** An address that ends with it leads here to type a name at once. */
const searchId = 'find';

interface FiltersProps {
  narrowing: Narrowing;
  totals: { data: PlayerTotals | undefined; isLoadingError: boolean };
}

function Filters({ narrowing, totals }: FiltersProps) {
  const change = useSearchChange();
  const [typed, type] = useTypedSearch('q');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${searchId}`) document.getElementById(searchId)?.focus();
  }, [hash]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2 lg:max-w-2xl">
        <div className="min-w-0 grow">
          <SearchBox label="Search athletes..." value={typed} onType={type} id={searchId} />
        </div>
        <ToggleButton
          isPressed={narrowing.allStars === true}
          tone="gold"
          onClick={() => change({ allstars: narrowing.allStars ? null : 'true' }, { replace: true })}
          className="shrink-0"
        >
          <Star className={`size-4 ${narrowing.allStars ? 'fill-current' : ''}`} aria-hidden />
          All-Stars
        </ToggleButton>
      </div>
      {!totals.isLoadingError && (
        <SportButtons
          sports={totals.data?.bySport}
          athletes={totals.data?.athletes}
          chosen={narrowing.sportId}
          onChoose={(sport) => change({ sport: sport ?? null }, { replace: true })}
        />
      )}
    </div>
  );
}

/** Rows instead of cards, for those who look for one among many; this device remembers it. */
function ListChoice() {
  const asList = useListView();
  return (
    <ToggleButton
      isPressed={asList}
      aria-label="List view"
      title="List view"
      onClick={() => chooseListView(!asList)}
      className="shrink-0"
    >
      <Rows3 className="size-4.5" aria-hidden />
    </ToggleButton>
  );
}

function Totals({ totals }: { totals: PlayerTotals | undefined }) {
  return (
    <footer className="mt-4">
      <h2 className="sr-only">Totals</h2>
      <CountTiles
        className="grid-cols-2 sm:grid-cols-4"
        counts={[
          { label: 'Athletes', value: totals?.athletes },
          { label: 'Sports', value: totals?.sports },
          { label: 'All-Stars', value: totals?.allStars },
          { label: 'Captains', value: totals?.captains },
        ]}
      />
    </footer>
  );
}

interface AthletesProps {
  players: UseInfiniteQueryResult<Player[]>;
  grouped: boolean;
  onOpen: (id: number) => void;
  onRetry: () => void;
}

function Athletes({ players, grouped, onOpen, onRetry }: AthletesProps) {
  const athletes = players.data;
  const asList = useListView();
  if (players.isPending) {
    return (
      <Loading label="Loading Athletes" className="grid gap-3">
        <p className="text-soft" aria-hidden>
          Loading Athletes
        </p>
        <PlayerCardsLoading count={10} />
      </Loading>
    );
  }
  if (!athletes) {
    return (
      <ErrorState
        title="Connection Error"
        text="Unable to load athlete data. Please try again."
        onRetry={onRetry}
        busy={players.isFetching}
      />
    );
  }
  if (athletes.length === 0) {
    return (
      <EmptyState icon={UserSearch} title="No Athletes Found" text="Try another name or sport, or clear a filter." />
    );
  }
  return (
    <div
      aria-busy={players.isPlaceholderData}
      className={players.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
    >
      <PlayerGroups players={athletes} grouped={grouped} asList={asList} onOpen={onOpen} />
      <LoadMore list={players} />
    </div>
  );
}
