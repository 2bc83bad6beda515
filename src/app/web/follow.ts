import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { matchPath, RouterContextProvider } from 'react-router';
import { teamGamesOptions } from '#features/competition/games/web/api.ts';
import { followPush } from '#features/device/push/web/follow-push.ts';
import { followApp } from '#features/device/pwa/web/follow-app.ts';
import { resumePlays } from '#features/live/live-games/web/resume-plays.ts';
import { clubsOptions } from '#features/teams/clubs/web/api.ts';
import { isNear } from '#features/teams/my-teams/rules.ts';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { followLook } from '#platform/settings/web/follow-look.ts';
import { pageAt } from '#shared/sitemap.ts';
import { followChanges } from '#web/live/follow.ts';
import { loadingContext } from '#web/routing/loading.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { newcomerKey } from '#web/session/session-requests.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { sitemap } from '../sitemap.ts';
import { pageIn } from './page-route.ts';
import { modules } from './routes.tsx';

const mainScreens = [
  ...['/home', '/games', '/players', '/thoughts', '/more', '/teams', '/clubs', '/media', '/calendar', '/standings'],
  '/streaming',
];

/**
 * Prefetches what the last pages of this tab, the main screens and the person's own teams show, one after the other, for use
 * without a network. A page that a full load left before this code had loaded could not be stored.
 */
export async function prefetch(client: QueryClient) {
  const mine = await client.fetchQuery(myTeamsOptions).catch(() => null);
  const near = mine?.teams.filter(isNear) ?? [];
  const paths = new Set([...pathsBefore(), ...mainScreens]);
  const reads = [
    ...[...paths].map((path) => () => prefetchPage(path, client)),
    // The first tab of Teams, whose clubs load after the page.
    async () => {
      const [first] = await client.ensureQueryData(sportsOptions());
      await client.prefetchInfiniteQuery(clubsOptions(first?.id));
    },
    ...near.map(
      ({ team }) =>
        () =>
          client.prefetchInfiniteQuery(teamGamesOptions(team.id)),
    ),
  ];
  for (const read of reads) {
    if (!isLoggedIn() || !onlineManager.isOnline()) return;
    await new Promise<void>((resolve) => whenIdle(resolve));
    await read().catch(() => undefined);
  }
}

const maxPathsBefore = 5;

/** What this tab has shown, the page on screen included. Older browsers do not tell. */
function pathsBefore(): string[] {
  if (!('navigation' in window)) return [];
  const urls = navigation.entries().flatMap(({ url }) => url ?? []);
  return urls.slice(-maxPathsBefore).map((url) => url.slice(location.origin.length));
}

/** Runs a page's loader; with `renders`, it also reads what the page shows only later. */
async function prefetchPage(path: string, client: QueryClient): Promise<void> {
  const url = new URL(path, location.origin);
  const page = pageAt(sitemap, url.pathname);
  if (!page) return;
  const { loader } = await pageIn(modules, page.module);
  const { params = {} } = matchPath(page.path, url.pathname) ?? {};
  const context = new RouterContextProvider();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  context.set(loadingContext, { client, timeZone, waits: true, renders: true });
  if (typeof loader === 'function')
    await loader({ request: new Request(url), url, context, params, pattern: page.path });
}

/** Keeps an open page up to date; this code loads after the first screen. */
export function follow(client: QueryClient) {
  followChanges(client);
  followLook(client);
  resumePlays(client);
  followApp(client, () => prefetch(client));
  followPush();
  forgetOpenedPages();
  greetNewcomer();
}

/** React Router notes in the tab which pages were opened, for their transitions: after a logout that is nobody's business. */
function forgetOpenedPages() {
  const forget = () => {
    if (!isLoggedIn()) sessionStorage.removeItem('remix-router-transitions');
  };
  onSessionChange(forget);
  // The router writes it when the page is left, just before this.
  addEventListener('pagehide', forget);
}

/** After a reload for another account, says who is logged in now. */
function greetNewcomer() {
  const displayName = sessionStorage.getItem(newcomerKey);
  if (displayName === null) return;
  sessionStorage.removeItem(newcomerKey);
  toast({
    title: `You are logged in as ${displayName}`,
    description: 'The page was reloaded. What was typed before has not been sent.',
  });
}
