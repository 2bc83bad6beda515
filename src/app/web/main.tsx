import './start-react.ts';
import '#web/zod.ts';
import '#web/styles/main.css';
import { type Query, QueryClientProvider, timeoutManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { settingsOptions } from '#features/settings/web/api.ts';
import { awaitFirstScreen } from '#web/first-screen.ts';
import { guardMember, rememberWantedPath } from '#web/guard.ts';
import { followPlace, nameFirstEntry } from '#web/place.ts';
import { queryClient } from '#web/queries.ts';
import { currentUserId, onSessionChange } from '#web/session.ts';
import { openSite } from '#web/site.ts';
import { followTheme } from '#web/theme.ts';
import { sharedTimers } from '#web/timers.ts';
import { arrived } from '#web/ui/lazy-part.ts';
import { sitemap, siteParts } from '../sitemap.ts';
import { KeepPlace } from './KeepPlace.tsx';
import { opening } from './page-route.ts';
import { loadPart } from './parts.ts';
import { addAdminRoutes, chromeReady, routes } from './routes.tsx';

timeoutManager.setTimeoutProvider(sharedTimers);
nameFirstEntry();
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addAdminRoutes });
followPlace(router);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
let shownTo = currentUserId();
let drawn = false;

openSite({ pages: sitemap, parts: siteParts, loadPart });
followTheme();
// What changes meanwhile is not missed: the stream's greeting says the latest change.
void awaitFirstScreen(routed(), queryClient)
  .then(() => arrived(() => import('./follow.ts')))
  .then(({ follow }) => follow(queryClient));
onSessionChange(() => {
  if (currentUserId() === shownTo) return;
  shownTo = currentUserId();
  // What the page has read so far is for whoever the server finds here.
  if (!drawn && shownTo !== null) return;
  forgetAnswers();
  if (shownTo === null) leaveGuardedPage();
});

// A task of its own, after the router's start.
setTimeout(async () => {
  const look = queryClient.prefetchQuery(settingsOptions);
  // Till then the page's own chrome stands there.
  await Promise.race([Promise.all([routed(), chromeReady(), look]), opening.over]);
  draw(root);
});

function draw(place: HTMLElement) {
  drawn = true;
  // As a transition the first drawing is done in slices: a tap is answered in between.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <KeepPlace>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </KeepPlace>
      </StrictMode>,
    ),
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

/** What one person was shown is nothing for the next one on this device; what a visitor was shown stays until it was read anew. */
function forgetAnswers() {
  const personal = { predicate: (query: Query) => query.queryKey[0] !== '/api/settings' };
  if (shownTo === null) queryClient.removeQueries(personal);
  else void queryClient.invalidateQueries(personal);
}

function leaveGuardedPage() {
  const { matches, location } = router.state;
  if (!matches.some(({ route }) => route.loader === guardMember)) return;
  rememberWantedPath(location.pathname + location.search);
  void router.navigate('/');
}
