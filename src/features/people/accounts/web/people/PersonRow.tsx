import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';

interface PersonRowProps {
  person: { username: string; displayName: string };
  /** Behind the username. */
  about: ReactNode;
  aside?: ReactNode;
  onOpen: () => void;
}

/** A person in a list of admins. A press opens what can be done. */
export function PersonRow({ person: { username, displayName }, about, aside, onOpen }: PersonRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="card flex min-h-[74px] w-full items-center gap-3 p-3.5 text-left"
      >
        <Avatar name={displayName} size={44} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-bold wrap-anywhere">{displayName}</span>
          <span className="text-sm text-soft wrap-anywhere">
            {username} · {about}
          </span>
        </span>
        {aside}
        <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
      </button>
    </li>
  );
}
