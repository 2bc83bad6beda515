import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Users, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { playerPath } from '#features/teams/players/rules.ts';
import { idIn } from '#features/teams/players/web/filters.ts';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { ApiError } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { PlayerSeason } from '../contract.ts';
import { type ComparedRow, compare, isRated, toRow } from '../rules.ts';
import { playerSeasonOptions } from './api.ts';
import { Chooser } from './Chooser.tsx';

export function PlayerComparePage() {
  const [search] = useSearchParams();
  const sports = useQuery(sportsOptions());
  const sportId = idIn(search, 'sport');
  const [first, second] = [idIn(search, 'a'), idIn(search, 'b')];
  return (
    <>
      <PageTitle>Player Stat Comparison</PageTitle>
      {sports.data ? (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:items-start lg:gap-6">
          <Chooser sports={sports.data} asked={{ sportId, first, second }} />
          <div aria-live="polite">
            {first !== undefined && second !== undefined && first !== second ? (
              <Comparison key={`${first} ${second}`} first={first} second={second} />
            ) : (
              <section className="card">
                <EmptyState
                  icon={Users}
                  title="No comparison yet"
                  text="Choose a sport and two players, then press Compare Players."
                />
              </section>
            )}
          </div>
        </div>
      ) : sports.isPending ? (
        <Loading label="Loading sports...">
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      ) : (
        <ErrorState
          title="Connection Error"
          text="Unable to load sports. Please try again."
          onRetry={() => sports.refetch()}
          busy={sports.isFetching}
        />
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(sportsOptions())]);

function Comparison({ first, second }: { first: number; second: number }) {
  const [a, b] = [useQuery(playerSeasonOptions(first)), useQuery(playerSeasonOptions(second))];
  if (a.data && b.data) return <Compared first={a.data} second={b.data} />;
  const failed = a.error ?? b.error;
  if (!failed) return <ComparisonLoading />;
  if (failed instanceof ApiError && failed.status === 404) {
    return <EmptyState icon={UserX} title="This player was not found" text="They may have left the team." />;
  }
  return (
    <ErrorState
      title="Connection Error"
      text="Unable to load player statistics. Please try again."
      onRetry={() => [a, b].map((read) => read.error && read.refetch())}
      busy={a.isFetching || b.isFetching}
    />
  );
}

const lengths = [
  { value: 'total', label: 'Total' },
  { value: 'game', label: <span className="whitespace-nowrap">Per game</span> },
] as const;

function Compared({ first, second }: { first: PlayerSeason; second: PlayerSeason }) {
  const [each, setEach] = useState<'total' | 'game'>('total');
  const definition = getDefinition(first.definition);
  const names = [first.player.displayName, second.player.displayName] as const;
  const rows = first.definition === second.definition ? compare(definition, first, second, each) : [];
  const rated = [first, second].some((season) => season.rating > 0 && isRated(getDefinition(season.definition)));
  return (
    <section className="card grid gap-5 p-4 lg:p-6" aria-label={`${names[0]} and ${names[1]}`}>
      <header className="grid grid-cols-2 gap-4">
        <Head season={first} />
        <Head season={second} />
      </header>
      {rows.length === 0 ? (
        <EmptyState title="Nothing to compare" text="Neither player has statistics in this sport this season." />
      ) : (
        <>
          <div className="flex items-center justify-between gap-3">
            <h2>Season {first.season}</h2>
            <Segmented label="Values" choices={lengths} value={each} onChoose={setEach} />
          </div>
          <MirroredBars names={names} rows={rows} decimals={each === 'game' ? 1 : 0} />
        </>
      )}
      {rated && (
        <div className="border-line border-t pt-4">
          <MirroredBars
            names={names}
            rows={[
              toRow({ key: 'rating', abbreviation: 'RTG', label: 'Performance rating' }, first.rating, second.rating),
            ]}
            decimals={0}
          />
        </div>
      )}
    </section>
  );
}

function Head({ season: { player, games } }: { season: PlayerSeason }) {
  return (
    <div className="grid min-w-0 justify-items-center gap-2 text-center">
      <Portrait player={{ ...player, jerseyNumber: null }} lazy={false} className="size-24 rounded-card lg:size-36" />
      <p className="font-bold wrap-anywhere">
        <Link to={playerPath(player.id)} viewTransition className="hover:underline">
          {player.displayName}
        </Link>
      </p>
      <p className="text-sm text-soft">
        <TeamLink team={player.team} />, {games} {games === 1 ? 'game' : 'games'}
      </p>
    </div>
  );
}

const ComparisonLoading = () => (
  <Loading label="Loading player statistics...">
    <Skeleton className="h-112 rounded-card" />
  </Loading>
);

interface MirroredBarsProps {
  names: readonly [first: string, second: string];
  rows: readonly ComparedRow[];
  decimals: number;
}

/** A table for screen readers; to the eye, two bars that grow from the middle, with an arrow at the better value. */
function MirroredBars({ names, rows, decimals }: MirroredBarsProps) {
  return (
    <table className="w-full table-fixed text-center">
      <thead className="sr-only">
        <tr>
          <th scope="col">Statistic</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      <tbody className="grid gap-4">
        {rows.map((row) => (
          <Row key={row.key} row={row} decimals={decimals} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, decimals }: { row: ComparedRow; decimals: number }) {
  const { label, first, second, leading, better } = row;
  const word = better === 'fewer' ? 'fewer' : 'higher';
  const most = Math.max(first, second, 1);
  const value = (number: number) => number.toFixed(decimals);
  return (
    <tr className="grid grid-cols-2 items-center gap-x-1 gap-y-1.5">
      <th scope="row" className="col-span-2 row-start-1 text-sm font-normal text-soft">
        {label}
      </th>
      <td className="row-start-2 flex items-center justify-end gap-2">
        <Value
          text={value(first)}
          explanation={leading === 'first' ? word : null}
          arrow={<ChevronLeft className="size-5" aria-hidden />}
        />
        <Bar share={first / most} isLeading={leading === 'first'} side="first" />
      </td>
      <td className="row-start-2 flex flex-row-reverse items-center justify-end gap-2">
        <Value
          text={value(second)}
          explanation={leading === 'second' ? word : null}
          arrow={<ChevronRight className="size-5" aria-hidden />}
        />
        <Bar share={second / most} isLeading={leading === 'second'} side="second" />
      </td>
    </tr>
  );
}

interface ValueProps {
  text: string;
  /** The word that explains the mark. */
  explanation: string | null;
  arrow: React.ReactNode;
}

function Value({ text, explanation, arrow }: ValueProps) {
  return (
    <span className={`flex shrink-0 items-center ${explanation ? 'text-accent-text' : 'text-soft'}`}>
      {explanation && arrow}
      <span className="score min-w-9 text-xl">{text}</span>
      {explanation && <span className="sr-only">, {explanation}</span>}
    </span>
  );
}

interface BarProps {
  /** 0 to 1. */
  share: number;
  isLeading: boolean;
  side: 'first' | 'second';
}

function Bar({ share, isLeading, side }: BarProps) {
  return (
    <span
      className={`flex h-3 min-w-0 flex-1 overflow-hidden bg-raised ${side === 'first' ? 'justify-end rounded-l-full' : 'rounded-r-full'}`}
      aria-hidden
    >
      <span className={`h-full ${isLeading ? 'bg-accent-text' : 'bg-soft'}`} style={{ width: `${100 * share}%` }} />
    </span>
  );
}
