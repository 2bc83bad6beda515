import type { Game } from '#features/games/contract.ts';
import { Scoreline } from '#features/games/web/Scoreline.tsx';
import { Side } from '#features/games/web/Side.tsx';
import { statusNames } from '#features/games/web/scoring/status-names.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/clock.ts';
import { useZone } from '#web/zone.ts';
import { dayText } from './day.ts';

/** Who played, and how it stands or ended. */
export function ScoreHero({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const final = game.status === 'completed';
  return (
    <Card hero aria-label="Score">
      <div className="sides pt-2">
        <Side team={game.homeTeam} size={46} />
        {game.homeScore === null && game.awayScore === null ? (
          <span className="score pt-4 text-3xl text-soft">v</span>
        ) : (
          <Scoreline game={game} mark={final ? '-' : ':'} />
        )}
        <Side team={game.awayTeam} size={46} />
      </div>
      <p className="mt-2 text-center text-[0.8125rem] text-soft">
        {final ? 'Final' : statusNames[game.status]} · {game.sport.name} ·{' '}
        <time dateTime={game.dateTime}>{dayText(game.dateTime, now, zone)}</time>
      </p>
    </Card>
  );
}
