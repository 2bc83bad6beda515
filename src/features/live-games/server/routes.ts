import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { addEvents } from './commands.ts';
import { readEvents } from './queries.ts';

const on = serve(calls);

export const liveGamesRoutes = [
  on('GET /api/games/:id/events', {
    access: 'member',
    summary: 'What happened in a game, tap by tap; `after` so many, only what came since',
    sharedUntil: ({ params }) => [`events:${params.id}`],
    handle: async (call) => {
      const events = await readEvents(call.db, call.viewer, call.params.id, call.query.after);
      if (!events) throw notFound('This game');
      return events;
    },
  }),
  on('POST /api/games/:id/events', {
    access: 'officer',
    summary: 'Taps of a console: one that was sent before changes nothing',
    handle: async (call) => {
      await call.commit((write) => addEvents(write, call.params.id, call.body.events));
      const events = await readEvents(call.db, call.viewer, call.params.id);
      if (!events) throw notFound('This game');
      return events;
    },
  }),
];
