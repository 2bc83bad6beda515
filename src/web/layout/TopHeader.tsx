import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';

interface TopHeaderProps {
  product: string;
  logo: string;
  account: ReactNode;
  notices: ReactNode;
}

export function TopHeader({ product, logo, account, notices }: TopHeaderProps) {
  return (
    <header className="header-stays sticky top-0 z-30 flex min-h-(--bar) items-center justify-between gap-1 bg-ground/92 pt-[env(safe-area-inset-top)] pr-0.5 pl-3 backdrop-blur lg:hidden">
      <Brand product={product} logo={logo} />
      {/* As wide as they fit side by side, however large somebody has their text. */}
      <nav aria-label="Shortcuts" className="flex shrink-0 items-center [&>a]:max-w-[12.4vw] [&>button]:max-w-[12.4vw]">
        <HeaderLinks className="transition" />
        {notices}
        {account}
      </nav>
    </header>
  );
}
