import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Dumbbell, HeartPulse, type LucideIcon, Music, Users } from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readOptions } from '#web/api/requests.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { openedSite } from '#web/site.ts';
import { buttonClasses } from '#web/ui/Button.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { NamedContribution } from '../dashboard/NamedContribution.tsx';
import { contentCards, dashboardTabs, dashboardTop } from '../extension-points.ts';
import { AdminPage } from '../frame/AdminPage.tsx';

/** Four cards, with the chosen card's manager below them. */
export function ManageContent() {
  const asked = useSearchParams()[0].get('content');
  const change = useSearchChange();
  const chosen = cards.find(({ value }) => value === asked);
  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label="Content" className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {cards.map(({ value, label, about, icon: Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === asked}
            onClick={() => change({ content: value })}
            className="card grid grid-cols-[auto_1fr] content-start items-center gap-x-2.5 gap-y-1.5 p-3 text-left"
          >
            <IconTile className="size-8 rounded-lg">
              <Icon className="size-4.5" aria-hidden />
            </IconTile>
            <span className="min-w-0 font-bold text-base leading-tight">{label}</span>
            <span className="col-span-2 text-sm text-soft leading-snug">{about}</span>
          </button>
        ))}
      </div>
      {chosen && <NamedContribution key={chosen.value} point={contentCards} name={chosen.value} title={chosen.label} />}
    </div>
  );
}

interface ContentCard {
  value: string;
  label: string;
  about: string;
  icon: LucideIcon;
}

export const cards: readonly ContentCard[] = [
  { value: 'workouts', label: 'Workouts', about: 'Manage workout plans', icon: Dumbbell },
  { value: 'better-living', label: 'Better Living', about: 'Health and nutrition tips', icon: HeartPulse },
  { value: 'clubs', label: 'Clubs', about: 'Manage club profiles', icon: Users },
  { value: 'playlists', label: 'Playlists', about: 'Weekly music playlists', icon: Music },
];

/** A menu button with the pages of admins and officers that describe their purpose. */
export function MoreToManage() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const pages = openedSite().filter(
    ({ about, guard, isForOfficers }) => about !== undefined && (guard === 'admin' || isForOfficers),
  );
  if (pages.length === 0) return null;
  return (
    <nav aria-label="All admin pages" className="mb-3">
      <button
        type="button"
        popoverTarget={id}
        className={buttonClasses({ variant: 'quiet', wide: true, className: 'justify-between! sm:w-auto!' })}
      >
        All admin pages
        <ChevronDown className="size-5 text-soft" aria-hidden />
      </button>
      <Menu ref={menu} id={id} place="below-start" className="overflow-y-auto sm:max-h-[calc(100%-0.75rem)] sm:w-104">
        <ul>
          {pages.map(({ path, title, about }) => (
            <li key={path}>
              <Link
                to={path}
                viewTransition
                onClick={() => menu.current?.hidePopover()}
                className="grid min-h-11 gap-0.5 rounded-control px-3 py-2 transition-colors hover:bg-raised"
              >
                <span className="font-bold text-base">{title}</span>
                <span className="text-sm text-soft">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </nav>
  );
}

interface DashboardTab {
  value: string;
  label: string;
  /** The contribution that it shows: two tabs share the one of the games. */
  contribution: string;
}

const first: DashboardTab = { value: 'scores', label: 'Update Scores', contribution: 'games' };

export const tabs: readonly DashboardTab[] = [
  first,
  { value: 'games', label: 'Manage Games', contribution: 'games' },
  { value: 'rosters', label: 'Team Rosters', contribution: 'rosters' },
  { value: 'media', label: 'Upload Media', contribution: 'media' },
  { value: 'anchors', label: 'Residence Anchors', contribution: 'anchors' },
  { value: 'content', label: 'Manage Content', contribution: 'content' },
];

export const tabNamed = (asked: string | null): DashboardTab => tabs.find(({ value }) => value === asked) ?? first;

/** Each tab has its own address, and loads its code when it is opened. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const { value, label, contribution } = tabNamed(params.get('tab'));
  return (
    <AdminPage title="Admin Dashboard">
      <Suspense>
        {dashboardTop.contributions().map(({ key, Component }) => (
          <Component key={key} />
        ))}
      </Suspense>
      <MoreToManage />
      <Tabs
        label="Admin Dashboard"
        tabs={tabs}
        value={value}
        onChoose={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          {contribution === 'content' ? (
            <ManageContent />
          ) : (
            <NamedContribution key={contribution} point={dashboardTabs} name={contribution} title={label} />
          )}
        </div>
      </Tabs>
      <RunningVersion />
    </AdminPage>
  );
}

/** The server's version: an open page may be older. */
function RunningVersion() {
  const { data } = useQuery(readOptions<{ version: string }>('/api/health'));
  return data && <p className="pt-6 text-center text-soft text-xs">Village Arena {data.version}</p>;
}
