import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Venue } from '../contract.ts';
import { openAt, openText } from '../rules.ts';

/** Whether a venue is open at this minute; nothing while its hours are unknown. */
export function OpenNow({ venue }: { venue: Venue }) {
  const now = useZone().wall(new Date(useNow())).toISOString();
  const open = openAt(venue, now.slice(0, 10), now.slice(11, 16));
  if (open === null) return null;
  return <p className={`font-semibold text-sm ${open.isOpen ? 'text-win' : 'text-live-text'}`}>{openText(open)}</p>;
}
