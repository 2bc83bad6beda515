import {
  Calendar,
  Clapperboard,
  Clock,
  Ellipsis,
  House,
  type LucideIcon,
  MessageSquare,
  Radio,
  Shield,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { findPage } from '../site.ts';
import type { BrandProps } from './Brand.tsx';

interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export const tabs: readonly NavItem[] = [
  { to: '/home', label: 'Home', icon: House },
  { to: '/games', label: 'Games', icon: Calendar },
  { to: '/players', label: 'Players', icon: Users },
  { to: '/thoughts', label: 'Thoughts', icon: MessageSquare },
  { to: '/streaming', label: 'Stream', icon: Radio },
  { to: '/more', label: 'More', icon: Ellipsis },
];

export const headerLinks: readonly NavItem[] = [
  { to: '/games', label: 'Games list', icon: Calendar },
  { to: '/games?status=past', label: 'Past games', icon: Clock },
  { to: '/teams', label: 'Teams', icon: Shield },
  { to: '/media', label: 'Media', icon: Clapperboard },
];

const isTab = (path: string) => tabs.some(({ to }) => to === path);

/** The page that a page belongs to; null for a tab, and for what is not a page. */
export function findParent(path: string): string | null {
  const page = findPage(path);
  if (!page || isTab(path)) return null;
  if (page.under) return page.under;
  const above = path.slice(0, path.lastIndexOf('/'));
  return findPage(above) ? above : null;
}

/** The tab that a page belongs to, itself or through the pages above it. */
export function activeTab(path: string): string | null {
  if (isTab(path)) return path;
  const parent = findParent(path);
  return parent === null ? null : activeTab(pathOf(parent));
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? address;

/** The highlighted tab: the pressed one, even before its page has loaded. */
export function useActiveTab(): string | null {
  const current = useLocation();
  const { location: next } = useNavigation();
  return activeTab((next ?? current).pathname);
}

/** A line of a desktop's rail. */
export const railItem =
  'flex min-h-[46px] items-center gap-3 rounded-control px-3 font-[650] text-base text-soft transition-colors hover:bg-raised hover:text-ink';

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
    ? 'flex min-h-10 items-center gap-3 px-3 font-semibold text-sm'
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
      <Icon className={named ? 'mx-[0.09rem] size-[1.12rem] shrink-0' : 'size-5'} aria-hidden />
      {named && label}
    </Link>
  ));
}
