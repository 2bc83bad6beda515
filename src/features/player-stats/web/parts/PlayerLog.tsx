import { useQuery } from '@tanstack/react-query';
import { belowSeason } from '#features/players/web/slots.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { PlayerSeason } from '../../contract.ts';
import { averagesOf, trendOf } from '../../rules.ts';
import { playerSeasonOptions } from '../api.ts';
import { GameLog } from '../GameLog.tsx';
import { TrendLine } from '../TrendLine.tsx';

export const filling = belowSeason.fill(PlayerLog);

/** What a player's box scores say: averages, the trend, and the latest games. */
export function PlayerLog({ playerId }: { playerId: number }) {
  const season = useQuery(playerSeasonOptions(playerId));
  if (season.data) return <Log season={season.data} />;
  if (season.isPending) {
    return (
      <Loading label="Loading the game log...">
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="The game log did not load"
      text="Please try again."
      onRetry={() => season.refetch()}
      busy={season.isFetching}
    />
  );
}

function Log({ season }: { season: PlayerSeason }) {
  const definition = definitionOf(season.definition);
  const averages = averagesOf(definition, season);
  const trend = trendOf(season.log);
  return (
    <>
      {averages.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-[1.0625rem]">Per game</h3>
          <dl className="grid grid-cols-4 gap-2 sm:grid-cols-5">
            {averages.map(({ key, abbreviation, label, value }) => (
              <div key={key} className="flex flex-col-reverse gap-1 rounded-control bg-raised px-1 py-2.5 text-center">
                <dt className="text-xs text-soft">
                  <span aria-hidden>{abbreviation}</span>
                  <span className="sr-only">{label} per game</span>
                </dt>
                <dd className="score text-2xl">{value.toFixed(1)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {season.log.length > 0 && (
        <section className="grid min-w-0 gap-3">
          <h3 className="text-[1.0625rem]">Latest games</h3>
          {trend.length > 1 && <TrendLine values={trend} />}
          <GameLog log={season.log} definition={definition} />
        </section>
      )}
    </>
  );
}
