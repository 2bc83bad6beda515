import { Suspense, useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { useSession } from '#web/session/session.ts';
import { goOnFor } from '#web/session/session-calls.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { PasswordChange, ProfileChange } from '../contract.ts';
import { changeDisplayName, changePassword } from './api.ts';
import { DevicesCard } from './DevicesCard.tsx';
import { accountCards } from './extension-points.ts';
import { EntryField } from './LoginFields.tsx';

export function AccountPage() {
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
            <PasswordCard />
            <DevicesCard />
          </>
        }
      />
    </>
  );
}

export const loader = loaderOf((loading) => [accountCards.ready(loading)]);

function NameCard() {
  const session = useSession();
  const [typedName, setTypedName] = useState<string | null>(null);
  const { issues, busy, submit } = useCheckedForm({
    contract: ProfileChange,
    send: async (typed) => {
      const user = await changeDisplayName(typed);
      goOnFor(user);
      setTypedName(null);
      toast({ title: `You are ${user.displayName} now`, tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'Your name was not changed', description: messageOf(error), tone: 'bad' }),
  });
  if (!session) return null;
  return (
    <Card hero>
      <div className="flex items-center gap-4">
        <Avatar name={session.displayName} size={64} />
        <div className="min-w-0">
          <p className="truncate font-bold text-xl">{session.displayName}</p>
          <p className="truncate text-sm text-soft">You log in as {session.username}</p>
        </div>
      </div>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
        <EntryField
          name="displayName"
          label="Display name"
          hint="Shown with your comments, RSVPs and workouts. At most 20 characters."
          value={typedName ?? session.displayName}
          onChange={({ target }) => setTypedName(target.value)}
          autoComplete="nickname"
          maxLength={40}
          issues={issues}
        />
        <Button type="submit" busy={busy} busyLabel="Saving..." className="justify-self-start">
          Save name
        </Button>
      </form>
    </Card>
  );
}

function PasswordCard() {
  const session = useSession();
  const { issues, busy, submit } = useCheckedForm({
    contract: PasswordChange,
    send: async (typed, form) => {
      goOnFor(await changePassword(typed));
      form.reset();
      toast({ title: 'Your password was changed', description: 'You were logged out everywhere else.', tone: 'good' });
    },
    blames: ({ code }) => (code === 'wrong-password' ? 'currentPassword' : null),
    onFailed: (error) => toast({ title: 'Your password was not changed', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <Card heading="Password">
      <form noValidate onSubmit={submit} className="grid gap-3">
        {/* Password managers store a password together with this name. */}
        <input type="hidden" autoComplete="username" value={session?.username ?? ''} readOnly />
        <EntryField
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          maxLength={512}
          issues={issues}
        />
        <EntryField
          name="newPassword"
          label="New password"
          hint="At least 8 characters. You are logged out everywhere else."
          type="password"
          autoComplete="new-password"
          maxLength={512}
          issues={issues}
        />
        <Button type="submit" busy={busy} busyLabel="Changing..." className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
