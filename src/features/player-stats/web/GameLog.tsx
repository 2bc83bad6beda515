import { Link } from 'react-router';
import { dayText } from '#features/box-scores/web/day.ts';
import { analysisPath } from '#features/box-scores/web/paths.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { ScrollTable } from '#web/ui/lists/ScrollTable.tsx';
import type { LoggedGame } from '../contract.ts';
import { comparedStats } from '../rules.ts';

/** Scrolls sideways in itself; the games stay in sight. */
export function GameLog({ log, definition }: { log: readonly LoggedGame[]; definition: SportDefinition }) {
  const columns = comparedStats(definition);
  return (
    <ScrollTable
      label="Game log"
      className="rounded-control bg-raised [--behind:var(--color-raised)]"
      table="text-right text-sm"
    >
      <caption className="sr-only">Game log, newest first</caption>
      <thead className="text-xs text-soft">
        <tr>
          <th scope="col" className="px-3 py-2 text-left font-medium">
            Game
          </th>
          {columns.map(({ key, abbreviation, label }) => (
            <th key={key} scope="col" className="px-2 py-2 font-medium">
              <abbr title={label} aria-label={label} className="no-underline">
                {abbreviation}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {log.map((game) => (
          <tr key={game.gameId}>
            <th scope="row" className="border-line border-t px-3 text-left font-normal">
              <GameLink game={game} />
            </th>
            {game.didNotPlay ? (
              <td colSpan={columns.length} className="border-line border-t px-2 text-soft">
                Did not play
              </td>
            ) : (
              columns.map(({ key }) => (
                <td key={key} className="score border-line border-t px-2 text-lg">
                  {game.stats[key] === null ? <NotCounted /> : (game.stats[key] ?? 0)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function GameLink({ game: { gameId, dateTime, opponent, ownScore, otherScore } }: { game: LoggedGame }) {
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
        {dayText(dateTime, new Date())}
        {ownScore !== null && otherScore !== null && `, ${ownScore}-${otherScore}`}
      </span>
    </Link>
  );
}

const NotCounted = () => (
  <>
    <span aria-hidden>-</span>
    <span className="sr-only">not counted</span>
  </>
);
