import { Link } from 'react-router';
import { hasBothScores, scoreText } from '#features/competition/games/score-rules.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { ColumnHeading, ScrollTable } from '#web/ui/lists/Table.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { loggedStats } from '../career-rules.ts';
import type { LoggedGame } from '../contract.ts';

/** Scrolls sideways on its own; the column of games stays in sight. Its other columns are what the player has any of. */
export function GameLog({ log, definition }: { log: readonly LoggedGame[]; definition: SportDefinition }) {
  const columns = loggedStats(definition, log);
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
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <Link
      to={`/games/${gameId}`}
      viewTransition
      className="grid min-h-11 w-[min(8rem,44vw)] content-center leading-tight hover:underline sm:w-auto"
    >
      <span className="truncate font-bold">
        <span className="sr-only">against </span>
        {opponent.name}
      </span>
      <span className="text-xs text-soft">
        {gameDay(dateTime, now, zone)}
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
