import { serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { endLink, makeLink } from './commands.ts';
import { listLinks } from './queries.ts';

const on = serve(calls);

export const scorerLinksRoutes = [
  on('GET /api/games/:id/scorer-links', {
    access: 'officer',
    summary: 'The scorer links of this game',
    dependsOn: ({ params }) => [`scorer-links:${params.id}`, `game:${params.id}`],
    handle: (call) => listLinks(call.db, call.params.id),
  }),
  on('POST /api/games/:id/scorer-links', {
    access: 'officer',
    summary: 'Create a link with which anyone can score this game, from 2 hours before its start to 3 hours after',
    addsRow: true,
    handle: (call) => call.commit((write) => makeLink(write, call.params.id, call.body.scorer)),
  }),
  on('DELETE /api/scorer-links/:id', {
    access: 'officer',
    summary: 'End a scorer link; its scores stay',
    handle: async (call) => {
      await call.commit((write) => endLink(write, call.params.id));
      return { ok: true as const };
    },
  }),
];
