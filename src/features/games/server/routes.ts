import * as z from 'zod/mini';
import { notFound } from '#server/failure.ts';
import { route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { Done } from '#shared/fields.ts';
import { ById } from '#shared/ids.ts';
import { games, NewRsvp, Rsvp, RsvpWithdrawal } from '../contract.ts';
import { addGame, changeGame, removeGame } from './commands.ts';
import { findGame, gameExists, listGames, rsvpsOfGame } from './queries.ts';
import { enterRsvp, withdrawRsvp } from './rsvp-commands.ts';

export const gamesRoutes = [
  ...resource(games, {
    table: 'games',
    alsoShows: ['teams', 'sports', 'counts:game'],
    access: { change: 'officer' },
    inUse: 'Other entries still refer to this game',
    list: listGames,
    find: findGame,
    add: addGame,
    change: changeGame,
    remove: removeGame,
  }),
  route({
    method: 'GET',
    path: '/api/games/:id/rsvps',
    access: 'member',
    summary: 'Who is going to a game, in order of arrival',
    params: ById,
    answerAs: z.array(Rsvp),
    handle: async (call) => {
      if (!(await gameExists(call.db, call.params.id))) throw notFound('This game');
      return rsvpsOfGame(call.db, call.viewer, call.params.id);
    },
  }),
  route({
    method: 'POST',
    path: '/api/games/:id/rsvp',
    access: 'visitor',
    summary: 'Say that someone is going to an upcoming game; the same name again changes nothing',
    params: ById,
    body: NewRsvp,
    answerAs: Rsvp,
    limit: 'rsvp',
    handle: async (call) => {
      const { rsvp, fresh } = await call.commit((write) => enterRsvp(write, call.params.id, call.body.userName));
      if (fresh) call.answer.status(201);
      return rsvp;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/games/:id/rsvp',
    access: 'member',
    summary: 'Take back an RSVP that one entered oneself',
    params: ById,
    body: RsvpWithdrawal,
    answerAs: Done,
    handle: async (call) => {
      await call.commit((write) => withdrawRsvp(write, call.params.id, call.body.userName));
      return { ok: true as const };
    },
  }),
];
