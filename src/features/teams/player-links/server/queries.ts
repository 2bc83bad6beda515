import { officersTag, peopleTag } from '#features/people/accounts/cache-tags.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { ownPlayersTag, playerLinksTag } from '../cache-tags.ts';
import { maxCaptains, type OwnPlayers, type PlayerClaim, type PlayerLink } from '../contract.ts';
import { type Case, mayJudge } from './own-case-policy.ts';
import { presentClaim, presentNamed } from './present.ts';

/** Far more than anyone has. */
const maxOwn = 200;

export async function ownPlayers(db: Database, accountId: number): Promise<OwnPlayers> {
  const links = await openLinks(db)
    .where('player_links.account_id', '=', accountId)
    .orderBy('player_links.id')
    .limit(maxOwn)
    .execute();
  const claims = await waitingClaims(db)
    .where('player_claims.account_id', '=', accountId)
    .orderBy('player_claims.id')
    .limit(maxOwn)
    .execute();
  const captains = await listCaptains(
    db,
    links.map(({ team_id }) => team_id),
  );
  const isCaptainOf = (teamId: number) =>
    captains.some((captain) => captain.teamId === teamId && captain.accountId === accountId);
  return {
    players: links.map((row) => ({ ...presentNamed(row), since: row.since, isCaptain: isCaptainOf(row.team_id) })),
    claims: claims.map((row) => ({ ...presentNamed(row), claimedAt: row.created_at })),
  };
}

export async function findPlayerLink(db: Database, playerId: number): Promise<PlayerLink | null> {
  const row = await db
    .selectFrom('player_links')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['accounts.id', 'accounts.username', 'accounts.display_name'])
    .select(['player_links.since', 'player_links.team_id'])
    .where('player_links.player_id', '=', playerId)
    .where('player_links.until', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const captains = await listCaptains(db, [row.team_id]);
  return {
    account: { id: row.id, username: row.username, displayName: row.display_name },
    since: row.since,
    isCaptain: captains.some(({ accountId }) => accountId === row.id),
  };
}

const claimsPerPage = 50;
const oldestFirst: OrderColumn[] = [{ column: 'player_claims.id', holds: 'number' }];

export async function listClaims(db: Database, viewer: Viewer, cursor: string | undefined): Promise<Page<PlayerClaim>> {
  const rows = await waitingClaims(db)
    .where(afterCursor(oldestFirst, cursor))
    .orderBy(inOrder(oldestFirst))
    .limit(claimsPerPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], claimsPerPage);
  const findCase = await loadCases(
    db,
    page.rows.map((row) => row.player_id),
  );
  return {
    rows: page.rows.map((row) => presentClaim(row, mayJudge(viewer, findCase(row.player_id)))),
    next: page.next,
  };
}

export async function countClaims(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('player_claims')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const playerAndTeam = [
  'players.id as player_id',
  'players.display_name as player',
  'teams.id as team_id',
  'teams.name as team',
  'teams.logo',
  'sports.id as sport_id',
  'sports.name as sport',
] as const;

const openLinks = (db: Database) => allLinks(db).where('player_links.until', 'is', null);

const allLinks = (db: Database) =>
  db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .innerJoin('teams', 'teams.id', 'player_links.team_id')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .select(playerAndTeam)
    .select('player_links.since');

export const waitingClaims = (db: Database) =>
  db
    .selectFrom('player_claims')
    .innerJoin('players', 'players.id', 'player_claims.player_id')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .innerJoin('accounts', 'accounts.id', 'player_claims.account_id')
    .select(playerAndTeam)
    .select(['player_claims.id', 'player_claims.created_at', 'player_claims.account_id'])
    .select(['accounts.username', 'accounts.display_name as account']);

export interface ExportedLink {
  id: number;
  player: string;
  team: string;
  sport: string;
  username: string;
  since: string;
  until: string | null;
}

const linksInOrder: OrderColumn[] = [{ column: 'player_links.id', holds: 'number' }];

export async function exportedLinks(db: Database, cursor: string | undefined): Promise<Page<ExportedLink>> {
  const rows = await allLinks(db)
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['accounts.username', 'player_links.id', 'player_links.until'])
    .where(afterCursor(linksInOrder, cursor))
    .orderBy(inOrder(linksInOrder))
    .limit(pageSize + 1)
    .execute();
  return toPage(rows, (row) => [row.id]);
}

export interface Captain {
  teamId: number;
  accountId: number;
  /** Lower for the one who was linked earlier. */
  linkId: number;
}

/**
 * Who speaks for these teams: players marked captain on the roster who are linked to an account that may log in. If a
 * team has more of them, those who were linked first.
 */
export async function listCaptains(db: Database, teamIds: readonly number[]): Promise<Captain[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['player_links.team_id as teamId', 'player_links.account_id as accountId'])
    .select('player_links.id as linkId')
    .where('player_links.team_id', 'in', [...new Set(teamIds)])
    .where('player_links.until', 'is', null)
    .where('players.is_captain', '=', 1)
    .where('accounts.suspended_at', 'is', null)
    .orderBy('player_links.id')
    .execute();
  return [...Map.groupBy(rows, ({ teamId }) => teamId).values()].flatMap((ofTeam) => ofTeam.slice(0, maxCaptains));
}

/** Pairs of these teams with people who play in both, and how many they are. */
export async function countSharedPlayers(
  db: Database,
  teamIds: readonly number[],
): Promise<{ teams: [number, number]; players: number }[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .selectFrom('player_links as one')
    .innerJoin('player_links as other', 'other.account_id', 'one.account_id')
    .select(['one.team_id as first', 'other.team_id as second'])
    .select(({ fn }) => fn.countAll().as('players'))
    .whereRef('one.team_id', '<', 'other.team_id')
    .where('one.until', 'is', null)
    .where('other.until', 'is', null)
    .where('one.team_id', 'in', teamIds)
    .where('other.team_id', 'in', teamIds)
    .groupBy(['one.team_id', 'other.team_id'])
    .execute();
  return rows.map(({ first, second, players }) => ({ teams: [first, second], players: Number(players) }));
}

/** The accounts linked to a player of these teams on a day or since: whoever has just left still took part. */
export async function playersSince(
  db: Database,
  teamIds: readonly number[],
  day: string,
): Promise<{ teamId: number; accountId: number; until: string | null }[]> {
  return db
    .selectFrom('player_links')
    .select(['team_id as teamId', 'account_id as accountId', 'until'])
    .where('team_id', 'in', [...new Set(teamIds)])
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>=', day)]))
    .execute();
}

/** The claim to a player is the own case of everybody who claims it. */
export async function loadCases(db: Database, playerIds: readonly number[]): Promise<(playerId: number) => Case> {
  if (playerIds.length === 0) return () => ({ involved: new Set(), judges: [] });
  const rows = await db
    .selectFrom('player_claims')
    .select(['player_id', 'account_id'])
    .where('player_id', 'in', [...new Set(playerIds)])
    .execute();
  const claimants = Map.groupBy(rows, (row) => row.player_id);
  const judges = await listJudges(db);
  return (playerId) => ({
    involved: new Set(claimants.get(playerId)?.map(({ account_id }) => account_id)),
    judges,
  });
}

/** The tags on which it depends whether somebody is a captain. */
export const captainTags = (accountId: number) => [ownPlayersTag(accountId), playersTag];

/** The tags on which it depends who may decide about others, for officers and admins. */
export const judgeTags = [playerLinksTag, peopleTag, officersTag];
