import { useQuery } from '@tanstack/react-query';
import { ListOrdered, TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LeadersPart } from '#features/results/player-stats/web/Leaders.tsx';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Select } from '#web/ui/fields/Field.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Standings } from '../contract.ts';
import { describeAdjustment, describeLacking } from '../in-words.ts';
import { type AskedTable, standingsOptions } from './api.ts';
import { besideTable } from './extension-points.ts';
import { LeavingLink } from './LeavingLink.tsx';
import { Marks, StandingsTable } from './StandingsTable.tsx';

export function StandingsPage() {
  const [search] = useSearchParams();
  const table = useQuery(standingsOptions(askedTable(search)));
  return (
    <>
      <PageTitle>Standings</PageTitle>
      {table.data ? (
        <Table standings={table.data} />
      ) : table.isPending ? (
        <StandingsLoading />
      ) : (
        <ErrorState
          title="The standings did not load"
          text="Please try again."
          onRetry={() => table.refetch()}
          busy={table.isFetching}
        />
      )}
    </>
  );
}

export const loader = defineLoader(({ search, ...loading }) => [
  loading.client.prefetchQuery(standingsOptions(askedTable(search))),
  loading.client.prefetchQuery(myTeamsOptions),
  besideTable.ready(loading),
]);

const untilPlanned = 'A table will appear here once league or regular games are scheduled.';

function Table({ standings }: { standings: Standings }) {
  const { sport, sports, competition, season, seasons, rows, rule, lacking, adjustments } = standings;
  const change = useSearchChange();
  const isChosen = useSearchParams()[0].has('competition');
  const choice = sports.length > 0 && (
    <FilterPills
      label="Sport"
      choices={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(sport?.id)}
      onChoose={(chosen) => change({ sport: chosen, season: null, competition: null }, { replace: true })}
    />
  );
  if (!sport) {
    return (
      <>
        {choice}
        <EmptyState icon={ListOrdered} title="No standings yet" text={untilPlanned} />
      </>
    );
  }
  return (
    <>
      {choice}
      {besideTable.contributions().map(({ key, Component }) => (
        <Component key={key} sportId={sport.id} season={season} />
      ))}
      <section className="card mt-4 overflow-hidden" aria-labelledby="table-heading">
        <header className="flex items-center justify-between gap-3 px-4 pt-4">
          <h2 id="table-heading">{sport.name}</h2>
          <Seasons
            standings={standings}
            onChoose={(chosen) => change({ season: chosen, competition: null }, { replace: true })}
          />
        </header>
        <Competitions
          standings={standings}
          onChoose={(chosen) => change({ competition: chosen || null }, { replace: true })}
        />
        {rows.length === 0 ? (
          <EmptyState
            title={`No games in ${season}`}
            text={seasons.length > 0 ? 'Choose another season.' : untilPlanned}
          />
        ) : (
          <Tables standings={standings} label={`${sport.name}, season ${season}`} />
        )}
        <Marks rows={rows} />
        <Adjustments adjustments={adjustments} />
        {lacking.map((one) => (
          <p key={one.figure} className="flex items-start gap-2 border-line border-t px-4 py-3 text-sm font-semibold">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden /> {describeLacking(one)}
          </p>
        ))}
        <p className="border-line border-t px-4 py-3 text-sm text-soft">{rule}</p>
      </section>
      {competition && <LeavingLink competitionId={competition.id}>A team leaves</LeavingLink>}
      <LeadersPart sportId={sport.id} season={season} competitionId={isChosen ? competition?.id : undefined} />
    </>
  );
}

/** One table; of a competition with groups, one for each. */
function Tables({ standings: { rows, groups, columns }, label }: { standings: Standings; label: string }) {
  if (groups.length === 0) return <StandingsTable rows={rows} columns={columns} label={label} />;
  return groups.map((group) => (
    <section
      key={group.name}
      aria-label={group.name}
      className="mt-3 border-line border-t pt-3 first-of-type:border-t-0"
    >
      <h3 className="px-4">{group.name}</h3>
      <StandingsTable rows={group.rows} columns={columns} label={`${label}, ${group.name}`} />
    </section>
  ));
}

/** Deductions and gifts of points, with why and by whom. */
function Adjustments({ adjustments }: Pick<Standings, 'adjustments'>) {
  if (adjustments.length === 0) return null;
  return (
    <ul aria-label="Points given and taken away" className="grid gap-1 border-line border-t px-4 py-3 text-sm">
      {adjustments.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read as a whole
        <li key={at} className="wrap-anywhere">
          {describeAdjustment(one)}
        </li>
      ))}
    </ul>
  );
}

function Seasons({
  standings: { season, seasons },
  onChoose,
}: {
  standings: Standings;
  onChoose: (s: string) => void;
}) {
  const all = seasons.includes(season) ? seasons : [season, ...seasons];
  if (all.length < 2) return <span className="score text-lg text-soft">{season}</span>;
  return (
    <Select aria-label="Season" value={season} onChange={(event) => onChoose(event.target.value)} className="min-h-11!">
      {all.map((offered) => (
        <option key={offered}>{offered}</option>
      ))}
    </Select>
  );
}

/** Chooses between the tables of leagues and that of all league games of the season. */
function Competitions({ standings, onChoose }: { standings: Standings; onChoose: (id: string) => void }) {
  const [search] = useSearchParams();
  const { competition, competitions } = standings;
  const isOther = competition !== null && competitions.every(({ id }) => id !== competition.id);
  const choices = isOther ? [...competitions, competition] : competitions;
  if (choices.length === 0) return null;
  // If the only league is the whole table, there is nothing to choose.
  if (choices.length === 1 && competition && !search.has('competition'))
    return <p className="px-4 text-sm text-soft">{competition.name}</p>;
  return (
    <div className="px-4 pt-2">
      <Select
        aria-label="Competition"
        value={String(competition?.id ?? '')}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11!"
      >
        <option value="">All league games</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function StandingsLoading() {
  return (
    <Loading label="Loading standings...">
      <Skeleton className="my-1 h-11 rounded-full" />
      <Skeleton className="mt-4 h-96 rounded-card" />
    </Loading>
  );
}

/** Which table the address asks for: `?sport=3&season=2025/26&competition=4`. Ids that are no numbers are ignored. */
function askedTable(search: URLSearchParams): AskedTable {
  const sport = search.get('sport') ?? '';
  const season = search.get('season')?.trim();
  const competition = search.get('competition') ?? '';
  return {
    ...(/^\d{1,9}$/.test(sport) && { sportId: Number(sport) }),
    ...(season && season.length <= 20 && { season }),
    ...(/^\d{1,9}$/.test(competition) && { competitionId: Number(competition) }),
  };
}
