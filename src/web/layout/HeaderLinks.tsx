import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BrandProps } from './Brand.tsx';
import { headerLinks } from './navigation.ts';

/** What a phone's header and a desktop's rail show. */
export interface HeaderProps extends BrandProps {
  account: ReactNode;
  notices: ReactNode;
}

interface HeaderLinksProps {
  className: string;
  /** Shows names beside the icons; without room for them, only screen readers and tooltips have them. */
  named?: boolean;
}

/** Shortcuts beside the tabs. */
export function HeaderLinks({ className, named = false }: HeaderLinksProps) {
  const shape = named
    ? 'flex min-h-11 items-center gap-2 px-2 font-semibold text-[0.8125rem]'
    : 'grid size-11 place-items-center';
  return headerLinks.map(({ to, label, icon: Icon }) => (
    <Link
      key={to}
      to={to}
      viewTransition
      aria-label={label}
      title={named ? undefined : label}
      className={`rounded-control text-soft hover:text-ink ${shape} ${className}`}
    >
      <Icon className={named ? 'size-4.5 shrink-0' : 'size-5'} aria-hidden />
      {named && label}
    </Link>
  ));
}
