import {
  Building2,
  ChartNoAxesColumn,
  Clapperboard,
  ClipboardList,
  LayoutDashboard,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  Sparkles,
  UserRoundPlus,
} from 'lucide-react';

export interface QuickAction {
  to: string;
  label: string;
  text: string;
  icon: LucideIcon;
}

export const quickActions: readonly QuickAction[] = [
  { to: '/ai', label: 'AI', text: 'Plans and tips made for you', icon: Sparkles },
  { to: '/announcements', label: 'Announcements', text: 'News from the village', icon: Megaphone },
  { to: '/join', label: 'Join', text: 'Sign up for a club or a team', icon: UserRoundPlus },
  { to: '/residence-anchors', label: 'Residence Anchors', text: 'Who looks after the residence', icon: Building2 },
  { to: '/media', label: 'Media', text: 'Highlights, photos and tips', icon: Clapperboard },
  {
    to: '/player-compare',
    label: 'Player Stat Comparison',
    text: 'Two athletes side by side',
    icon: ChartNoAxesColumn,
  },
  { to: '/ground-anchor-dashboard', label: 'Ground Anchor Dashboard', text: 'Scores and players', icon: ClipboardList },
  { to: '/auth', label: 'Admin Login', text: 'For sports officers', icon: LockKeyhole },
  { to: '/admin/dashboard', label: 'Admin Dashboard', text: 'Manage all content', icon: LayoutDashboard },
];
