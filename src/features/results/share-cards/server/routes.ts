import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { isMember, visitor } from '#server/access/access.ts';
import { notFound, notLoggedIn } from '#server/failure.ts';
import { contentSecurityPolicy } from '#server/http/pages/headers.ts';
import { dataBlock, escaped } from '#server/http/pages/markup.ts';
import { AnyRawResponse, ownFile, RawResponse, type Route, route } from '#server/http/route.ts';
import { ById } from '#shared/fields.ts';
import { daysIn } from '#shared/time-zone.ts';
import { cardPath, cardSize, type FoundResult, resultPath, sportsEvent } from '../rules.ts';
import type { CardService } from './card-service.ts';
import type { CardNoteSource } from './extension-points.ts';
import { findResult } from './queries.ts';

/** `v` gives a corrected result a new address, for apps that cache what they once fetched. */
const CardQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(20))) });

export const shareCardRoutes = (cards: CardService, origin: string, notes: readonly CardNoteSource[]): Route[] => [
  route({
    method: 'GET',
    path: '/api/games/:id/card.png',
    access: 'visitor',
    summary: 'A result as a picture, for members; for everyone where results are public',
    params: ById,
    query: CardQuery,
    responseType: AnyRawResponse,
    handle: async (context) => {
      const found = await findResult(context.db, context.viewer, context.params.id, notes);
      if (!found) throw isMember(context.viewer) ? notFound('This result') : notLoggedIn();
      const card = await cards.card(context.db, found.result, context.address);
      return ownFile(card, 'image/png', `result-${found.game.id}.png`, false);
    },
  }),
  route({
    method: 'GET',
    path: '/results/:id',
    access: 'visitor',
    summary: 'A page of one result with a preview for other apps, where results are public',
    params: ById,
    responseType: AnyRawResponse,
    handle: async (context) => {
      // Rendered as a visitor sees it, whoever asks: a shared link shows others the same.
      const found = await findResult(context.db, visitor, context.params.id);
      if (!found) context.response.status(404);
      context.response.header('content-security-policy', resultPagePolicy);
      const { timeZone } = await readSettings(context.db);
      const html = found ? resultPage(found, origin, timeZone) : noResultPage(context.params.id);
      return new RawResponse(html, 'text/html; charset=utf-8');
    },
  }),
];

const styles =
  'body{margin:0;background:#090e18;color:#f1f4f9;font:18px/1.5 system-ui,sans-serif;text-align:center}main{display:grid;place-content:center;justify-items:center;gap:20px;min-height:100vh;padding:16px;box-sizing:border-box}h1{margin:0;font-size:22px}p{margin:0;color:#a7b1c0}img{display:block;width:100%;max-width:900px;height:auto;border-radius:16px}a{color:#bfec38;padding:10px}';

const resultPagePolicy = contentSecurityPolicy({
  styles: [`'sha256-${createHash('sha256').update(styles).digest('base64')}'`],
});

/** The page of one result, for people without an account and for apps that preview links. */
function resultPage(found: FoundResult, origin: string, timeZone: string): string {
  const { game, result } = found;
  const { title } = result;
  const about = `${result.sport}, ${result.day}. ${result.ending === 'Final' ? 'Final score' : result.ending}.`;
  const picture = `${origin}${cardPath(game)}`;
  const tags: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', result.productName],
    ['og:title', title],
    ['og:description', about],
    ['og:url', `${origin}${resultPath(game.id)}`],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', title],
  ];
  return page(
    `${title} | ${result.productName}`,
    tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join('') +
      dataBlock('application/ld+json', sportsEvent(found, origin, daysIn(timeZone))),
    `<h1>${escaped(title)}</h1><img src="${escaped(cardPath(game))}" alt="" width="${cardSize.width}" height="${cardSize.height}"><p>${escaped(about)}</p><a href="/games/${game.id}">Open in ${escaped(result.productName)}</a>`,
  );
}

/** The same page whether the result does not exist or is not public. Its login leads on to the game. */
const noResultPage = (id: number): string =>
  page(
    'No result here',
    '',
    `<h1>No result here</h1><p>Members can see results after logging in.</p><a href="/games/${id}">Log in</a>`,
  );

const page = (title: string, tags: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><meta name="robots" content="noindex"><meta name="twitter:card" content="summary_large_image">${tags}<style>${styles}</style></head><body><main>${body}</main></body></html>`;
