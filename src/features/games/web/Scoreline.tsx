import { Score } from '#web/ui/Score.tsx';
import type { Game } from '../contract.ts';

interface ScorelineProps {
  game: Pick<Game, 'homeScore' | 'awayScore'>;
  /** Between the two scores: a dash for a result, a colon during play. */
  mark: '-' | ':';
  final?: boolean;
}

export function Scoreline({ game, mark, final = false }: ScorelineProps) {
  const home = game.homeScore ?? 0;
  const away = game.awayScore ?? 0;
  return (
    <div className="flex min-h-[66px] shrink-0 items-center gap-2.5 text-[min(3.75rem,16vw)] max-[389px]:text-[min(3rem,14vw)] sm:gap-4 sm:text-7xl lg:text-6xl xl:text-7xl">
      <Score value={home} className={final && home < away ? 'text-soft' : ''} />
      <span className="score text-[0.72em] text-soft" aria-hidden>
        {mark}
      </span>
      <span className="sr-only">to</span>
      <Score value={away} className={final && away < home ? 'text-soft' : ''} />
    </div>
  );
}
