import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasBothScores, scoreText } from '#features/competition/games/score-rules.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import { analysisPath } from '#features/results/box-scores/web/paths.ts';
import type { Player } from '#features/teams/players/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { ColumnHeading, ScrollTable } from '#web/ui/lists/Table.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { LoggedGame } from '../contract.ts';
import { comparedStats, computeTrend } from '../rules.ts';
import { playerSeasonOptions } from './api.ts';
import { SeasonStats } from './SeasonStats.tsx';

/** Scrolls sideways on its own; the column of games stays in sight. */
function GameLog({ log, definition }: { log: readonly LoggedGame[]; definition: SportDefinition }) {
  const columns = comparedStats(definition);
  return (
    <ScrollTable
      label="Game log"
      caption="Game log, newest first"
      frame="rounded-control bg-raised [--behind:var(--color-raised)] [--edge:12px]"
    >
      <thead>
        <tr>
          <th scope="col">Game</th>
          {columns.map(({ key, abbreviation, label }) => (
            <ColumnHeading key={key} short={abbreviation} label={label} />
          ))}
        </tr>
      </thead>
      <tbody>
        {log.map((game) => (
          <tr key={game.gameId}>
            <th scope="row" className="py-0 font-normal">
              <GameLink game={game} />
            </th>
            {game.didNotPlay ? (
              <td colSpan={columns.length} className="text-soft">
                Did not play
              </td>
            ) : (
              columns.map(({ key }) => (
                <td key={key} className="score">
                  {game.stats[key] === null ? <NotTracked /> : (game.stats[key] ?? 0)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function GameLink({ game }: { game: LoggedGame }) {
  const { gameId, dateTime, opponent } = game;
  const score = toScores(game);
  return (
    <Link
      to={analysisPath(gameId)}
      viewTransition
      className="grid min-h-11 w-[min(8rem,44vw)] content-center leading-tight hover:underline sm:w-auto"
    >
      <span className="truncate font-bold">
        <span className="sr-only">against </span>
        {opponent.name}
      </span>
      <span className="text-xs text-soft">
        {gameDay(dateTime, new Date())}
        {hasBothScores(score) && `, ${scoreText(score)}`}
      </span>
    </Link>
  );
}

/** With the player's own side first. */
const toScores = ({ ownScore, otherScore, ownShootout, otherShootout }: LoggedGame) => ({
  homeScore: ownScore,
  awayScore: otherScore,
  homeShootout: ownShootout,
  awayShootout: otherShootout,
});

const NotTracked = () => (
  <>
    <span aria-hidden>-</span>
    <span className="sr-only">not counted</span>
  </>
);

const [width, height, inset] = [320, 72, 6];

/** Scores game by game, the latest on the right. */
function TrendLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => ({
    x: inset + (index * (width - 2 * inset)) / (values.length - 1),
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
  const trend = computeTrend(log);
  return (
    <>
      <SeasonStats season={season.data} openingStats={player.openingStats} />
      {log.length > 0 && (
        <section className="grid min-w-0 gap-3">
          <h3 className="text-lg">Latest games</h3>
          {trend.length > 1 && <TrendLine values={trend} />}
          <GameLog log={log} definition={getDefinition(definition)} />
        </section>
      )}
    </>
  );
}
