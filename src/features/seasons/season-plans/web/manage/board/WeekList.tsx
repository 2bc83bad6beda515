import { Lock, TriangleAlert } from 'lucide-react';
import { dateText } from '#shared/notation.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { daysOfWeek, reasonOff } from '../../../board-rules.ts';
import { calledOffOn } from '../../../closed-rules.ts';
import { counted } from '../plan-texts.ts';
import { spanOf } from './actions.ts';
import { MoveDayButton } from './MoveDay.tsx';
import { type Board, type BoardGame, laneText } from './model.ts';
import { isHard } from './moving.ts';

interface WeekListProps {
  board: Board;
  week: string;
  onMoveDay: (day: string) => void;
  onOpen: (gameId: number) => void;
}

/** The games of a week by time. */
export function WeekList({ board, week, onMoveDay, onOpen }: WeekListProps) {
  const days = daysOfWeek(week)
    .map((day) => ({ day, games: board.games.filter(({ spot }) => spot?.day === day).toSorted(byTime) }))
    .filter(({ games }) => games.length > 0);
  if (days.length === 0) return <EmptyState title="No games this week" />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3.5">
      {days.map(({ day, games }) => (
        <section key={day} className="card overflow-clip">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-line border-b bg-raised pl-4">
            <h2 className="flex flex-wrap items-baseline gap-x-2 py-2 text-base">
              {dateText(day, new Date(day))}
              <span className="font-normal text-sm text-soft">
                {[counted(games.length, 'game'), reasonOff(board.plan.setup, day), calledOffOn(board.plan.setup, day)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </h2>
            <MoveDayButton day={day} onPress={() => onMoveDay(day)} />
          </div>
          <ul className="divide-y divide-line">
            {games.map((shown) => (
              <ListRow key={shown.game.id} {...{ board, shown, onOpen }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A move that is not stored yet leaves the others where they are in the list. */
const byTime = (one: BoardGame, other: BoardGame) => (one.spot?.start ?? 0) - (other.spot?.start ?? 0);

function ListRow({ board, shown, onOpen }: { board: Board; shown: BoardGame; onOpen: (gameId: number) => void }) {
  const { game, spot, title, competition, faults } = shown;
  if (!spot) return null;
  return (
    <li>
      <button type="button" data-row={game.id} onClick={() => onOpen(game.id)} className={row}>
        <span className="score text-base">{spanOf(spot.start, game.minutes)}</span>
        <span className="wrap-anywhere min-w-0 font-bold">{title}</span>
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-soft max-sm:col-start-2">
          <span className="size-2.5 shrink-0 rounded-full" style={{ background: competition.colour }} aria-hidden />
          <span className="truncate">
            {competition.name} · {laneText(board.laneName(spot))}
          </span>
          {game.isLocked && <Lock className="size-4 shrink-0" aria-label="Locked" />}
        </span>
        {faults.map((fault) => (
          <span
            key={fault.text}
            className={`col-start-2 flex gap-1.5 text-sm sm:col-end-4 ${fault.isHard ? 'text-live-text' : 'text-gold'}`}
          >
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span className="wrap-anywhere min-w-0">{fault.text}</span>
          </span>
        ))}
        {isHard(faults) && <span className="sr-only">Clash</span>}
      </button>
    </li>
  );
}

const row =
  'grid min-h-12 w-full grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 px-4 py-2 text-left hover:bg-raised sm:grid-cols-[5.75rem_minmax(0,1fr)_minmax(0,1fr)]';
