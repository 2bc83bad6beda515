import { Bell, LogOut, UserRound } from 'lucide-react';
import { useSession } from '#web/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { LoginLink, useLogOut } from './LoginLink.tsx';

/** `onFollow`: one of its links was pressed. */
export function AccountPanel({ onFollow }: { onFollow: () => void }) {
  const session = useSession();
  const leave = useLogOut();
  return (
    <div className="grid gap-3 p-2">
      <p className="flex items-center gap-3 font-bold">
        <Avatar name={session?.displayName ?? 'Guest'} size={40} />
        <span className="min-w-0 truncate">{session?.displayName ?? 'Not logged in'}</span>
      </p>
      {session && (
        <>
          <ButtonLink to="/account" wide onClick={onFollow}>
            <UserRound className="size-4" aria-hidden />
            My account
          </ButtonLink>
          <ButtonLink to="/account/notifications" wide onClick={onFollow}>
            <Bell className="size-4" aria-hidden />
            Notification settings
          </ButtonLink>
        </>
      )}
      <ThemeControl />
      {session ? (
        <Button onClick={leave.logOut} busy={leave.busy} busyLabel="Logging out..." wide>
          <LogOut className="size-4" aria-hidden />
          Log out
        </Button>
      ) : (
        <LoginLink wide />
      )}
    </div>
  );
}
