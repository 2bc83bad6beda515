import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import {
  accountResidenceTag,
  residencesTag,
  residenceTag,
  residentsTag,
} from '#features/people/residences/cache-tags.ts';
import { residenceNow } from '#features/people/residences/server/queries.ts';
import { captainTags, judgeTags } from '#features/teams/player-links/server/queries.ts';
import { teamsTag, teamTag } from '#features/teams/teams/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { cupEntriesTag, cupObjectionsTag, cupsTag, cupTag, sportsmanshipTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { givePoints, removeGiven, setRules } from './commands.ts';
import { listEntries } from './entry-queries.ts';
import { decide, object } from './objection-commands.ts';
import { listObjections, mayObject } from './objection-queries.ts';
import { previewRules } from './preview-queries.ts';
import { cupsTable, listRules } from './queries.ts';
import { rateTeams } from './rating-commands.ts';
import { readRatings } from './rating-queries.ts';
import { readCup } from './table-queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

/** Names of teams, games and people stand in entries: these rarely change, and a change of theirs derives the cup anew. */
const tableTags = [cupsTag, cupTag.any, cupEntriesTag, residencesTag, residenceTag.any, peopleTag];

export const houseCupRoutes = [
  shared('GET /api/cup', {
    access: 'member',
    summary: 'The table of a cup, with its weeks and what was gained last; null if there is no cup',
    cacheTags: () => tableTags,
    handle: ({ db, viewer, query }) => readCup(db, viewer, query),
  }),
  shared('GET /api/cups/:id/entries', {
    access: 'member',
    summary: 'The points of a cup one by one, or those of a residence, latest first',
    cacheTags: () => tableTags,
    handle: async ({ db, viewer, params, query, response }) => {
      if (!(await cupsTable.find(db, viewer, params.id))) throw notFound('This cup');
      const page = await listEntries(db, params.id, query);
      response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/cups/:id/rules', {
    access: 'member',
    summary: 'The rules of a cup and the earlier ones, the latest first',
    dependsOn: ({ params }) => [cupsTag, cupTag(params.id), peopleTag],
    handle: async ({ db, viewer, params }) => {
      if (!(await cupsTable.find(db, viewer, params.id))) throw notFound('This cup');
      return listRules(db, params.id);
    },
  }),
  on('POST /api/cups/:id/rules', {
    access: 'admin',
    summary: 'Set the rules of a cup for its whole year, with a reason; its points follow',
    addsRow: true,
    handle: (context) => context.commit((write) => setRules(write, context.params.id, context.body)),
  }),
  on('POST /api/cups/:id/preview', {
    access: 'admin',
    summary: 'What other rules would change for each residence; nothing is saved',
    handle: ({ db, viewer, params, body }) => previewRules(db, viewer, params.id, body.rules),
  }),
  on('POST /api/cups/:id/given', {
    access: 'admin',
    summary: 'Give a residence points, or take some, with a reason',
    addsRow: true,
    handle: (context) => context.commit((write) => givePoints(write, context.params.id, context.body)),
  }),
  on('DELETE /api/cup-entries/:id', {
    access: 'admin',
    summary: 'Take back points that an admin gave; those from results follow from these',
    handle: async (context) => {
      await context.commit((write) => removeGiven(write, context.params.id));
      return { ok: true as const };
    },
  }),
  on('GET /api/user/cup', {
    access: 'member',
    summary: 'Your residence in the cup, and whether you may object to points',
    dependsOn: ({ viewer }) => [accountResidenceTag(viewer.accountId), ...captainTags(viewer.accountId)],
    handle: async ({ db, viewer }) => ({
      residenceId: (await residenceNow(db, viewer.accountId))?.residence.id ?? null,
      mayObject: await mayObject(db, viewer.accountId),
    }),
  }),
  on('POST /api/cup-entries/:id/objection', {
    access: 'member',
    summary: 'Object to points before they are final, with a reason; an officer or admin decides',
    addsRow: true,
    handle: (context) => context.commit((write) => object(write, context.params.id, context.body.reason)),
  }),
  on('GET /api/cup-objections', {
    access: 'officer',
    summary: 'Objections to points of cups, open ones first',
    dependsOn: () => [
      ...[cupObjectionsTag, cupEntriesTag, residencesTag, residenceTag.any, residentsTag],
      ...judgeTags,
    ],
    handle: async ({ db, viewer, query, response }) => {
      const page = await listObjections(db, viewer, query.cursor);
      response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/cup-objections/:id/decision', {
    access: 'officer',
    summary: 'Decide an objection with a reason: reject it, strike the points, or say what they should be',
    addsRow: true,
    handle: async (context) => {
      await context.commit((write) => decide(write, context.params.id, context.body));
      return { ok: true as const };
    },
  }),
  on('GET /api/games/:id/sportsmanship', {
    access: 'officer',
    summary: 'How the teams of a game behaved, from 0 to 5',
    dependsOn: ({ params }) => [
      ...[sportsmanshipTag(params.id), gamesTag, gameTag(params.id), teamsTag, teamTag.any],
      ...[residentsTag, ...judgeTags],
    ],
    handle: async ({ db, viewer, params }) => {
      const game = await findGame(db, viewer, params.id);
      if (!game) throw notFound('This game');
      return readRatings(db, viewer, game);
    },
  }),
  on('PUT /api/games/:id/sportsmanship', {
    access: 'officer',
    summary: 'Rate how the teams of a game behaved, from 0 to 5; the cup follows',
    handle: (context) => context.commit((write) => rateTeams(write, context.params.id, context.body.ratings)),
  }),
];
