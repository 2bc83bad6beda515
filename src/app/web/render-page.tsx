import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { settingsOptions } from '#platform/settings/web/api.ts';
import type { RenderPage } from '#shared/rendered-page.ts';
import type { sessionEndpoints } from '#shared/session.ts';
import { pageAt } from '#shared/sitemap.ts';
import { ApiError, readThrough } from '#web/api/api.ts';
import { apiClient, newQueryClient } from '#web/api/requests.ts';
import { loadingContext } from '#web/routing/loading.ts';
import { type Rendering, RenderingContext } from '#web/routing/rendering.ts';
import { openSite } from '#web/site.ts';
import { sitemap } from '../sitemap.ts';
import './contributions.ts';
import { appShellReady, routes } from './routes.tsx';
import { serialise } from './state.ts';

openSite(sitemap);
const handler = createStaticHandler(routes);

/** Renders the page as the browser's first render will, with what its loaders read. */
export const renderPage: RenderPage = async ({ url, isWide, read, ...page }) => {
  const client = newQueryClient();
  readThrough(client, read);
  try {
    const [user, settings] = await Promise.all([currentUser(client), client.fetchQuery(settingsOptions)]);
    const rendering: Rendering = {
      user,
      isWide,
      origin: url.origin,
      now: Date.now(),
      timeZone: page.timeZone ?? settings.timeZone,
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(loadingContext, { ...rendering, client, waits: true, renders: true });
    // A visitor who asks for a page of members gets the login.
    const shownUrl = user === null && pageAt(sitemap, url.pathname)?.guard === 'member' ? new URL('/', url) : url;
    const context = await handler.query(new Request(shownUrl), { requestContext });
    if (context instanceof Response || hasFailed(client)) return null;
    await appShellReady(isWide);
    const markup = renderToString(
      <RenderingContext value={rendering}>
        <QueryClientProvider client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </RenderingContext>,
    );
    return { markup, state: serialise(rendering, client) };
  } catch (error) {
    // The call itself has been counted or logged.
    if (error instanceof ApiError) return null;
    throw error;
  } finally {
    client.clear();
  }
};

const whoIsHere = apiClient<typeof sessionEndpoints>().read('GET /api/user');

const currentUser = (client: QueryClient) =>
  client.fetchQuery(whoIsHere).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    client.removeQueries(whoIsHere);
    return null;
  });

/** A 404 is a response too, not a failure. */
const hasFailed = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error !== null && !(error instanceof ApiError && error.status === 404));
