import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './Brand.tsx';
import { headerLinks } from './navigation.ts';

interface TopHeaderProps {
  product: string;
  logo: string;
  account: ReactNode;
  notices: ReactNode;
}

export function TopHeader({ product, logo, account, notices }: TopHeaderProps) {
  return (
    <header className="header-stays sticky top-0 z-30 flex min-h-(--bar) items-center justify-between gap-1 bg-ground/92 pt-[env(safe-area-inset-top)] pr-0.5 pl-4 backdrop-blur lg:hidden">
      <Brand product={product} logo={logo} />
      <nav aria-label="Shortcuts" className="flex shrink-0 items-center">
        {headerLinks.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            viewTransition
            aria-label={label}
            title={label}
            className="grid size-11 place-items-center rounded-control text-soft transition hover:text-ink"
          >
            <Icon className="size-5" aria-hidden />
          </Link>
        ))}
        {notices}
        {account}
      </nav>
    </header>
  );
}
