import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './Brand.tsx';
import { HeaderLinks, type HeaderProps, railItem, tabs, useActiveTab } from './navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

export interface RailProps extends HeaderProps {
  search: ReactNode;
  teams: ReactNode;
}

/** Everything from the top down in one flow, so that a tall window has no hole in it; the account stays at the bottom. */
export function Rail({ product, logo, search, teams, account, notices }: RailProps) {
  const active = useActiveTab();
  return (
    <header className="[view-transition-name:rail] sticky top-0 hidden h-dvh flex-col border-line border-r bg-card lg:flex">
      <div className="grid gap-2 px-3.5 pt-3 pb-3">
        <div className="px-1.5">
          <Brand product={product} logo={logo} />
        </div>
        {search}
      </div>
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-3.5 pb-3">
        <nav aria-label="Main">
          <ul className="grid gap-0.5">
            {tabs.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  viewTransition
                  aria-current={active === to ? 'page' : undefined}
                  className={`group relative aria-[current]:text-on-accent ${railItem}`}
                >
                  {active === to && <span className="absolute inset-0 rounded-control bg-accent" />}
                  <Icon className="relative size-[1.3rem]" aria-hidden />
                  <span className="relative">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="border-line border-t pt-3">
          {notices}
          <nav aria-label="Shortcuts" className="grid">
            <HeaderLinks named className="transition-colors hover:bg-raised" />
          </nav>
        </div>
        {teams}
      </div>
      <div className="border-line border-t px-3.5 pt-3 pb-4">
        <OfflineNotice className="not-empty:mb-3" />
        {account}
      </div>
    </header>
  );
}
