import { Lock, TriangleAlert } from 'lucide-react';
import { clockText } from '../../../board-rules.ts';
import type { BoardGame } from './model.ts';
import { isHard, useMovingGame } from './moving.ts';

interface GameCardProps {
  shown: BoardGame;
  /** How many lines of text it has room for. */
  lines: number;
  isOverlapping?: boolean;
  onOpen: (gameId: number) => void;
}

/** A game on the board: pressed it asks where to, and it can be dragged. */
export function GameCard({ shown, lines, isOverlapping = false, onOpen }: GameCardProps) {
  const { game, competition, home, away, title, spot, hasBegun, faults } = shown;
  const isMoving = useMovingGame(game.id);
  const look = isHard(faults) || isOverlapping ? looks.hard : faults.length > 0 ? looks.soft : looks.plain;
  return (
    <button
      type="button"
      data-game={game.id}
      onClick={() => onOpen(game.id)}
      className={`${card} ${look} ${isMoving ? 'opacity-40' : ''} ${hasBegun ? 'border-dashed' : ''}`}
      style={{ borderLeftColor: competition.colour }}
    >
      {lines >= 3 ? (
        <>
          <span className="truncate font-bold">
            {home}
            <span className="sr-only"> v </span>
          </span>
          <span className="truncate font-bold">{away}</span>
        </>
      ) : (
        <span className="truncate font-bold">{title}</span>
      )}
      <span className="sr-only">{spoken(shown, isOverlapping)}</span>
      {lines >= 2 && (
        <span className="flex min-w-0 items-center gap-1 text-soft" aria-hidden>
          {spot && <span className="score text-sm">{clockText(spot.start)}</span>}
          <span className="min-w-0 truncate">{lines >= 4 ? competition.name : competition.letters}</span>
          <span className="ml-auto flex shrink-0 gap-0.5">
            {game.isLocked && <Lock className="size-3.5" />}
            {(faults.length > 0 || isOverlapping) && (
              <TriangleAlert
                className={`size-3.5 ${isHard(faults) || isOverlapping ? 'text-live-text' : 'text-gold'}`}
              />
            )}
          </span>
        </span>
      )}
    </button>
  );
}

/** What its place, colours and marks say. */
function spoken({ competition, when, game, hasBegun, faults }: BoardGame, isOverlapping: boolean): string {
  const states = [
    game.isLocked ? 'locked' : '',
    hasBegun ? 'has begun' : '',
    isOverlapping ? 'overlaps another game' : '',
    ...faults.map(({ text }) => text),
  ];
  return ['', competition.name, when, ...states.filter(Boolean)].join('; ');
}

const card =
  'grid size-full cursor-grab content-start overflow-clip rounded-lg border border-l-4 px-1.5 py-0.5 text-left text-xs transition-[filter] lights-up active:cursor-grabbing';
const looks = {
  plain: 'border-line bg-raised',
  soft: 'border-gold/60 bg-raised',
  hard: 'border-live bg-live/15',
};
