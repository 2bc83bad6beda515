import { readSettings } from '#platform/settings/server/queries.ts';
import { notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, RawResponse, type Route, route } from '#server/http/route.ts';
import { type EmbedKind, EmbedQuery, embedKinds, feedPath, isEmbedOpen, isFeedOpen } from '../rules.ts';
import { writeEmbed } from './embed-page.ts';
import { embeds } from './embeds.ts';
import { writeFeed } from './feed.ts';
import { MomentaryCache } from './momentary-cache.ts';
import { listLatestResults } from './queries.ts';

const summaries: Record<EmbedKind, string> = {
  standings: 'A table, for the frame of another website, where an admin opened it',
  games: 'The next games, for the frame of another website, where an admin opened it',
  live: 'Live scores, for the frame of another website, where an admin opened it',
};

export function outsideRoutes({ env, changes }: Pick<FeatureContext, 'env' | 'changes'>): Route[] {
  const written = new MomentaryCache<Awaited<ReturnType<typeof write>>>(() => changes.latest);
  const embedRoute = (kind: EmbedKind): Route =>
    route({
      method: 'GET',
      path: `/embed/${kind}`,
      access: 'visitor',
      summary: summaries[kind],
      query: EmbedQuery,
      responseType: AnyRawResponse,
      handle: async ({ db, query, now, response }) => {
        const { html, policy, isOpen } = await written.read(JSON.stringify([kind, query]), now, () =>
          write({ kind, db, query, now }),
        );
        if (!isOpen) response.status(404);
        response.mayBeFramed();
        return new RawResponse(html, 'text/html; charset=utf-8', {
          'content-security-policy': policy,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
        });
      },
    });
  return [
    ...embedKinds.map(embedRoute),
    route({
      method: 'GET',
      path: feedPath,
      access: 'visitor',
      summary: 'The latest results as RSS, where an admin opened it',
      responseType: AnyRawResponse,
      handle: async ({ db, headers }) => {
        const settings = await readSettings(db);
        if (!isFeedOpen(settings)) throw notFound('This feed');
        const origin = env.publicUrl ?? `http://${headers.host}`;
        const { productName } = settings;
        const results = await listLatestResults(db);
        const xml = writeFeed({ origin, self: `${origin}${feedPath}`, productName, results });
        return new RawResponse(xml, 'application/rss+xml; charset=utf-8', { 'cache-control': 'no-cache' });
      },
    }),
  ];
}

interface Asked {
  kind: EmbedKind;
  db: Parameters<typeof readSettings>[0];
  query: EmbedQuery;
  now: Date;
}

/** The same for everybody: as a visitor sees it, whoever is logged in. Closed, it does not say what it would show. */
async function write({ kind, db, query, now }: Asked) {
  const settings = await readSettings(db);
  const isOpen = isEmbedOpen(kind, settings);
  const shown = isOpen
    ? await embeds[kind]({ db, query, timeZone: settings.timeZone, now })
    : { title: 'Nothing to show', body: '<p>This is not open to visitors.</p>' };
  return { ...writeEmbed({ ...shown, settings, theme: query.theme, isLive: kind === 'live' }), isOpen };
}
