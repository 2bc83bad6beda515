import type { PersonalStep } from '#features/people/accounts/server/extension-points.ts';
import { ownPlayersTag } from '#features/teams/player-links/cache-tags.ts';
import { ownPlayers } from '#features/teams/player-links/server/queries.ts';
import { followedTeamsTag } from '../cache-tags.ts';
import { teamsOwnedBy } from './queries.ts';

/** Whoever plays in a team has one on Home already. */
export const followStep: PersonalStep = {
  title: 'Follow a team',
  text: 'Its games and table are on your Home.',
  link: '/teams',
  isDone: async (db, accountId) => {
    const own = teamsOwnedBy(db, 'player').unionAll(teamsOwnedBy(db, 'followed'));
    return (
      (await db
        .selectFrom(own.as('own'))
        .select('own.team_id')
        .where('own.account_id', '=', accountId)
        .executeTakeFirst()) !== undefined
    );
  },
  dependsOn: (accountId) => [followedTeamsTag(accountId), ownPlayersTag(accountId)],
};

/** Also done while a claim waits for its approval. */
export const findYourselfStep: PersonalStep = {
  title: 'Find yourself among the players',
  text: 'Tap “This is me” to have your numbers.',
  link: '/players#find',
  isDone: async (db, accountId) => {
    const { players, claims } = await ownPlayers(db, accountId);
    return players.length + claims.length > 0;
  },
  dependsOn: (accountId) => [ownPlayersTag(accountId)],
};
