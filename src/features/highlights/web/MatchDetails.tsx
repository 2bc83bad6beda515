import { CalendarDays, MapPin } from 'lucide-react';
import { Scoreline } from '#features/games/web/Scoreline.tsx';
import { Side } from '#features/games/web/Side.tsx';
import { StatusBadge } from '#features/games/web/StatusBadge.tsx';
import { whenText } from '#features/games/web/times.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/clock.ts';
import { useZone } from '#web/zone.ts';
import type { GameShown } from '../contract.ts';

export function MatchDetails({ game }: { game: GameShown }) {
  const { sport, homeTeam, awayTeam, status, dateTime, location } = game;
  const scored = (status === 'completed' || status === 'live') && game.homeScore !== null && game.awayScore !== null;
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <Card hero heading="Match Details" aside={<StatusBadge status={status} />}>
      <p className="text-[0.8125rem] text-soft">{sport.name}</p>
      <div className="my-3 sides">
        <Side team={homeTeam} size={48} />
        {scored ? (
          <Scoreline game={game} mark={status === 'live' ? ':' : '-'} final={status === 'completed'} />
        ) : (
          <span className="score mt-4 text-[min(2.25rem,10vw)] text-soft">VS</span>
        )}
        <Side team={awayTeam} size={48} />
      </div>
      <ul className="grid gap-2 border-line border-t pt-3 text-[0.875rem] text-soft">
        <li className="flex items-center gap-2">
          <CalendarDays className="size-4 shrink-0" aria-hidden />
          <time dateTime={dateTime}>{whenText(dateTime, now, zone)}</time>
        </li>
        <li className="flex items-center gap-2">
          <MapPin className="size-4 shrink-0" aria-hidden />
          {location}
        </li>
      </ul>
    </Card>
  );
}
