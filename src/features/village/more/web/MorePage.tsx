import {
  Building2,
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  ChevronRight,
  Clapperboard,
  ClipboardList,
  Dumbbell,
  ExternalLink,
  LayoutDashboard,
  ListOrdered,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  Shapes,
  Sparkles,
  UserRoundPlus,
} from 'lucide-react';
import { Link } from 'react-router';
import { PlaylistOfTheWeek } from '#features/community/playlists/web/PlaylistOfTheWeek.tsx';
import { SearchArea } from '#platform/search/web/SearchArea.tsx';
import { useSettings } from '#platform/settings/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useHistoryState } from '#web/routing/rendering.ts';
import { clearAdminFlags } from '#web/session/session.ts';
import { buttonClasses } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';

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

const onADesktop =
  'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-[22px] lg:gap-y-[18px]';
const areas = `grid grid-cols-1 gap-3.5 ${onADesktop}`;
const column = 'grid min-w-0 grid-cols-1 gap-3.5 lg:gap-[18px]';

export function MorePage() {
  return (
    <>
      <PageTitle>More</PageTitle>
      <SearchArea>
        <div className={areas}>
          <Destinations />
          <div className={`${column} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
            <PlaylistOfTheWeek />
          </div>
          <div className="min-w-0 lg:row-span-2">
            <QuickActions />
          </div>
          <div className={`${column} lg:col-start-2`}>
            <VillageLinks />
            <Card heading="Theme">
              <ThemeControl />
            </Card>
          </div>
        </div>
      </SearchArea>
    </>
  );
}

export const loader = defineLoader(({ client }) => PlaylistOfTheWeek.reads(client));

/** Links to where else the village can be found, from the settings. */
function VillageLinks() {
  const links = useSettings()?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <Card heading="Find us">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`} className="min-w-0 flex-auto">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClasses({ variant: 'quiet', small: true, wide: true, className: 'wrap-anywhere' })}
            >
              {label} <ExternalLink className="size-4 shrink-0" aria-hidden />
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const destinations = [
  { to: '/my-day', label: 'My day', icon: CalendarClock },
  { to: '/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/ladders', label: 'Ladders', icon: ListOrdered },
  { to: '/social', label: 'Sports Lobby', icon: Dumbbell },
  { to: '/clubs', label: 'View All Clubs', icon: Shapes },
];

/** Pages where the village meets: they have neither a tab nor a quick action. */
function Destinations() {
  const from = useCameFrom();
  return (
    <nav aria-label="Places">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2.5">
        {destinations.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              viewTransition
              aria-current={to === from ? 'location' : undefined}
              className="card grid h-full min-h-22 content-center justify-items-center gap-2 p-2.5 text-center font-bold text-sm leading-tight sm:text-base"
            >
              <Icon className="size-6 text-accent-text" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to pages without a tab. */
function QuickActions() {
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
      className="card flex h-full min-h-18 items-center gap-x-3.5 gap-y-1 max-sm:flex-wrap p-3.5"
    >
      <IconTile>
        <Icon className="size-5.5" aria-hidden />
      </IconTile>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-sm:basis-40">
        <span className="long-word font-bold text-base">{label}</span>
        <span className="text-sm text-soft">{text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
    </Link>
  );
}

/** The page under More whose tab brought somebody here, from the history state: the list marks it. */
function useCameFrom(): string | null {
  const state: unknown = useHistoryState();
  return typeof state === 'object' && state && 'from' in state && typeof state.from === 'string' ? state.from : null;
}
