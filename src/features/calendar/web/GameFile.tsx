import { CalendarPlus } from 'lucide-react';
import type { Game } from '#features/games/contract.ts';
import { lookOf } from '#web/ui/look.ts';

/** One game for another calendar, as a file that it opens. */
export function GameFile({ game }: { game: Game }) {
  return (
    <a
      href={`/api/calendar/games/${game.id}.ics`}
      aria-label={`Add to my calendar app: ${game.homeTeam.name} against ${game.awayTeam.name}`}
      className={lookOf({ look: 'plain', small: true, className: 'justify-self-start' })}
    >
      <CalendarPlus className="size-4.5" aria-hidden /> Add to my calendar app
    </a>
  );
}
