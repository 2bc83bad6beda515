import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { momentText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Meet } from '../contract.ts';
import { eventsText, winnerText } from '../rules.ts';
import { eventResultsOptions } from './api.ts';
import { MeetBadge } from './MeetBadge.tsx';

const OfficerActions = lazyComponent(async () => (await import('./manage/OfficerActions.tsx')).OfficerActions);

/** What the meet is, when and where, and who won it. */
export function MeetHead({ meet }: { meet: Meet }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { data: events } = useQuery(eventResultsOptions(meet.id));
  const entered = events?.reduce((sum, { results }) => sum + results.length, 0) ?? 0;
  const winner = winnerText(meet);
  const isOff = meet.status === 'cancelled';
  return (
    <Card hero className={`grid grid-cols-1 gap-3 ${meet.status === 'live' ? 'border-live/55' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MeetBadge status={meet.status} />
        <span className="text-soft text-sm">
          {eventsText(meet.events.length)}
          {entered > 0 && ` · ${entered} entered`}
        </span>
      </div>
      <div className="grid gap-1">
        <p className={`score text-2xl leading-tight ${isOff ? 'line-through' : ''}`}>
          {momentText(zone.wall(meet.dateTime), zone.wall(now))}
        </p>
        <p className="text-soft text-sm wrap-anywhere">
          <Place meet={meet} />
          {meet.competition && ` · ${meet.competition.name}`}
        </p>
      </div>
      {winner && (
        <p className="flex items-center gap-2 font-bold text-base wrap-anywhere">
          <Trophy className="size-5 shrink-0 text-gold" aria-hidden /> {winner}
        </p>
      )}
      {meet.description && <p className="whitespace-pre-line text-base wrap-anywhere">{meet.description}</p>}
      {meet.can.edit && <OfficerActions meet={meet} />}
    </Card>
  );
}

function Place({ meet: { location, venueId } }: { meet: Meet }) {
  if (venueId === null) return location;
  return (
    <Link
      to={`/venues/${venueId}`}
      viewTransition
      className="relative underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-ink"
    >
      {location}
    </Link>
  );
}
