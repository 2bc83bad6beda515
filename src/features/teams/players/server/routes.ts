import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { teamTable } from '#features/teams/teams/server/queries.ts';
import { notFound } from '#server/failure.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { resource } from '#server/resources/resource.ts';
import { playersTag, playerTag } from '../cache-tags.ts';
import { endpoints, officerFields, players } from '../contract.ts';
import { addPlayer, addRoster, changePlayer, removePlayer } from './commands.ts';
import { playerAccess } from './policy.ts';
import { countPlayers, findPlayer, listPlayers } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

const extraTags = [teamsTag, sportsTag];
const shownTags = () => [playersTag, playerTag.any, ...extraTags];
const rows = { resourceName: players.resourceName, path: players.path };

export const playersRoutes = [
  shared('GET /api/players/with-relations', {
    access: 'member',
    summary: 'Players with team, sport and season statistics',
    cacheTags: shownTags,
    rows,
    handle: async (context) => {
      const page = await listPlayers(context.db, context.viewer, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  shared('GET /api/players/totals', {
    access: 'member',
    summary: 'How many athletes, sports, all-stars and captains there are',
    cacheTags: shownTags,
    handle: (context) => countPlayers(context.db, context.query),
  }),
  shared('GET /api/teams/:id/players', {
    access: 'member',
    summary: 'The players of a team',
    cacheTags: shownTags,
    rows,
    handle: async (context) => {
      const team = await teamTable.find(context.db, context.viewer, context.params.id);
      if (!team) throw notFound('This team');
      const page = await listPlayers(context.db, context.viewer, { ...context.query, teamId: team.id });
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/teams/:id/players', {
    access: 'admin',
    summary: 'Add several players to a team at once, or none of them',
    addsRow: true,
    handle: async (context) => {
      const { id } = context.params;
      if (!(await teamTable.find(context.db, context.viewer, id))) throw notFound('This team');
      await context.commit((write) => addRoster(write, id, context.body.players));
      return { added: context.body.players.length };
    },
  }),
  ...resource(players, {
    table: 'players',
    extraTags,
    access: playerAccess,
    officerFields,
    sortFields: ['name', 'displayName', 'position', 'teamId', 'isAllStar', 'isCaptain'],
    inUse: 'This player still has box-score lines',
    list: listPlayers,
    find: findPlayer,
    add: addPlayer,
    change: changePlayer,
    remove: removePlayer,
  }),
];
