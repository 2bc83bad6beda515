import { CalendarDays, Dumbbell, Shapes } from 'lucide-react';
import { Link } from 'react-router';
import { useCameFrom } from './came-from.ts';

const places = [
  { to: '/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/social', label: 'Sports Lobby', icon: Dumbbell },
  { to: '/clubs', label: 'View All Clubs', icon: Shapes },
];

/** Where the village meets: screens that have neither a tab nor a quick action. */
export function Places() {
  const from = useCameFrom();
  return (
    <nav aria-label="Places">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2.5">
        {places.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              viewTransition
              aria-current={to === from ? 'location' : undefined}
              className="card grid h-full aria-[current]:border-accent-text aria-[current]:bg-raised min-h-22 content-center justify-items-center gap-2 p-2.5 text-center font-bold text-[0.8125rem] leading-tight transition-colors hover:border-edge sm:text-[0.9375rem]"
            >
              <Icon className="size-6 text-accent-text" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
