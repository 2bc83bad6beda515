import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import type { RowUse } from '#platform/spreadsheets/server/extension-points.ts';
import { accountTag } from '#server/access/viewers.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { conflict, notFound } from '#server/failure.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { defineChange, type ResourceSpec, resource } from '#server/resources/resource.ts';
import { doToEach } from '#server/write.ts';
import { gameCountsTag, gamesTag, gameTag, ownRsvpsTag, rsvpsTag } from '../cache-tags.ts';
import { endpoints, type Game, games, officerFields } from '../contract.ts';
import { findChangeClashes, findGameClashes, findPlanClashes } from './clash-queries.ts';
import { addGame, changeGame, planGame, removeGame } from './commands.ts';
import { listDependents } from './deletion-queries.ts';
import { gameAccess } from './policy.ts';
import { findGame, gameExists, listGameRsvps, listGames, listLocations, listStages } from './queries.ts';
import { enterRsvp, withdrawRsvp } from './rsvp-commands.ts';
import { enteredGames, ownRsvps } from './rsvp-queries.ts';
import { changeForEach } from './several-commands.ts';
import { makeVenue } from './venue-commands.ts';
import { looseLocations, nextAtVenues } from './venue-queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

const storage = {
  table: 'games',
  extraTags: [teamsTag, sportsTag, competitionsTag, gameCountsTag],
  sortFields: [
    'dateTime',
    'status',
    'category',
    'season',
    'group',
    'round',
    'venueId',
    'competitionId',
    'sportId',
    'homeTeamId',
    'awayTeamId',
  ],
  access: gameAccess,
  officerFields,
  inUse: 'This game has a box score: clear it first',
  list: listGames,
  find: findGame,
  add: addGame,
  change: changeGame,
  remove: removeGame,
  saved: async (write, game) => ({ ...game, clashes: await findGameClashes(write.db, game) }),
} as const satisfies ResourceSpec<typeof games, Game, typeof gameAccess>;

export const gamesRoutes = (uses: readonly RowUse[]): Route[] => [
  ...resource(games, { ...storage, takenAlong: (db, id) => listDependents(db, uses, [id]) }),
  on('GET /api/games/parts', {
    access: 'admin',
    summary: 'What belongs to some games and is deleted, unlinked, or keeps them from being deleted',
    dependsOn: () => [gamesTag, gameCountsTag],
    handle: (context) => listDependents(context.db, uses, context.query.ids),
  }),
  shared('GET /api/games/next-at-venues', {
    access: 'member',
    summary: 'The next game at each venue, soonest first',
    rows: { resourceName: 'game' },
    cacheTags: () => [gamesTag, gameTag.any, gameCountsTag, teamsTag, sportsTag, competitionsTag],
    handle: ({ db, viewer, query }) => nextAtVenues(db, viewer, query.from),
  }),
  shared('GET /api/games/locations', {
    access: 'officer',
    summary: 'Locations of games, most used first',
    cacheTags: () => [gamesTag, gameTag.any],
    handle: (context) => listLocations(context.db),
  }),
  shared('GET /api/games/stages', {
    access: 'member',
    summary: 'The groups and rounds of games, of a competition or a sport, in the order of their first game',
    cacheTags: () => [gamesTag, gameTag.any],
    handle: (context) => listStages(context.db, context.query),
  }),
  shared('GET /api/games/locations/loose', {
    access: 'admin',
    summary: 'Locations of games that are no venue yet, with the number of games',
    cacheTags: () => [gamesTag, gameTag.any],
    handle: (context) => looseLocations(context.db),
  }),
  on('POST /api/games/locations/venue', {
    access: 'admin',
    summary: 'Create a venue from a location and link every game at that location to it',
    addsRow: true,
    handle: async (context) => {
      return context
        .commit((write) => makeVenue(write, context.body.location))
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? conflict('There is already a venue with that name') : error;
        });
    },
  }),
  on('POST /api/games/clashes', {
    access: 'officer',
    summary:
      'What a game would clash with if it were saved like this: other games, and the hours and sports of its venue',
    handle: async (context) => ({ clashes: await findPlanClashes(context.db, context.viewer, context.body) }),
  }),
  on('POST /api/games/status', {
    access: 'officer',
    summary: 'Postpone, cancel or restore several games at once; a game changed meanwhile stays as it is',
    handle: (context) =>
      context.commit((write) => {
        const { status, word } = context.body;
        const planOne = defineChange(games, {
          ...storage,
          change: (work, game) => planGame(work, game, { status }, word),
        });
        return doToEach(write, context.body, (id, version) => planOne(write, id, {}, version));
      }),
  }),
  on('POST /api/games/changes', {
    access: 'admin',
    summary:
      'Move several games, or give them another location or competition; a game changed meanwhile stays as it is',
    handle: (context) =>
      context.commit(async (write) => {
        const change = await changeForEach(write, context.body);
        const changeOne = defineChange(games, { ...storage, change });
        return doToEach(write, context.body, (id, version) => changeOne(write, id, {}, version));
      }),
  }),
  on('POST /api/games/changes/clashes', {
    access: 'admin',
    summary: 'What several games would clash with after a move or in another place, with each other too',
    handle: async (context) => ({ clashes: await findChangeClashes(context.db, context.viewer, context.body) }),
  }),
  on('GET /api/games/going', {
    access: 'member',
    summary: 'Upcoming games that you attend, and the name of your RSVP',
    dependsOn: ({ viewer }) => [ownRsvpsTag(viewer.accountId), accountTag(viewer.accountId)],
    handle: (context) => ownRsvps(context.db, context.viewer),
  }),
  on('GET /api/user/rsvps', {
    access: 'member',
    summary: 'Upcoming games for which you RSVPed yourself or friends, soonest first',
    dependsOn: ({ viewer }) => [ownRsvpsTag(viewer.accountId), gamesTag, gameTag.any, gameCountsTag],
    handle: (context) => enteredGames(context.db, context.viewer),
  }),
  on('GET /api/games/:id/rsvps', {
    access: 'member',
    summary: 'The RSVPs of a game, oldest first',
    dependsOn: ({ params }) => [rsvpsTag(params.id)],
    handle: async (context) => {
      if (!(await gameExists(context.db, context.params.id))) throw notFound('This game');
      return listGameRsvps(context.db, context.viewer, context.params.id);
    },
  }),
  on('POST /api/games/:id/rsvp', {
    access: 'visitor',
    summary: 'RSVP for an upcoming game; sending the same name again changes nothing',
    limit: 'rsvp',
    idempotent: true,
    addsRow: true,
    handle: async (context) => {
      const { rsvp, fresh } = await context.commit((write) =>
        enterRsvp(write, context.params.id, context.body.userName),
      );
      if (!fresh) context.response.status(200);
      return rsvp;
    },
  }),
  on('DELETE /api/games/:id/rsvp', {
    access: 'member',
    summary: 'Withdraw an RSVP that you made',
    idempotent: true,
    handle: async (context) => {
      await context.commit((write) => withdrawRsvp(write, context.params.id, context.body.userName));
      return { ok: true as const };
    },
  }),
];
