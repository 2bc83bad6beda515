import { teamTable } from '#features/teams/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { resource } from '#server/resources/resource.ts';
import { calls, officerFields, players } from '../contract.ts';
import { addPlayer, addRoster, changePlayer, removePlayer } from './commands.ts';
import { playerAccess } from './policy.ts';
import { countPlayers, findPlayer, listPlayers } from './queries.ts';

const on = serve(calls);
const shared = serveShared(calls);

const extraTags = ['teams', 'sports'];
const shownTags = () => ['players', 'player:*', ...extraTags];
const rows = { resourceName: players.resourceName, path: players.path };

export const playersRoutes = [
  shared('GET /api/players/with-relations', {
    access: 'member',
    summary: 'Players with team, sport and season statistics',
    cacheTags: shownTags,
    rows,
    handle: async (call) => {
      const page = await listPlayers(call.db, call.viewer, call.query);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  shared('GET /api/players/totals', {
    access: 'member',
    summary: 'How many athletes, sports, all-stars and captains there are',
    cacheTags: shownTags,
    handle: (call) => countPlayers(call.db, call.query),
  }),
  shared('GET /api/teams/:id/players', {
    access: 'member',
    summary: 'The players of a team',
    cacheTags: shownTags,
    rows,
    handle: async (call) => {
      const team = await teamTable.find(call.db, call.viewer, call.params.id);
      if (!team) throw notFound('This team');
      const page = await listPlayers(call.db, call.viewer, { ...call.query, teamId: team.id });
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/teams/:id/players', {
    access: 'admin',
    summary: 'Add several players to a team at once, or none of them',
    addsRow: true,
    handle: async (call) => {
      const { id } = call.params;
      if (!(await teamTable.find(call.db, call.viewer, id))) throw notFound('This team');
      await call.commit((write) => addRoster(write, id, call.body.players));
      return { added: call.body.players.length };
    },
  }),
  ...resource(players, {
    table: 'players',
    extraTags,
    access: playerAccess,
    officerFields,
    placedBy: ['name', 'displayName', 'position', 'teamId', 'isAllStar', 'isCaptain'],
    inUse: 'This player still has box-score lines',
    list: listPlayers,
    find: findPlayer,
    add: addPlayer,
    change: changePlayer,
    remove: removePlayer,
  }),
];
