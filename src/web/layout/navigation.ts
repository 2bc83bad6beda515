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
import { useLocation, useNavigation } from 'react-router';

interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  also?: readonly string[];
}

export const tabs: readonly NavItem[] = [
  { to: '/home', label: 'Home', icon: House },
  { to: '/games', label: 'Games', icon: Calendar },
  { to: '/players', label: 'Players', icon: Users },
  { to: '/thoughts', label: 'Thoughts', icon: MessageSquare },
  { to: '/streaming', label: 'Stream', icon: Radio },
  {
    to: '/more',
    label: 'More',
    icon: Ellipsis,
    also: [
      ...['/media', '/clubs', '/calendar', '/social', '/residence-anchors'],
      ...['/admin', '/admin-dashboard', '/simple-admin'],
    ],
  },
];

export const headerLinks: readonly NavItem[] = [
  { to: '/games', label: 'Games list', icon: Calendar },
  { to: '/games?status=past', label: 'Past games', icon: Clock },
  { to: '/teams', label: 'Teams', icon: Shield },
  { to: '/media', label: 'Media', icon: Clapperboard },
];

export function activeTab(path: string): string | null {
  const within = (base: string) => path === base || path.startsWith(`${base}/`);
  return tabs.find((tab) => within(tab.to) || tab.also?.some(within))?.to ?? null;
}

/** The highlighted tab: the pressed one, even before its page has loaded. */
export function useActiveTab(): string | null {
  const current = useLocation();
  const { location: next } = useNavigation();
  return activeTab((next ?? current).pathname);
}
