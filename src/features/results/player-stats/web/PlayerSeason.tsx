import { useQuery } from '@tanstack/react-query';
import type { Player } from '#features/teams/players/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { findTrend } from '../career-rules.ts';
import { playerSeasonOptions } from './api.ts';
import { GameLog } from './GameLog.tsx';
import { SeasonStats } from './SeasonStats.tsx';
import { TrendBars } from './TrendBars.tsx';

/** A player's season in the statistics of their sport, the trend, and the latest games. */
export function PlayerSeason({ player }: { player: Pick<Player, 'id' | 'openingStats'> }) {
  const season = useQuery(playerSeasonOptions(player.id));
  if (season.isPending) {
    return (
      <Loading label="Loading player statistics...">
        <Skeleton className="h-64 rounded-card" />
      </Loading>
    );
  }
  if (!season.data) {
    return (
      <ErrorState
        title="The statistics did not load"
        text="Please try again."
        onRetry={() => season.refetch()}
        busy={season.isFetching}
      />
    );
  }
  const { log } = season.data;
  const definition = getDefinition(season.data.definition);
  const trend = findTrend(definition, log);
  return (
    <>
      <SeasonStats season={season.data} openingStats={player.openingStats} />
      {log.length > 0 && (
        <section className="grid min-w-0 gap-3">
          <h3 className="text-lg">Latest games</h3>
          {trend && <TrendBars trend={trend} />}
          <GameLog log={log} definition={definition} />
        </section>
      )}
    </>
  );
}
