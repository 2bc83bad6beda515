import type { Game } from '#features/competition/games/contract.ts';
import { LivePill } from '#features/competition/games/web/GameClock.tsx';
import { GameBadge, Scoreline } from '#features/competition/games/web/Scoreline.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';

/** Between the two sides, while they play and afterwards. */
export function GameScore({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const parts = whenText(game.dateTime, now, zone).split(/(?<=,) /);
  return (
    <div className="grid shrink-0 justify-items-center gap-1">
      <div aria-live="polite" aria-atomic="true">
        <Scoreline game={game} final={game.status === 'completed'} />
      </div>
      {game.status === 'live' ? (
        <LivePill game={game} />
      ) : (
        <>
          <GameBadge game={game} />
          {/* Its line must not take the room of the names beside it: it breaks before the time. */}
          <p className="flex w-0 min-w-full flex-wrap justify-center gap-x-1 text-center text-sm text-soft sm:w-auto">
            {parts.map((part) => (
              <span key={part} className={game.dateTime === null ? '' : 'whitespace-nowrap'}>
                {part}
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
