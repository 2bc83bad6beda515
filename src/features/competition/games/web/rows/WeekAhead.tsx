import { type ReactNode, useId, useState } from 'react';
import type { Meet } from '#features/competition/meets/contract.ts';
import { isMeet, MeetRow } from '#features/competition/meets/web/MeetRow.tsx';
import { shortWeekday } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../../contract.ts';
import { byDays } from '../../schedule-rules.ts';
import { RowFacts, RowSides, RowTime, rowClasses } from './parts.tsx';

interface WeekAheadProps {
  /** Soonest first. */
  games: readonly (Game | Meet)[];
  isMine: (game: Game | Meet) => boolean;
  /** Beside the heading. */
  aside: ReactNode;
}

const few = 5;

/** What is on in the next days, over all sections. The sections below have the same games with their controls. */
export function WeekAhead({ games, isMine, aside }: WeekAheadProps) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const zone = useZone();
  const days = byDays(all ? games : games.slice(0, few), new Date(useNow()), zone.wall);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId}>Next 7 days</h2>
        {aside}
      </div>
      <ul className="card game-rows">
        {days.flatMap(({ title, games: ofDay }) =>
          ofDay.map((game) => (
            <li key={`${isMeet(game)} ${game.id}`} className={rowClasses(isMine(game))}>
              <WeekRow game={game} isMine={isMine(game)}>
                <span>{isNamed(title) ? title : shortWeekday(zone.wall(game.dateTime ?? ''))}</span>
              </WeekRow>
            </li>
          )),
        )}
        {!all && games.length > few && (
          <li>
            <Button small variant="plain" wide className="rounded-none" onClick={() => setAll(true)}>
              Show all {games.length}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface WeekRowProps {
  game: Game | Meet;
  isMine: boolean;
  /** The day, below the hour. */
  children: ReactNode;
}

function WeekRow({ game, isMine, children }: WeekRowProps) {
  if (isMeet(game)) {
    return (
      <MeetRow meet={game} isMine={isMine}>
        {children}
      </MeetRow>
    );
  }
  return (
    <>
      <RowTime game={game}>{children}</RowTime>
      <RowSides game={game} isMine={isMine} />
      <RowFacts game={game} mixed />
      <span className="text-soft text-xs [grid-area:aside] lg:text-right lg:text-sm">
        {game.rsvpCount > 0 && `${game.rsvpCount} going`}
      </span>
    </>
  );
}

const isNamed = (title: string) => title === 'Today' || title === 'Tomorrow';
