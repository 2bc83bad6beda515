import { type ReactNode, useId } from 'react';
import { dayText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Meet } from '../contract.ts';
import { useIsOwnMeet } from './api.ts';
import { MeetRow } from './MeetRow.tsx';
import { meetRowClasses } from './row-classes.ts';

interface MeetListProps {
  title: string;
  meets: readonly Meet[];
  aside?: ReactNode;
}

/** Meets with their day. */
export function MeetList({ title, meets, aside }: MeetListProps) {
  const titleId = useId();
  const isMine = useIsOwnMeet();
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      <ul className="card game-rows">
        {meets.map((meet) => (
          <li key={meet.id} className={meetRowClasses(isMine(meet.id))}>
            <MeetRow meet={meet} isMine={isMine(meet.id)}>
              <span className="text-balance">{dayText(zone.wall(meet.dateTime), zone.wall(now))}</span>
            </MeetRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
