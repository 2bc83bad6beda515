import { Link } from 'react-router';
import { Brand } from './Brand.tsx';
import { HeaderLinks, type HeaderProps, railItem, tabs, useActiveTab } from './navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

export function Rail({ product, logo, account, notices }: HeaderProps) {
  const active = useActiveTab();
  return (
    <header className="[view-transition-name:rail] sticky top-0 hidden h-dvh flex-col gap-3 overflow-y-auto border-line border-r bg-card px-3.5 pt-3 pb-4 lg:flex">
      <div className="px-1.5">
        <Brand product={product} logo={logo} />
      </div>
      <nav aria-label="Main">
        <ul className="grid gap-1.5">
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
      <div className="mt-auto">
        <OfflineNotice className="not-empty:mb-3" />
        {notices}
      </div>
      <nav aria-label="Shortcuts" className="grid grid-cols-2 gap-1 border-line border-t pt-3">
        <HeaderLinks named className="transition-colors hover:bg-raised" />
      </nav>
      {account}
    </header>
  );
}
