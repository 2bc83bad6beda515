import './older-browsers.ts';
import './start-react.ts';
import './zod.ts';
import '#web/styles/main.css';
import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { stateId } from '#shared/rendered-page.ts';
import { newQueryClient, recheckAfter401 } from '#web/api/requests.ts';
import { followOrigins } from '#web/routing/came-from.ts';
import { loadingContext } from '#web/routing/loading.ts';
import { type Rendering, RenderingContext } from '#web/routing/rendering.ts';
import { followScrollPosition, nameFirstEntry, noteScrolling, returnToScrolled } from '#web/routing/scroll-position.ts';
import { guardMember, rememberWantedPath } from '#web/session/guard.ts';
import {
  beginSession,
  currentUserId,
  endSession,
  isMirrorOutdated,
  onSessionChange,
  openSession,
} from '#web/session/session.ts';
import { openSite } from '#web/site.ts';
import { followTheme } from '#web/theme.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { retryImport } from '#web/ui/lazy-component.tsx';
import { noteServerTime } from '#web/ui/time/clock.ts';
import { isOutdated } from '#web/version.ts';
import { sitemap } from '../sitemap.ts';
import './contributions.ts';
import { deviceTimeZone } from '#web/zone.ts';
import { addAdminRoutes, appShellReady, routes } from './routes.tsx';
import { hydrateQueries, type RenderedState } from './state.ts';

/** The longest wait for the code of a page, which may not be stored on the device. */
const maxWaitMs = 1_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
/** Whether this is the app shell, which the service worker serves when no server answers. */
const isShell = document.querySelector('meta[name="is-shell"][content="true"]') !== null;
const state = stateInPage();
const queryClient = newQueryClient(recheckAfter401);
let router: DataRouter;
let shownTo: number | null;
let isOpen = false;

addEventListener('pageshow', onReturn);
openSite(sitemap);
openSession();
if (state) openRendered(state);
followTheme();
if (isShell) void openOffline().then(open);
else open();

function open() {
  void queryClient.prefetchQuery(settingsOptions);
  nameFirstEntry();
  router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addAdminRoutes,
    getContext: createNavigationContext,
  });
  followScrollPosition(router);
  followOrigins(router);
  shownTo = currentUserId();
  onSessionChange(followPerson);
  // A task of its own, after the router's start.
  setTimeout(renderFirst);
}

async function openOffline() {
  try {
    const { openPersisted } = await import('#features/device/pwa/web/offline/show-persisted.ts');
    await openPersisted(queryClient);
  } catch {
    // The device has no stored responses: the page itself says that it could not be loaded.
  }
}

function followPerson() {
  if (currentUserId() === shownTo) return;
  shownTo = currentUserId();
  // Reads before the first render already answer for the account that the server finds.
  if (!isOpen && shownTo !== null) return;
  forgetResponses();
  if (shownTo === null) leaveGuardedPage();
}

async function renderFirst() {
  if (!root) return;
  if (!state) {
    // Wait for the page's code, which is stored like its data: rendering a loading state first would take a phone 0.2 s.
    if (isShell) await Promise.race([routed(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    return renderApp((app) => createRoot(root).render(app));
  }
  noteServerTime(state.rendering.now);
  await Promise.all([routed(), appShellReady(state.rendering.isWide)]);
  renderApp((app) => hydrateRoot(root, app), state.rendering);
}

function renderApp(into: (app: ReactNode) => unknown, rendering: Rendering | null = null) {
  isOpen = true;
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  // In a transition React renders in slices, so that taps are answered in between.
  startTransition(() => {
    into(
      <StrictMode>
        <Opened rendering={rendering}>{app}</Opened>
      </StrictMode>,
    );
  });
}

/** Loads what keeps an open page up to date (`follow.ts`) after the first render. */
function Opened({ rendering, children }: { rendering: Rendering | null; children: ReactNode }) {
  const [hydratedAs, setHydratedAs] = useState(rendering);

  // Runs after the router's own effect, which is further inside.
  useLayoutEffect(() => {
    // Marked before the parts that the server leaves out begin to load.
    performance.mark('app-hydrated');
    returnToScrolled();
  }, []);

  // The taps that `start.js` recorded, and the stream, are outside React. In a microtask, as React takes no tap in an effect.
  useEffect(() => {
    startTransition(() => setHydratedAs(null));
    queueMicrotask(() => {
      dispatchEvent(new Event('app-open'));
      performance.mark('app-open');
    });
    return whenIdle(
      () => void retryImport(() => import('./follow.ts')).then(({ follow }) => follow(queryClient), reloadIfOutdated),
    );
  }, []);
  return <RenderingContext value={hydratedAs}>{children}</RenderingContext>;
}

/** `follow.ts` did not load. Reloads for a new build, but not once the person has begun something: the next page will. */
async function reloadIfOutdated(failure: unknown) {
  const isWanted = await isOutdated();
  if (!isWanted || navigator.userActivation?.hasBeenActive) throw failure;
  location.reload();
}

/** Takes it out of the page, where the next person on this device could read it. */
function stateInPage(): RenderedState | null {
  const element = document.getElementById(stateId);
  const text = element?.textContent;
  element?.remove();
  return text ? JSON.parse(text) : null;
}

/** A page that the browser kept and shows again by Back: it may be of somebody who has logged out since. */
function onReturn({ persisted }: PageTransitionEvent) {
  if (!persisted || !isMirrorOutdated()) return;
  root?.replaceChildren();
  window.location.reload();
}

function openRendered(rendered: RenderedState) {
  const { user } = rendered.rendering;
  if (user) beginSession(user);
  else endSession();
  hydrateQueries(queryClient, rendered);
  noteScrolling();
}

function createNavigationContext(): RouterContextProvider {
  const timeZone = state && !isOpen ? state.rendering.timeZone : deviceTimeZone();
  return new RouterContextProvider(
    new Map([
      [
        loadingContext,
        {
          client: queryClient,
          timeZone,
          renders: false,
          waits: state !== null && !isOpen,
          user: isOpen ? undefined : state?.rendering.user,
        },
      ],
    ]),
  );
}

function routed(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The next person on this device must not see these responses. After a login, a visitor's responses stay until refetched. */
function forgetResponses() {
  const personal = { predicate: (query: Query) => query.queryKey[0] !== '/api/settings' };
  if (shownTo === null) queryClient.removeQueries(personal);
  else void queryClient.invalidateQueries(personal);
}

function leaveGuardedPage() {
  const { matches, location } = router.state;
  if (!matches.some(({ route }) => route.middleware?.includes(guardMember))) return;
  rememberWantedPath(location.pathname + location.search);
  void router.navigate('/');
}
