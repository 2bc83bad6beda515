import { useQuery } from '@tanstack/react-query';
import { Printer, Trophy } from 'lucide-react';
import { useParams } from 'react-router';
import { standingsOptions } from '#features/results/standings/web/api.ts';
import { StandingsTable } from '#features/results/standings/web/StandingsTable.tsx';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { teamCrestsOptions } from '#features/teams/teams/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Bracket } from '../contract.ts';
import { layOut, layOutRounds } from '../layout-rules.ts';
import { bracketGamesOptions, bracketOptions } from './api.ts';
import { BracketTree } from './BracketTree.tsx';
import { Draws } from './Draws.tsx';

export function BracketPage() {
  const id = Number(useParams()['id']);
  const { data: bracket, error, isFetching, refetch } = useQuery(bracketOptions(id));
  const product = useProductName();
  if (!bracket) {
    return (
      <>
        <PageTitle>Bracket</PageTitle>
        <NoBracket error={error} busy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  const { competition, sport, season } = bracket;
  return (
    <>
      <DocumentTitle of={competition.name} product={product} />
      <PageTitle
        below={`${sport.name} · ${season}`}
        aside={
          bracket.matches.length > 0 && (
            <Button small variant="plain" className="print:hidden" onClick={() => window.print()}>
              <Printer className="-ml-1 size-4" aria-hidden /> Print
            </Button>
          )
        }
      >
        {competition.name}
      </PageTitle>
      <div className="grid grid-cols-1 gap-7">
        {bracket.isDrawn && <Draws bracket={bracket} />}
        {bracket.hasTables && <Tables bracket={bracket} />}
        {bracket.matches.length > 0 ? <Trees bracket={bracket} /> : <NoMatches />}
      </div>
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(bracketOptions(id)),
    client.prefetchQuery(bracketGamesOptions(id)),
    client.prefetchQuery(standingsOptions({ competitionId: id })),
    client.prefetchQuery(myTeamsOptions),
    client.prefetchQuery(teamCrestsOptions()),
  ];
});

function Trees({ bracket: { competition, matches, byes, isDrawn } }: { bracket: Bracket }) {
  const { data: games = [] } = useQuery(bracketGamesOptions(competition.id));
  const byId = new Map(games.map((game) => [game.id, game]));
  const trees = isDrawn ? layOutRounds({ matches, byes }) : layOut(matches);
  return trees.map((tree) => <BracketTree key={tree.key} tree={tree} games={byId} />);
}

/** The tables that say who comes into the knock-out. */
function Tables({ bracket: { competition } }: { bracket: Bracket }) {
  const { data } = useQuery(standingsOptions({ competitionId: competition.id }));
  if (!data || data.rows.length === 0) return null;
  const tables = data.groups.length > 0 ? data.groups : [{ name: 'Table', rows: data.rows }];
  return (
    <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-2 print:grid-cols-2">
      {tables.map(({ name, rows }) => (
        <section key={name} aria-label={name} className="card min-w-0 overflow-hidden pt-4 print:break-inside-avoid">
          <h2 className="px-4">{name}</h2>
          <StandingsTable rows={rows} columns={data.columns} label={`${competition.name}, ${name}`} />
        </section>
      ))}
    </div>
  );
}

const NoMatches = () => (
  <EmptyState
    icon={Trophy}
    title="No knock-out yet"
    text="A bracket appears here once a season is published with one, or games have rounds such as Semi-final and Final."
  >
    <ButtonLink to="/games">Games & Matches</ButtonLink>
  </EmptyState>
);

function NoBracket({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={Trophy} title="This competition was not found" text="It may have been removed." />;
  }
  if (error) return <ErrorState title="The bracket did not load" onRetry={onRetry} busy={busy} />;
  return (
    <Loading label="Loading the bracket" className="grid gap-3.5">
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
