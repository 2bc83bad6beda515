import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import type { Duty } from '#features/competition/calendar/contract.ts';
import { momentText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';

/** What waits for somebody, what is due first at the top. */
export function Duties({ duties }: { duties: readonly Duty[] }) {
  const now = useNow();
  const zone = useZone();
  const open = duties.filter(({ due, appointment }) => Date.parse(due) > now && !isAhead(appointment, now));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-1 gap-3">
      <h2 id="waiting">Waiting for you</h2>
      <ul className="card divide-y divide-line overflow-clip">
        {open.map(({ key, title, detail, due, link }) => (
          <li key={key} className={row}>
            <Hourglass className="size-5 text-gold" aria-hidden />
            <div className="grid min-w-0 gap-0.5">
              <Link to={link} viewTransition className={linkClasses}>
                {title}
              </Link>
              <p className="text-soft text-sm wrap-anywhere">{detail}</p>
            </div>
            <time
              dateTime={due}
              className="text-balance text-right text-soft text-sm max-[389px]:col-start-2 max-[389px]:text-left"
            >
              by {momentText(zone.wall(due), zone.wall(new Date(now)))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until then it stands among the things of its day. */
const isAhead = (appointment: Duty['appointment'], now: number): boolean =>
  appointment !== undefined && Date.parse(appointment.end) > now;

const row = 'relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)_minmax(0,auto)] items-center gap-x-3 px-3.5 py-2';
const linkClasses = 'font-bold text-base leading-tight wrap-anywhere after:absolute after:inset-0';
