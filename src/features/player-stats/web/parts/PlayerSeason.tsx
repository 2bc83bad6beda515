import { useQuery } from '@tanstack/react-query';
import type { Player } from '#features/players/contract.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { trendOf } from '../../rules.ts';
import { playerSeasonOptions } from '../api.ts';
import { GameLog } from '../GameLog.tsx';
import { SeasonStats } from '../SeasonStats.tsx';

const [width, height, inset] = [320, 72, 6];

/** What was scored game by game, the latest on the right. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, place) => ({
    x: inset + (place * (width - 2 * inset)) / (values.length - 1),
    y: height - inset - (value / most) * (height - 2 * inset),
  }));
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Scored game by game, oldest first: ${values.join(', ')}`}
      className="w-full rounded-control bg-raised"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-2 stroke-accent-text"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="4" className="fill-accent-text" />}
    </svg>
  );
}

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
  const { log, definition } = season.data;
  const trend = trendOf(log);
  return (
    <>
      <SeasonStats season={season.data} openingStats={player.openingStats} />
      {log.length > 0 && (
        <section className="grid min-w-0 gap-3">
          <h3 className="text-[1.0625rem]">Latest games</h3>
          {trend.length > 1 && <TrendLine values={trend} />}
          <GameLog log={log} definition={definitionOf(definition)} />
        </section>
      )}
    </>
  );
}
