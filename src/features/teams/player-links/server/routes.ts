import { officersTag, peopleTag } from '#features/people/accounts/cache-tags.ts';
import { findAccountByName } from '#features/people/accounts/server/queries.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { badField, notFound } from '#server/failure.ts';
import { serve } from '#server/http/route.ts';
import { ownPlayersTag, playerClaimsTag, playerLinksTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { addLink, approveClaim, claimPlayer, declineClaim, endLink, withdrawClaim } from './link-commands.ts';
import { findPlayerLink, listClaims, ownPlayers } from './queries.ts';

const on = serve(endpoints);

const done = { ok: true as const };
/** The lists whose names these responses show. */
const namedTags = [playersTag, teamsTag, sportsTag];

export const playerLinksRoutes = [
  on('GET /api/user/players', {
    access: 'member',
    summary: 'The players that you are linked to, with their teams, and your pending claims',
    dependsOn: ({ viewer }) => [ownPlayersTag(viewer.accountId), ...namedTags],
    handle: (context) => ownPlayers(context.db, context.viewer.accountId),
  }),
  on('POST /api/players/:id/claim', {
    access: 'member',
    summary: 'Claim to be this player; an officer or admin approves or declines',
    addsRow: true,
    handle: async (context) => {
      await context.commit((write) => claimPlayer(write, context.params.id));
      return done;
    },
  }),
  on('DELETE /api/players/:id/claim', {
    access: 'member',
    summary: 'Withdraw your pending claim',
    handle: async (context) => {
      await context.commit((write) => withdrawClaim(write, context.params.id));
      return done;
    },
  }),
  on('GET /api/players/:id/link', {
    access: 'officer',
    summary: 'The account that a player is linked to, or null',
    dependsOn: () => [playerLinksTag, peopleTag, playersTag],
    handle: (context) => findPlayerLink(context.db, context.params.id),
  }),
  on('POST /api/players/:id/link', {
    access: 'admin',
    summary: 'Link a player to an account, which gets a notice',
    addsRow: true,
    handle: async (context) => {
      const { id } = context.params;
      const { username } = context.body;
      const link = await context.commit(async (write) => {
        const account = await findAccountByName(write.db, username);
        if (!account) throw badField('username', 'There is no account with that name');
        await addLink(write, id, account);
        return findPlayerLink(write.db, id);
      });
      if (!link) throw notFound('This link');
      return link;
    },
  }),
  on('DELETE /api/players/:id/link', {
    access: 'member',
    summary: "End a link between player and account: your own, or anybody's as an officer or admin; scores stay",
    handle: async (context) => {
      await context.commit((write) => endLink(write, context.params.id));
      return done;
    },
  }),
  on('GET /api/player-claims', {
    access: 'officer',
    summary: 'Pending claims, oldest first',
    dependsOn: () => [playerClaimsTag, peopleTag, officersTag, ...namedTags],
    handle: async (context) => {
      const page = await listClaims(context.db, context.viewer, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/player-claims/:id/approve', {
    access: 'officer',
    summary: 'Approve a claim: link the player to the claimant, who gets a notice',
    handle: async (context) => {
      await context.commit((write) => approveClaim(write, context.params.id));
      return done;
    },
  }),
  on('POST /api/player-claims/:id/decline', {
    access: 'officer',
    summary: 'Decline a claim; the claimant gets a notice with the reason',
    handle: async (context) => {
      await context.commit((write) => declineClaim(write, context.params.id, context.body.reason));
      return done;
    },
  }),
];
