import { forbidden, notFound } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { addEvents } from './commands.ts';
import { type OnUnreadable, readEvents } from './queries.ts';
import { scoringByLink } from './scoring-routes.ts';
import { takeoverRoutes } from './takeover/routes.ts';

const on = serve(calls);

export const liveGamesRoutes = (onUnreadable: OnUnreadable) => [
  on('GET /api/games/:id/events', {
    access: 'member',
    summary: 'The events of a live game; with `after` only those since that event',
    // Not `player:*`: each tap of a player invalidates that tag, but changes no name.
    cacheTags: ({ params }) => [`events:${params.id}`, `game:${params.id}`, 'players', 'sports'],
    handle: async (call) => {
      const events = await readEvents(call.db, call.viewer, call.params.id, call.query.after, onUnreadable);
      if (!events) throw notFound('This game');
      return events;
    },
  }),
  on('POST /api/games/:id/events', {
    access: 'officer',
    summary: 'Send events from a scoring console; sending one twice changes nothing',
    handle: async (call) => {
      const { pressedBy = call.viewer.accountId } = call.body;
      if (pressedBy !== call.viewer.accountId) throw forbidden('Someone else recorded these plays');
      const { events: pressed, session } = call.body;
      const offered = await call.commit((write) => addEvents(write, call.params.id, pressed, { session }));
      const events = await readEvents(call.db, call.viewer, call.params.id, call.query.after, onUnreadable);
      if (!events) throw notFound('This game');
      return { ...events, offered };
    },
  }),
  ...scoringByLink,
  ...takeoverRoutes,
];
