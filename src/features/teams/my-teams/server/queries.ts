import type { AliasableExpression, SelectQueryBuilder } from 'kysely';
import { accountResidenceTag, residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { captainTags, listCaptains } from '#features/teams/player-links/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import { followedTeamsTag } from '../cache-tags.ts';
import type { MyTeam, MyTeams } from '../contract.ts';
import { byCloseness, type Reason, reasons } from '../rules.ts';

/** A team that is an account's own. */
export interface Mine {
  account_id: number;
  team_id: number;
}

export type WithMine = Schema & { mine: Mine };

const pairs: Readonly<Record<Reason, (db: Database) => AliasableExpression<Mine>>> = {
  player: (db) => db.selectFrom('player_links').select(['account_id', 'team_id']).where('until', 'is', null),
  followed: (db) => db.selectFrom('team_follows').select(['account_id', 'team_id']),
  residence: (db) =>
    db
      .selectFrom('account_residences')
      .innerJoin('residences', 'residences.id', 'account_residences.residence_id')
      .innerJoin('teams', (join) =>
        join.on(({ or, eb, ref }) =>
          or([
            eb('teams.residence_id', '=', ref('account_residences.residence_id')),
            eb('teams.second_residence_id', '=', ref('account_residences.residence_id')),
          ]),
        ),
      )
      .select(['account_residences.account_id', 'teams.id as team_id'])
      .where('account_residences.until_day', 'is', null)
      .where('residences.kind', '=', 'home'),
};

/** Whose own which team is for one reason: narrow it by `mine.account_id` or `mine.team_id`. */
export const teamsOwnedBy = (db: Database, reason: Reason): SelectQueryBuilder<WithMine, 'mine', Mine> =>
  db.selectFrom(pairs[reason](db).as('mine')).select(['mine.account_id', 'mine.team_id']);

/** Rows with one reason each; far more than anyone has. */
const maxReasons = 500;

export async function listMyTeams(db: Database, accountId: number): Promise<MyTeams> {
  const of = (reason: Reason) =>
    teamsOwnedBy(db, reason)
      .where('mine.account_id', '=', accountId)
      .select(({ lit }) => lit(reasons.indexOf(reason)).as('reason'));
  const rows = await db
    .selectFrom(of('player').unionAll(of('followed')).unionAll(of('residence')).as('own'))
    .innerJoin('teams', 'teams.id', 'own.team_id')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .select(['own.reason', 'teams.id', 'teams.name', 'teams.logo', 'sports.id as sport_id', 'sports.name as sport'])
    .orderBy('own.reason')
    .orderBy('teams.name_key')
    .orderBy('teams.id')
    .limit(maxReasons)
    .execute();
  const captains = await listCaptains(
    db,
    rows.flatMap(({ id, reason }) => (reasons[reason] === 'player' ? id : [])),
  );
  const teams = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([teamId, [row, ...others]]): MyTeam[] => {
    if (!row) return [];
    const has = (wanted: Reason) => [row, ...others].some(({ reason }) => reasons[reason] === wanted);
    return [
      {
        team: { id: teamId, name: row.name, logo: row.logo, sport: { id: row.sport_id, name: row.sport } },
        isPlayer: has('player'),
        isCaptain: captains.some((captain) => captain.teamId === teamId && captain.accountId === accountId),
        isFollowed: has('followed'),
        isResidence: has('residence'),
      },
    ];
  });
  return { teams: teams.sort(byCloseness) };
}

/** The teams that somebody plays in or follows. */
export async function nearTeamIds(db: Database, accountId: number): Promise<number[]> {
  const of = (reason: Reason) => teamsOwnedBy(db, reason).where('mine.account_id', '=', accountId);
  const rows = await of('player').union(of('followed')).limit(maxReasons).execute();
  return rows.map(({ team_id }) => team_id);
}

const maxPlayers = 2_000;

/** The players of the teams that somebody plays in or follows. */
export async function findMyPlayers(db: Database, accountId: number) {
  const ofTeams = (reason: 'player' | 'followed') =>
    db
      .selectFrom(teamsOwnedBy(db, reason).where('mine.account_id', '=', accountId).as('own'))
      .innerJoin('players', 'players.team_id', 'own.team_id')
      .leftJoin('player_links', (join) =>
        join
          .onRef('player_links.player_id', '=', 'players.id')
          .on('player_links.account_id', '=', accountId)
          .on('player_links.until', 'is', null),
      )
      .select(['players.id', 'player_links.id as link'])
      .limit(maxPlayers)
      .execute();
  const rows = { followed: await ofTeams('followed'), player: await ofTeams('player') };
  return (['followed', 'player'] as const).flatMap((reason) =>
    rows[reason].map(({ id, link }) => ({ id, isSelf: link !== null, reason })),
  );
}

/** The tags on which it depends which teams are an account's own. */
export const myTeamsTags = (accountId: number): CacheTag[] => [
  followedTeamsTag(accountId),
  accountResidenceTag(accountId),
  ...captainTags(accountId),
  ...[teamsTag, sportsTag, residencesTag, residenceTag.any],
];
