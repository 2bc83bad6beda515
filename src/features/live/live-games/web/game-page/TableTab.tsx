import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { type AskedTable, standingsOptions } from '#features/results/standings/web/api.ts';
import { Marks, StandingsTable } from '#features/results/standings/web/StandingsTable.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';

/** Which table a game counts for: its competition's, or that of its sport and season. */
export const tableOf = ({ competitionId, sportId, season }: Game): AskedTable =>
  competitionId === null ? { sportId, season } : { competitionId };

export function TableTab({ game }: { game: Game }) {
  const {
    data: standings,
    isError,
    isFetching,
    refetch,
  } = useQuery(standingsOptions({ ...tableOf(game), ...(game.competitionId && game.group && { group: game.group }) }));
  if (!standings) {
    if (isError) return <ErrorState title="The table did not load" onRetry={() => void refetch()} busy={isFetching} />;
    return (
      <Loading label="Loading the table">
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  }
  const { rows, season, rule, columns, competition } = standings;
  const title = [competition?.name ?? game.sport.name, competition && game.group].filter(Boolean).join(', ');
  return (
    <section className="card overflow-hidden" aria-labelledby="game-table">
      <header className="flex items-center justify-between gap-3 px-4 pt-4">
        <h2 id="game-table">{title}</h2>
        <span className="score text-lg text-soft">{season}</span>
      </header>
      <StandingsTable rows={rows} columns={columns} label={`${title}, season ${season}`} />
      <Marks rows={rows} />
      <p className="border-line border-t px-4 py-3 text-sm text-soft">{rule}</p>
    </section>
  );
}
