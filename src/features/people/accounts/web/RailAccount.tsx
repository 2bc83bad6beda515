import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { LoginLink, useLogOut } from './LoginLink.tsx';

export function RailAccount() {
  const session = useSession();
  const { logOut, busy } = useLogOut();
  return (
    <div className="grid grid-cols-1 gap-3">
      <ThemeControl compact />
      {session ? (
        <div className="flex items-center gap-2.5">
          <Link
            to="/account"
            viewTransition
            title="My account"
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control font-bold text-sm"
          >
            <Avatar name={session.displayName} size={36} />
            <span className="min-w-0 truncate">{session.displayName}</span>
          </Link>
          <IconButton icon={LogOut} label="Log out" onClick={logOut} disabled={busy} />
        </div>
      ) : (
        <LoginLink small />
      )}
    </div>
  );
}
