import { ChevronRight } from 'lucide-react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { AccountRow } from '../../contract.ts';

/** A person in the list; a press opens what can be done. */
export function AccountCard({ account, onOpen }: { account: AccountRow; onOpen: () => void }) {
  const { username, displayName, isAdmin, isGroundAnchor, lastSeenAt, suspendedAt } = account;
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="card flex min-h-[74px] w-full items-center gap-3 p-3.5 text-left transition-colors hover:border-edge"
      >
        <Avatar name={displayName} size={44} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="truncate font-bold text-[0.9375rem]">{displayName}</span>
          <span className="truncate text-[0.8125rem] text-soft">
            {username} · {lastSeenAt === null ? 'never seen' : <RelativeTime at={lastSeenAt} />}
          </span>
        </span>
        <span className="grid justify-items-end gap-1">
          {suspendedAt !== null && <Pill tone="loss">Suspended</Pill>}
          {isAdmin && <Pill tone="gold">Admin</Pill>}
          {isGroundAnchor && <Pill tone="info">Officer</Pill>}
        </span>
        <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
      </button>
    </li>
  );
}
