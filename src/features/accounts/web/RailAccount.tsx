import { LogIn, LogOut } from 'lucide-react';
import { useSession } from '#web/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { useLogOut } from './log-out.ts';

export function RailAccount() {
  const session = useSession();
  const { logOut, busy } = useLogOut();
  return (
    <div className="grid gap-3">
      <ThemeControl compact />
      {session ? (
        <div className="flex items-center gap-2.5">
          <Avatar name={session.displayName} size={36} />
          <p className="min-w-0 flex-1 truncate font-bold text-sm" title={session.displayName}>
            {session.displayName}
          </p>
          <IconButton icon={LogOut} label="Log out" onClick={logOut} disabled={busy} />
        </div>
      ) : (
        <ButtonLink to="/auth" small>
          <LogIn className="size-4" aria-hidden />
          Log in
        </ButtonLink>
      )}
    </div>
  );
}
