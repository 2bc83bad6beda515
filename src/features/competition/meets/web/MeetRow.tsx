import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeText } from '#shared/notation.ts';
import { useZone } from '#web/zone.ts';
import type { Meet } from '../contract.ts';
import { eventsText, meetPath, winnerText } from '../rules.ts';
import { MeetBadge } from './MeetBadge.tsx';

/** Whether a row among games is a meet: it has events in place of sides. */
export const isMeet = <Other extends object>(listed: Other | Meet): listed is Meet => 'events' in listed;

interface MeetRowProps {
  meet: Meet;
  isMine: boolean;
  /** Below the hour. */
  children?: ReactNode;
}

/** A meet among the games of a list: its name in place of two sides. The frame around it is a row's (game-rows.css). */
export function MeetRow({ meet, isMine, children }: MeetRowProps) {
  const zone = useZone();
  const isOff = meet.status === 'cancelled';
  const facts = [meet.sport.name, eventsText(meet.events.length), winnerText(meet) ?? meet.location];
  return (
    <>
      <time
        dateTime={meet.dateTime}
        className="grid justify-items-center text-center text-soft text-xs [grid-area:time]"
      >
        <span className={`score text-lg leading-5 ${isOff ? 'line-through decoration-2' : 'text-ink'}`}>
          {timeText(zone.wall(meet.dateTime))}
        </span>
        {children}
      </time>
      <Link
        to={meetPath(meet.id)}
        viewTransition
        className={`min-w-0 py-1.5 font-bold text-base leading-5 wrap-anywhere [grid-area:sides] after:absolute after:inset-0 ${isOff ? 'text-soft' : ''}`}
      >
        {isMine && <span className="sr-only">You or your team: </span>}
        {meet.name}
      </Link>
      <p className="min-w-0 text-soft text-xs wrap-anywhere [grid-area:facts] lg:text-sm">{facts.join(' · ')}</p>
      <span className="flex items-center justify-end [grid-area:aside]">
        {meet.status === 'upcoming' || meet.status === 'completed' ? (
          <ChevronRight className="size-5 text-soft" aria-hidden />
        ) : (
          <MeetBadge status={meet.status} />
        )}
      </span>
    </>
  );
}
