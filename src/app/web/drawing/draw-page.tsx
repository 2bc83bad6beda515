import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { settingsOptions } from '#features/settings/web/api.ts';
import type { AskedPage, DrawPage } from '#shared/drawn-page.ts';
import { ApiError } from '#web/api.ts';
import { holdFirstScreen } from '#web/first-screen.ts';
import { forgetSources } from '#web/live/sources.ts';
import { queryClient } from '#web/queries.ts';
import { endSession } from '#web/session.ts';
import { confirmSession } from '#web/session-calls.ts';
import { openSite } from '#web/site.ts';
import { sitemap, siteParts } from '../../sitemap.ts';
import { readFirstAt } from '../page-route.ts';
import { loadPart } from '../parts.ts';
import { chromeReady, routes } from '../routes.tsx';
import { standIn } from './stand-ins.ts';

openSite({ pages: sitemap, parts: siteParts, loadPart });
holdFirstScreen();
const handler = createStaticHandler(routes);
let turn: Promise<unknown> = Promise.resolve();

/** The app's code knows one person at a time, as in a browser: one page is drawn after the other, and nothing of it stays. */
export const drawPage: DrawPage = (asked) => {
  const drawn = turn.then(() => draw(asked));
  turn = drawn.catch(() => null);
  return drawn;
};

/** What the browser draws at first: the page with what it reads first, and places for all that comes later. */
async function draw({ inZone, zone, ...place }: AskedPage): Promise<string | null> {
  standIn(place);
  try {
    await confirmSession();
    const context = await handler.query(new Request(place.url));
    if (context instanceof Response) return null;
    const readFirst = readFirstAt(context.matches);
    if (!readFirst) return null;
    await chromeReady();
    const settings = await queryClient.fetchQuery(settingsOptions);
    const timeZone = zone ?? settings.timeZone;
    await Promise.all(inZone(timeZone, () => readFirst(queryClient, place.url.searchParams)));
    if (hasFailed()) return null;
    const router = createStaticRouter(handler.dataRoutes, context);
    return inZone(timeZone, () =>
      renderToString(
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>,
      ),
    );
  } finally {
    endSession();
    queryClient.clear();
    forgetSources();
    standIn(null);
  }
}

/** That something is not there is an answer too. */
const hasFailed = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error !== null && !(error instanceof ApiError && error.status === 404));
