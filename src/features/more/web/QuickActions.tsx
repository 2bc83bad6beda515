import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { clearAdminFlags } from '#web/session.ts';
import { useCameFrom } from './came-from.ts';
import { type QuickAction, quickActions } from './quick-actions.ts';

/** The ways to what has no tab. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid gap-3">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {quickActions.map((action) => (
          <li key={action.to}>
            <Action action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Action({ action: { to, label, text, icon: Icon } }: { action: QuickAction }) {
  const from = useCameFrom();
  return (
    <Link
      to={to}
      viewTransition
      aria-current={to === from ? 'location' : undefined}
      onClick={to === '/admin/dashboard' ? clearAdminFlags : undefined}
      className="card flex h-full min-h-18 items-center gap-x-3.5 gap-y-1 max-sm:flex-wrap p-3.5 transition-colors hover:border-edge aria-[current]:border-accent-text aria-[current]:bg-raised"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-accent-text">
        <Icon className="size-5.5" aria-hidden />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-sm:basis-40">
        <span className="font-bold text-[0.9375rem]">{label}</span>
        <span className="text-[0.8125rem] text-soft">{text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
    </Link>
  );
}
