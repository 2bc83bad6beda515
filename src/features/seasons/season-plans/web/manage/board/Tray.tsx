import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { Board, BoardGame } from './model.ts';
import { useIsOverTray, useMovingGame } from './moving.ts';

const pageLength = 40;

/** Games that have no place, with the reason; a game dropped here is taken out. */
export function Tray({ board, onOpen }: { board: Board; onOpen: (gameId: number) => void }) {
  const [length, setLength] = useState(pageLength);
  const isOver = useIsOverTray();
  const unplaced = board.games.filter(({ spot }) => spot === null);
  return (
    <section
      aria-label="Without a place"
      data-tray
      className={`card grid grid-cols-1 content-start gap-2 p-2.5 transition-colors lg:max-h-[max(22rem,calc(100dvh-26rem))] lg:min-h-44 lg:overflow-y-auto ${isOver ? 'border-accent-text bg-raised' : ''}`}
      data-scroller
    >
      <h2 className="flex items-baseline justify-between px-1 text-base">
        Without a place <span className="score text-lg text-soft">{unplaced.length}</span>
      </h2>
      {unplaced.length === 0 && (
        <p className="grid justify-items-center gap-1.5 px-2 py-4 text-center text-sm text-soft">
          <Inbox className="size-5" aria-hidden />
          Every game has a place. Take one out and it waits here.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-1.5 empty:hidden sm:max-lg:grid-cols-2">
        {unplaced.slice(0, length).map((shown) => (
          <TrayCard key={shown.game.id} shown={shown} onOpen={onOpen} />
        ))}
      </ul>
      {unplaced.length > length && (
        <Button small wide onClick={() => setLength(length + pageLength)}>
          Show more
        </Button>
      )}
    </section>
  );
}

function TrayCard({ shown, onOpen }: { shown: BoardGame; onOpen: (gameId: number) => void }) {
  const { game, title, competition } = shown;
  const isMoving = useMovingGame(game.id);
  return (
    <li>
      <button
        type="button"
        data-game={game.id}
        onClick={() => onOpen(game.id)}
        className={`${card} ${isMoving ? 'opacity-40' : ''}`}
        style={{ borderLeftColor: competition.colour }}
      >
        <span className="wrap-anywhere font-bold">{title}</span>
        <span className="wrap-anywhere text-soft">
          {competition.name} · {game.minutes} min
        </span>
        {game.problem && <span className="wrap-anywhere text-gold">{game.problem}</span>}
      </button>
    </li>
  );
}

const card =
  'grid min-h-11 w-full cursor-grab gap-0.5 rounded-lg border border-line border-l-4 bg-raised px-2 py-1.5 text-left text-xs lights-up active:cursor-grabbing';
