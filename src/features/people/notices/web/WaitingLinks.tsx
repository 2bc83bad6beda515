import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { waitingOptions } from './api.ts';

/** Links to what waits for a decision by officers and admins. */
export function WaitingLinks({ onFollow }: { onFollow?: () => void }) {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  const { data = [] } = useQuery({ ...waitingOptions, enabled: decides });
  if (data.length === 0) return null;
  return (
    <ul aria-label="Waiting for you" className="grid gap-1.5 p-1">
      {data.map(({ text, link }) => (
        <li key={link}>
          <Link
            to={link}
            viewTransition
            onClick={onFollow}
            className="flex min-h-11 items-center gap-3 rounded-control border border-gold/60 bg-gold/6 px-3 py-2 font-semibold text-base hover:bg-raised"
          >
            <span className="min-w-0 flex-1">{text}</span>
            <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
