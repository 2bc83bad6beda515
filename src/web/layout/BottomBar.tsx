import { Link, useLocation } from 'react-router';
import { tabs } from './navigation.ts';
import { useActiveTab } from './use-active-tab.ts';

export function BottomBar() {
  const { pathname } = useLocation();
  const active = useActiveTab();
  return (
    <nav
      aria-label="Main"
      className="bar-stays fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-[560px] px-1.5 pt-2 pb-2">
        {tabs.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              state={{ from: pathname }}
              viewTransition
              aria-current={active === to ? 'page' : undefined}
              className="group grid min-h-[54px] justify-items-center gap-1 rounded-control text-soft aria-[current]:text-ink"
            >
              <span className="relative grid h-7 w-[46px] place-items-center">
                {active === to && <span className="active-slides absolute inset-0 rounded-full bg-accent" />}
                <Icon className="relative size-5 group-aria-[current]:text-on-accent" aria-hidden />
              </span>
              <span className="font-semibold text-[min(0.6875rem,3.4vw)]">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
