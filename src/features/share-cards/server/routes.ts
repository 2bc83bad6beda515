import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { isMember, visitor } from '#server/access.ts';
import { notFound, notLoggedIn } from '#server/failure.ts';
import { AnyFile, FileAnswer } from '#server/http/file.ts';
import { type Route, route } from '#server/http/route.ts';
import { AnyStream, StreamAnswer } from '#server/http/stream-answer.ts';
import { ById } from '#shared/ids.ts';
import type { CardService } from './card-service.ts';
import { findResult } from './queries.ts';
import { noResultPage, resultPage, resultPagePolicy } from './result-page.ts';

/** `v` makes the address of a corrected result a new one, for apps that keep what they once fetched. */
const CardQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(20))) });

export const shareCardRoutes = (cards: CardService, origin: string): Route[] => [
  route({
    method: 'GET',
    path: '/api/games/:id/card.png',
    access: 'visitor',
    summary: 'A result as a picture, for members; for everyone where results are public',
    params: ById,
    query: CardQuery,
    answerAs: AnyFile,
    handle: async (call) => {
      const found = await findResult(call.db, call.viewer, call.params.id);
      if (!found) throw isMember(call.viewer) ? notFound('This result') : notLoggedIn();
      const card = await cards.card(call.db, found.result, call.address);
      return new FileAnswer(card, 'image/png', `result-${found.game.id}.png`, false);
    },
  }),
  route({
    method: 'GET',
    path: '/results/:id',
    access: 'visitor',
    summary: 'A page of one result with a preview for other apps, where results are public',
    params: ById,
    answerAs: AnyStream,
    handle: async (call) => {
      // As an outsider sees it, whoever asks: what is shared is what others will see.
      const found = await findResult(call.db, visitor, call.params.id);
      if (!found) call.answer.status(404);
      call.answer.header('content-security-policy', resultPagePolicy);
      const html = found ? resultPage(found, origin) : noResultPage();
      return new StreamAnswer(Readable.from([html]), 'text/html; charset=utf-8');
    },
  }),
];
