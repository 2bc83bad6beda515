import { gameTag } from '#features/competition/games/cache-tags.ts';
import { serve } from '#server/http/route.ts';
import { scorerLinksTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { endLink, makeLink } from './commands.ts';
import { listLinks } from './queries.ts';

const on = serve(endpoints);

export const scorerLinksRoutes = [
  on('GET /api/games/:id/scorer-links', {
    access: 'officer',
    summary: 'The scorer links of this game',
    dependsOn: ({ params }) => [scorerLinksTag(params.id), gameTag(params.id)],
    handle: (context) => listLinks(context.db, context.params.id),
  }),
  on('POST /api/games/:id/scorer-links', {
    access: 'officer',
    summary: 'Create a link with which anyone can score this game, from 2 hours before its start to 3 hours after',
    addsRow: true,
    handle: (context) => context.commit((write) => makeLink(write, context.params.id, context.body.scorer)),
  }),
  on('DELETE /api/scorer-links/:id', {
    access: 'officer',
    summary: 'End a scorer link; its scores stay',
    handle: async (context) => {
      await context.commit((write) => endLink(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
