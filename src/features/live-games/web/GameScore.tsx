import { resultSentence } from '#features/competitions/rules.ts';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { Scoreline } from '#features/games/web/Scoreline.tsx';
import { Side } from '#features/games/web/Side.tsx';
import { StatusBadge } from '#features/games/web/StatusBadge.tsx';
import { whenText } from '#features/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';

interface GameScoreProps {
  game: Game;
  /** `Quarter 2`, while it is played. */
  period: string | null | undefined;
}

export function GameScore({ game, period }: GameScoreProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const settings = useHomeSide();
  const names = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  const why = resultSentence(game, names);
  const hasScore = game.status === 'live' || game.status === 'completed';
  return (
    <>
      <div className="mt-3 sides" aria-live="polite" aria-atomic="true">
        <Side team={game.homeTeam} size={54} />
        {hasScore ? (
          <Scoreline game={game} mark={game.status === 'live' ? ':' : '-'} final={game.status === 'completed'} />
        ) : (
          <span className="score self-center text-4xl text-soft">VS</span>
        )}
        <Side team={game.awayTeam} size={54} />
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-center gap-2 text-[0.8125rem] text-soft">
        <StatusBadge status={game.status} />
        {period && game.status === 'live' ? period : whenText(game.dateTime, now, zone)}
      </p>
      {why && <p className="mt-2 text-center text-[0.8125rem] text-soft">{why}</p>}
    </>
  );
}
