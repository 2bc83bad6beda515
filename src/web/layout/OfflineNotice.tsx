import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useConnection } from '../api/connection.ts';
import { useNow } from '../ui/time/clock.ts';
import { asOf, lastKnown } from './last-known.ts';

/** Says that what is on screen may be old. Takes no room, so that nothing moves when it comes and goes. */
export function OfflineNotice() {
  const online = useConnection();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[72px] z-40 flex justify-center px-4 lg:top-4 lg:left-[212px]"
    >
      {!online && (
        <p className="settle flex items-center gap-2 rounded-[1.375rem] border border-line bg-raised px-4 py-2 font-semibold text-sm shadow-lift">
          <CloudOff className="size-4 shrink-0 text-gold" aria-hidden />
          <LastLoaded />
        </p>
      )}
    </div>
  );
}

function LastLoaded() {
  const now = useNow();
  const at = lastKnown(useQueryClient(), now);
  return <span>You are offline. Showing what was last loaded, as of {asOf(at, now)}.</span>;
}
