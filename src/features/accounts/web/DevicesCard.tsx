import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SessionRow } from '../contract.ts';
import { endOwnSession, logOutElsewhere, sessionsOptions } from './api.ts';
import { useLogOut } from './log-out.ts';

/** Where the account is logged in, with buttons to log out. */
export function DevicesCard() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsOptions);
  return (
    <Card heading="Devices">
      {sessions && <Devices sessions={sessions} />}
      {!sessions && error && (
        <ErrorState
          title="Your devices did not load"
          text={messageOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!sessions && !error && (
        <Loading label="Loading your devices" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
    </Card>
  );
}

function Devices({ sessions }: { sessions: readonly SessionRow[] }) {
  const everywhere = useWrite({
    send: logOutElsewhere,
    onDone: () => toast({ title: 'Logged out everywhere else', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not logged out', description: messageOf(error), tone: 'bad' }),
  });
  const { logOut, busy } = useLogOut();
  return (
    <>
      <ul className="grid gap-1">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={logOut} busy={busy} busyLabel="Logging out...">
          Log out
        </Button>
        {sessions.length > 1 && (
          <Button onClick={() => everywhere.mutate()} busy={everywhere.isPending} busyLabel="Logging out...">
            Log out everywhere else
          </Button>
        )}
      </div>
    </>
  );
}

function Device({ session: { id, device, lastSeenAt, current } }: { session: SessionRow }) {
  const name = device ?? 'Unknown device';
  const ending = useWrite({
    send: () => endOwnSession(id),
    onDone: () => toast({ title: `${name} was logged out`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not logged out', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <li className="flex min-h-14 items-center gap-3">
      <MonitorSmartphone className={`size-5 shrink-0 ${current ? 'text-accent-text' : 'text-soft'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-[0.9375rem] wrap-anywhere">{name}</p>
        <p className="text-[0.8125rem] text-soft">
          {current ? (
            'This device'
          ) : (
            <>
              Last used <RelativeTime at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button
          small
          aria-label={`Log out ${name}`}
          onClick={() => ending.mutate()}
          busy={ending.isPending}
          busyLabel="Logging out..."
        >
          Log out
        </Button>
      )}
    </li>
  );
}
