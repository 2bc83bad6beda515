import { CloudRain } from 'lucide-react';
import { useSettings } from '#platform/settings/web/api.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { device, getZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { nextGame } from '../rules.ts';

interface CallOffLinkProps {
  /** The day of the next one is called off, from when it begins. */
  games: readonly Game[];
  venueId?: number;
  children: string;
}

/** For officers: leads to the page that moves the games of an evening. */
export function CallOffLink({ games, venueId, children }: CallOffLinkProps) {
  const session = useSession();
  const now = useNow();
  const timeZone = useSettings()?.timeZone;
  if (!session?.isGroundAnchor && !session?.isAdmin) return null;
  const asked = new URLSearchParams();
  const next = nextGame(games, new Date(now))?.dateTime;
  if (next) {
    const zone = timeZone === undefined ? device : getZone(timeZone);
    const [day = '', time = ''] = zone.wall(next).toISOString().split('T');
    asked.set('day', day);
    asked.set('from', time.slice(0, 5));
  }
  if (venueId !== undefined) asked.set('venue', String(venueId));
  return (
    <ButtonLink to={`/call-off?${asked}`} small className="justify-self-start">
      <CloudRain className="size-4" aria-hidden />
      {children}
    </ButtonLink>
  );
}
