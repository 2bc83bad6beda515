import { memo } from 'react';
import { closedTimes, type Lane, layOut } from '../../../board-rules.ts';
import { spanOf } from './actions.ts';
import { GameCard } from './GameCard.tsx';
import { type Board, isOn, laneText } from './model.ts';
import { isHard, useMovingOver } from './moving.ts';

interface LaneColumnProps {
  board: Board;
  lane: Lane;
  day: string;
  hours: { from: number; until: number };
  scale: number;
  isOff: boolean;
  className: string;
  onOpen: (gameId: number) => void;
}

/** One court on one day. */
export const LaneColumn = memo(function LaneColumn({ board, lane, day, isOff, ...props }: LaneColumnProps) {
  const { hours, scale, className, onOpen } = props;
  const games = board.games.filter(({ spot }) => isOn(spot, lane, day));
  const lain = layOut(games.map(({ game, spot }) => ({ id: game.id, start: spot?.start ?? 0, minutes: game.minutes })));
  const closed = isOff ? [hours] : closedTimes(board.plan.setup, lane, day, hours);
  const toTop = (minute: number) => (minute - hours.from) * scale;
  return (
    <ul
      aria-label={laneText(board.laneName(lane))}
      data-lane={lane.key}
      data-day={day}
      data-from={hours.from}
      data-scale={scale}
      className={`relative ${className}`}
      style={{ backgroundImage: hourLines(scale) }}
    >
      {closed.map(({ from, until }) => (
        <li
          key={from}
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bg-ground/70"
          style={{ top: toTop(from), height: (until - from) * scale }}
        />
      ))}
      {lain.map(({ id, column, columns, overlaps }) => {
        const shown = board.byId.get(id);
        if (!shown?.spot) return null;
        const height = shown.game.minutes * scale;
        return (
          <li
            key={id}
            className="absolute p-px"
            style={{
              top: toTop(shown.spot.start),
              height,
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
            }}
          >
            <GameCard
              shown={shown}
              lines={Math.floor((height - 8) / 17)}
              isOverlapping={lane.venueId !== null && overlaps.length > 0}
              {...{ onOpen }}
            />
          </li>
        );
      })}
      <Target lane={lane.key} {...{ day, scale }} from={hours.from} />
    </ul>
  );
});

interface TargetProps {
  lane: string;
  day: string;
  from: number;
  scale: number;
}

/** Where the moved game would come to be, and what it would break there. */
function Target({ lane, day, from, scale }: TargetProps) {
  const over = useMovingOver(lane, day);
  if (!over?.spot) return null;
  const { spot, minutes, faults } = over;
  const look = isHard(faults) ? looks.hard : faults.length > 0 ? looks.soft : looks.free;
  return (
    <li
      aria-hidden
      className={`pointer-events-none absolute inset-x-px z-10 grid content-start rounded-lg border-2 border-dashed px-1.5 py-0.5 ${look}`}
      style={{ top: (spot.start - from) * scale, minHeight: minutes * scale }}
    >
      <span className="score text-sm">{spanOf(spot.start, minutes)}</span>
      {faults.slice(0, 2).map(({ text }) => (
        <span key={text} className="text-xs leading-tight">
          {text}
        </span>
      ))}
    </li>
  );
}

const looks = {
  free: 'border-win bg-win/20 text-win',
  soft: 'border-gold bg-over text-gold',
  hard: 'border-live bg-over text-live-text',
};

const hourLines = (scale: number): string =>
  `repeating-linear-gradient(to bottom, var(--color-line) 0 1px, transparent 1px ${60 * scale}px)`;
