import { useQuery } from '@tanstack/react-query';
import { PartyPopper, TimerOff } from 'lucide-react';
import { launchTokenIn } from '#features/people/accounts/web/links.ts';
import { timeText } from '#shared/notation.ts';
import { ApiError } from '#web/api/api.ts';
import { useHash } from '#web/routing/rendering.ts';
import { useZone } from '#web/zone.ts';
import { launchOptions } from '../api.ts';

/** In the registration form, for people who scanned a launch's code: until when it is open, or that it is over. */
export function LaunchNote() {
  const token = launchTokenIn(useHash());
  return token === undefined ? null : <NoteAbout token={token} />;
}

function NoteAbout({ token }: { token: string }) {
  const { data: launch, error } = useQuery(launchOptions(token));
  const zone = useZone();
  if (launch) {
    return (
      <p className="flex items-center gap-2.5 rounded-control bg-raised px-3.5 py-3 text-sm">
        <PartyPopper className="size-5 shrink-0 text-accent-text" aria-hidden />
        Welcome to the launch. Join until {timeText(zone.wall(launch.closesAt))}.
      </p>
    );
  }
  if (!(error instanceof ApiError && error.status === 404)) return null;
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-raised px-3.5 py-3 text-sm">
      <TimerOff className="size-5 shrink-0 text-soft" aria-hidden />
      This launch is over or full. You can still join, but if many do you may have to wait.
    </p>
  );
}
