import * as z from 'zod/mini';
import { keptPictures } from '#features/results/share-cards/server/services.ts';
import { accentOnDark, readSettings } from '#platform/settings/server/queries.ts';
import { notFound } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { AnyRawResponse, ownFile, type Route, route } from '#server/http/route.ts';
import { ById } from '#shared/fields.ts';
import { buildCupCard } from '../card-rules.ts';
import { makeCupCard } from './card.ts';
import { readCup } from './table-queries.ts';

/** `v` gives another table a new address, for apps that cache what they once fetched. */
const CardQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(20))) });

export const cupCardRoutes = (app: FeatureContext): Route[] => [
  route({
    method: 'GET',
    path: '/api/cups/:id/card.png',
    access: 'member',
    summary: 'The top of a cup as a picture',
    params: ById,
    query: CardQuery,
    responseType: AnyRawResponse,
    handle: async ({ db, viewer, params, address }) => {
      const table = await readCup(db, viewer, { cupId: params.id });
      if (!table) throw notFound('This cup');
      const settings = await readSettings(db);
      const card = buildCupCard(table, { productName: settings.productName, accent: accentOnDark(settings) });
      const pictures = await keptPictures.of(app);
      const picture = await pictures.picture(JSON.stringify(card), () => makeCupCard(card), address);
      return ownFile(picture, 'image/png', `cup-${params.id}.png`, false);
    },
  }),
];
