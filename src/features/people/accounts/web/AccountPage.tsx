import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Suspense } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSession } from '#web/session/session.ts';
import { goOnFor } from '#web/session/session-requests.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { ProfileChange, type SessionRow } from '../contract.ts';
import { changeDisplayName, endOwnSession, loginWaysOptions, logOutElsewhere, sessionsOptions } from './api.ts';
import { accountCards } from './extension-points.ts';
import { EntryField } from './LoginFields.tsx';
import { useLogOut } from './LoginLink.tsx';
import { PasswordCard } from './PasswordCard.tsx';

const CampusWays = lazyComponent(async () => (await import('./campus/CampusWays.tsx')).CampusWays);

export function AccountPage() {
  const { data: ways } = useQuery(loginWaysOptions);
  return (
    <>
      <PageTitle>My account</PageTitle>
      <Columns
        main={
          <>
            <NameCard />
            <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
              {accountCards.contributions().map(({ key, Component }) => (
                <Component key={key} />
              ))}
            </Suspense>
          </>
        }
        side={
          <>
            <Card heading="Theme">
              <ThemeControl />
            </Card>
            {ways?.campus ? <CampusWays ways={ways} /> : <PasswordCard />}
            <DevicesCard />
            <Card
              heading="Your data"
              aside={
                <ButtonLink to="/account/data" small>
                  Read<span className="sr-only"> what this village keeps about me</span>
                </ButtonLink>
              }
            >
              <p className="text-sm text-soft">What this village keeps about me, who sees it and for how long.</p>
            </Card>
          </>
        }
      />
    </>
  );
}

export const loader = defineLoader((loading) => [
  accountCards.ready(loading),
  loading.client.prefetchQuery(loginWaysOptions),
]);

function NameCard() {
  const session = useSession();
  const form = useContractForm({
    contract: ProfileChange,
    // Another device may change the name too: it shows here while nothing is typed.
    values: { displayName: session?.displayName ?? '' },
    onFailed: (error) => toast({ title: 'Your name was not changed', description: getMessage(error), tone: 'bad' }),
  });
  const save = form.submitTo(async (typed) => {
    const user = await changeDisplayName(typed);
    goOnFor(user);
    form.reset({ displayName: user.displayName });
    toast({ title: `You are ${user.displayName} now`, tone: 'good' });
  });
  if (!session) return null;
  return (
    <Card hero>
      <div className="flex items-center gap-4">
        <Avatar name={session.displayName} size={64} />
        <div className="min-w-0">
          <p className="truncate font-bold text-xl">{session.displayName}</p>
          <p className="truncate text-sm text-soft">Username: {session.username}</p>
        </div>
      </div>
      <form noValidate onSubmit={save} className="mt-4 grid gap-3">
        <EntryField
          form={form}
          name="displayName"
          label="Display name"
          hint="Shown with your comments, RSVPs and workouts. At most 20 characters."
          autoComplete="nickname"
          maxLength={40}
        />
        <Refusal of={form} />
        <Button type="submit" busy={form.isSending} busyLabel="Saving..." className="justify-self-start">
          Save name
        </Button>
      </form>
    </Card>
  );
}

/** Where the account is logged in, with buttons to log out. */
function DevicesCard() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsOptions);
  return (
    <Card heading="Devices">
      {sessions && <Devices sessions={sessions} />}
      {!sessions && error && (
        <ErrorState
          title="Your devices did not load"
          text={getMessage(error)}
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
    onFailed: (error) => toast({ title: 'Not logged out', description: getMessage(error), tone: 'bad' }),
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
    onFailed: (error) => toast({ title: 'Not logged out', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="flex min-h-14 items-center gap-3">
      <MonitorSmartphone className={`size-5 shrink-0 ${current ? 'text-accent-text' : 'text-soft'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-base wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
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
