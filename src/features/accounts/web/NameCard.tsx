import { messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { useSession } from '#web/session.ts';
import { goOnFor } from '#web/session-calls.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ProfileChange } from '../contract.ts';
import { changeDisplayName } from './api.ts';
import { EntryField } from './EntryField.tsx';

export function NameCard() {
  const session = useSession();
  const { issues, busy, submit } = useCheckedForm({
    contract: ProfileChange,
    send: async (typed) => {
      const user = await changeDisplayName(typed);
      goOnFor(user);
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
          key={session.displayName}
          name="displayName"
          label="Display name"
          hint="Shown with your comments, RSVPs and workouts. At most 20 characters."
          defaultValue={session.displayName}
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
