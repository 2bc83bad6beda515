import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { shortMonth } from '#shared/notation.ts';
import { useCentred } from '#web/ui/centred.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { mondayOf } from '../../../setup-rules.ts';
import { counted } from '../plan-texts.ts';
import type { Board } from './model.ts';

interface WeekStripProps {
  board: Board;
  weeks: readonly string[];
  week: string;
  onOpen: (monday: string) => void;
}

/** The weeks of the season, each as full as it is. A game that is dragged over one opens it. */
export function WeekStrip({ board, weeks, week, onOpen }: WeekStripProps) {
  const row = useRef<HTMLDivElement>(null);
  useCentred(row, week);
  const games = Map.groupBy(
    board.games.filter(({ spot }) => spot !== null),
    ({ spot }) => mondayOf(spot?.day ?? ''),
  );
  const most = Math.max(1, ...weeks.map((monday) => games.get(monday)?.length ?? 0));
  const at = weeks.indexOf(week);
  const step = (by: number) => {
    const to = weeks[at + by];
    if (to) onOpen(to);
  };
  return (
    <nav
      aria-label="Weeks"
      className="flex min-w-0 grow items-center gap-1 max-lg:order-last max-lg:basis-full lg:basis-0"
    >
      <IconButton icon={ChevronLeft} label="Previous week" disabled={at <= 0} onClick={() => step(-1)} />
      <div ref={row} className="scrollbar-none relative flex min-w-0 grow gap-1 overflow-x-auto p-1">
        {weeks.map((monday, index) => {
          const ofWeek = games.get(monday) ?? [];
          const isFaulty = ofWeek.some(({ faults }) => faults.some(({ isHard }) => isHard));
          return (
            <button
              key={monday}
              type="button"
              data-week={monday}
              aria-pressed={monday === week}
              aria-label={`Week ${index + 1}, from ${weekText(monday)}: ${counted(ofWeek.length, 'game')}${isFaulty ? ', with clashes' : ''}`}
              onClick={() => onOpen(monday)}
              className={weekButton}
            >
              <span className="flex h-4 items-end" aria-hidden>
                <span
                  className={`w-6 rounded-xs ${isFaulty ? 'bg-live' : 'bg-current opacity-45'}`}
                  style={{ height: `${Math.max(8, Math.round((ofWeek.length / most) * 100))}%` }}
                />
              </span>
              {weekText(monday)}
            </button>
          );
        })}
      </div>
      <IconButton icon={ChevronRight} label="Next week" disabled={at >= weeks.length - 1} onClick={() => step(1)} />
    </nav>
  );
}

/** `2 Mar` */
export function weekText(monday: string): string {
  const day = new Date(monday);
  return `${day.getUTCDate()} ${shortMonth(day)}`;
}

const weekButton =
  'grid min-h-11 min-w-14 shrink-0 grow justify-items-center gap-0.5 rounded-control px-1.5 py-1 text-xs font-bold text-soft transition hover:bg-raised hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground';
