import { Suspense } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { countdownText, whyNoRsvps } from '#features/competition/games/rules.ts';
import { GameFile } from '#features/competition/games/web/GameFile.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { Rsvp } from '#features/competition/games/web/Rsvp.tsx';
import { GameBadge } from '#features/competition/games/web/Scoreline.tsx';
import { gameDay } from '#features/competition/games/web/times.ts';
import { timeText } from '#shared/notation.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { upcomingActions } from '../extension-points.ts';

/** Between the two sides: when they play, and how long it is until then. */
export function GameStart({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { dateTime } = game;
  const isCalledOff = game.status === 'cancelled' || game.status === 'postponed';
  const isToCome = whyNoRsvps(game, now) === null;
  return (
    <div className="grid max-w-[44%] max-[359px]:max-w-[38%] shrink-0 justify-items-center gap-1 pt-1 text-center">
      <GameTime at={dateTime} className="grid justify-items-center gap-1">
        <span className={`score figure ${isCalledOff ? 'text-soft line-through decoration-2' : ''}`}>
          {dateTime === null ? 'VS' : timeText(zone.wall(dateTime))}
        </span>
        <span className="text-sm text-soft">{gameDay(dateTime, now, zone)}</span>
      </GameTime>
      {isToCome ? (
        dateTime !== null && <span className="score text-lg text-accent-text">{countdownText(dateTime, now)}</span>
      ) : (
        <GameBadge game={game} />
      )}
    </div>
  );
}

/** What a member can do about a game that is to come. */
export function BeforeActions({ game }: { game: Game }) {
  const now = new Date(useNow());
  if (whyNoRsvps(game, now) !== null) return null;
  return (
    <div>
      <Rsvp
        game={game}
        offersCalendar={false}
        actions={
          <>
            <Suspense fallback={<Skeleton className="min-h-11 min-w-24 rounded-control" />}>
              {upcomingActions.contributions().map(({ key, Component }) => (
                <Component key={key} game={game} />
              ))}
            </Suspense>
            <GameFile
              game={game}
              label="Calendar"
              name="Add to my calendar"
              variant="quiet"
              small
              className="max-[389px]:[&>svg]:hidden"
            />
          </>
        }
      />
    </div>
  );
}
