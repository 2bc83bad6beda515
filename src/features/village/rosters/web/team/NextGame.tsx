import type { Game } from '#features/competition/games/contract.ts';
import { countdownText, whyNoRsvps } from '#features/competition/games/rules.ts';
import { GameLines } from '#features/competition/games/web/GameLines.tsx';
import { Rsvp } from '#features/competition/games/web/Rsvp.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';

export function NextGame({ game }: { game: Game }) {
  const now = new Date(useNow());
  return (
    <Card
      heading="Next game"
      aside={
        game.dateTime !== null && (
          <span className="score text-accent-text text-lg">{countdownText(game.dateTime, now)}</span>
        )
      }
    >
      <GameLines game={game} />
      {whyNoRsvps(game, now) === null && (
        <div className="mt-3 border-line border-t pt-2">
          <Rsvp game={game} />
        </div>
      )}
    </Card>
  );
}
