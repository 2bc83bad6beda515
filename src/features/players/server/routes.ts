import * as z from 'zod/mini';
import { teamTable } from '#features/sports/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { ById } from '#shared/ids.ts';
import { Player, PlayerFilters, PlayerTotals, players, RosterFilters } from '../contract.ts';
import { addPlayer, changePlayer, removePlayer } from './commands.ts';
import { countPlayers, findPlayer, listPlayers } from './queries.ts';

const shownTopics = () => ['players', 'teams', 'sports'];

export const playersRoutes = [
  route({
    method: 'GET',
    path: '/api/players/with-relations',
    access: 'member',
    summary: 'Players with team, sport and season statistics',
    query: PlayerFilters,
    answerAs: z.array(Player),
    sharedUntil: shownTopics,
    handle: async (call) => {
      const page = await listPlayers(call.db, call.viewer, call.query);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  route({
    method: 'GET',
    path: '/api/players/totals',
    access: 'member',
    summary: 'How many athletes, sports, all-stars and captains there are',
    query: PlayerFilters,
    answerAs: PlayerTotals,
    sharedUntil: shownTopics,
    handle: (call) => countPlayers(call.db, call.query),
  }),
  route({
    method: 'GET',
    path: '/api/teams/:id/players',
    access: 'member',
    summary: 'The players of a team',
    params: ById,
    query: RosterFilters,
    answerAs: z.array(Player),
    sharedUntil: shownTopics,
    handle: async (call) => {
      const team = await teamTable.find(call.db, call.viewer, call.params.id);
      if (!team) throw notFound('This team');
      const page = await listPlayers(call.db, call.viewer, { ...call.query, teamId: team.id });
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  ...resource(players, {
    table: 'players',
    alsoShows: ['teams', 'sports'],
    access: { change: 'officer' },
    inUse: 'This player still has box-score lines',
    list: listPlayers,
    find: findPlayer,
    add: addPlayer,
    change: changePlayer,
    remove: removePlayer,
  }),
];
