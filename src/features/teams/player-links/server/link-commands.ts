import { sql } from 'kysely';
import { findAccount, listJudges, type NamedAccount } from '#features/people/accounts/server/queries.ts';
import { addNotice, addNotices } from '#features/people/notices/server/commands.ts';
import { playerPath } from '#features/teams/players/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { isMember, type Member, type Officer } from '#server/access/access.ts';
import { conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { daysIn } from '#shared/time-zone.ts';
import { ownPlayersTag, playerClaimsTag, playerLinksTag } from '../cache-tags.ts';
import { maxClaims } from '../contract.ts';
import { authorizeJudge, othersToAsk } from './own-case-policy.ts';
import { mayEndLink } from './policy.ts';
import type { ClaimRow } from './present.ts';
import { loadCases, waitingClaims } from './queries.ts';

/** Links a player to an account unasked, as admins and imports do. */
export async function addLink(write: Write, playerId: number, account: NamedAccount): Promise<number> {
  const isOwn = isMember(write.viewer) && write.viewer.accountId === account.id;
  const open = { involved: new Set([account.id]), judges: isOwn ? await listJudges(write.db) : [] };
  const said = isOwn ? authorizeJudge(write, open, 'Another admin has to link you to a player') : {};
  const id = await linkPlayer(write, playerId, account.id, 'You were linked to a player');
  const detail = { username: account.username, ...said };
  await write.audit({ act: 'player-link.add', subject: `player:${playerId}`, detail });
  return id;
}

/** Links a player to an account from today on. Notifies its owner, and those whose claims are thereby declined. */
async function linkPlayer(write: Write, playerId: number, accountId: number, title: string): Promise<number> {
  const player = await lockPlayer(write, playerId);
  await lockRowForUpdate(write.db, 'accounts', accountId);
  await mustBeActive(write, accountId);
  await mustBeFree(write, player, accountId);
  const id = await openLink(write, player, accountId);
  await closeOvertaken(write, player, accountId);
  await addNotice(write, accountId, {
    kind: 'player',
    title,
    text: `You are ${player.display_name} of ${player.team} now.`,
    link: playerPath(playerId),
  });
  return id;
}

/** Ends a link, from either side. The row is kept, and what was scored stays with the player. */
export async function endLink(write: Write<Member>, playerId: number): Promise<void> {
  const player = await lockPlayer(write, playerId);
  const link = await findOpenLink(write, playerId);
  if (!link || !mayEndLink(write.viewer, link)) throw notFound('This link');
  await closeLink(write, link);
  await write.audit({ act: 'player-link.end', subject: `player:${playerId}`, detail: { username: link.username } });
  if (write.viewer.accountId === link.account_id) return;
  await addNotice(write, link.account_id, {
    kind: 'player',
    title: 'You are no longer linked to a player',
    text: `An officer or admin unlinked you from ${player.display_name} of ${player.team}.`,
    link: playerPath(playerId),
  });
}

/** A link belongs to a team: it ends with the player's time there, and goes on in the team that they move to. */
export async function followMoves(write: Write, moves: readonly { playerId: number }[]): Promise<void> {
  for (const { playerId } of moves) {
    const player = await lockPlayer(write, playerId);
    const link = await findOpenLink(write, playerId);
    if (!link) continue;
    await lockRowForUpdate(write.db, 'accounts', link.account_id);
    await closeLink(write, link);
    await mustBeFree(write, player, link.account_id);
    await openLink(write, player, link.account_id);
  }
}

async function openLink(write: Write, player: LockedPlayer, accountId: number): Promise<number> {
  const { id } = await write.db
    .insertInto('player_links')
    .values({
      player_id: player.id,
      account_id: accountId,
      team_id: player.team_id,
      since: await today(write),
      until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(ownPlayersTag(accountId), playerLinksTag);
  return id;
}

async function closeLink(write: Write, link: { id: number; account_id: number }): Promise<void> {
  await write.db
    .updateTable('player_links')
    .set({ until: await today(write), version: sql<number>`version + 1` })
    .where('id', '=', link.id)
    .execute();
  write.changed(ownPlayersTag(link.account_id), playerLinksTag);
}

const findOpenLink = ({ db }: Write, playerId: number) =>
  db
    .selectFrom('player_links')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['player_links.id', 'player_links.account_id', 'accounts.username'])
    .where('player_links.player_id', '=', playerId)
    .where('player_links.until', 'is', null)
    .executeTakeFirst();

async function today({ db, now }: Write): Promise<string> {
  const { timeZone } = await readSettings(db);
  return daysIn(timeZone)(now.toISOString());
}

/** Declines claims that a link has settled: others' to the same player, and the account's own in the same team. */
async function closeOvertaken(write: Write, player: LockedPlayer, accountId: number): Promise<void> {
  const overtaken = await waitingClaims(write.db)
    .where(({ eb, and, or }) =>
      or([
        eb('player_claims.player_id', '=', player.id),
        and([eb('player_claims.account_id', '=', accountId), eb('players.team_id', '=', player.team_id)]),
      ]),
    )
    .execute();
  if (overtaken.length === 0) return;
  const ids = overtaken.map(({ id }) => id);
  await write.db.deleteFrom('player_claims').where('id', 'in', ids).execute();
  write.changed(playerClaimsTag, ...overtaken.map((claim) => ownPlayersTag(claim.account_id)));
  for (const claim of overtaken) {
    const isOwn = claim.account_id === accountId;
    if (isOwn && claim.player_id === player.id) continue;
    const reason = isOwn
      ? 'You were linked to another player in this team.'
      : 'This player was linked to another account.';
    await notifyDeclined(write, claim, reason);
  }
}

export const notifyDeclined = (write: Write, claim: ClaimRow, reason: string): Promise<void> =>
  addNotice(write, claim.account_id, {
    kind: 'player',
    title: 'Your claim was declined',
    text: `${claim.player}, ${claim.team}: ${reason}`,
    link: playerPath(claim.player_id),
  });

interface LockedPlayer {
  id: number;
  display_name: string;
  team_id: number;
  team: string;
}

/** Holds the player until the commit, and before any account: two who decide about the same player take turns. */
export async function lockPlayer(write: Write, playerId: number): Promise<LockedPlayer> {
  await lockRowForUpdate(write.db, 'players', playerId);
  const player = await write.db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.display_name', 'players.team_id', 'teams.name as team'])
    .where('players.id', '=', playerId)
    .executeTakeFirst();
  if (!player) throw notFound('This player');
  return player;
}

/** Explains why a link is impossible; unique indexes of the database would refuse it too. */
export async function mustBeFree({ db }: Write, player: LockedPlayer, accountId: number): Promise<void> {
  const links = await db
    .selectFrom('player_links')
    .select(['player_id', 'account_id'])
    .where('until', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('player_id', '=', player.id),
        and([eb('account_id', '=', accountId), eb('team_id', '=', player.team_id)]),
      ]),
    )
    .execute();
  if (links.some((link) => link.player_id === player.id)) {
    throw conflict('This player is already linked to an account');
  }
  if (links.length > 0) throw conflict('This account is already linked to a player in this team');
}

async function mustBeActive({ db }: Write, accountId: number): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account && account.suspended_at !== null) throw conflict('This account is suspended: reinstate it first');
}

/** 'This is me'. Claiming the same player once more changes nothing. */
export async function claimPlayer(write: Write<Member>, playerId: number): Promise<void> {
  const { accountId } = write.viewer;
  const player = await lockPlayer(write, playerId);
  await lockRowForUpdate(write.db, 'accounts', accountId);
  await mustBeFree(write, player, accountId);
  const added = await write.db
    .insertInto('player_claims')
    .values({ player_id: playerId, account_id: accountId, created_at: write.now.toISOString() })
    .onConflict((waiting) => waiting.columns(['player_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await mustWaitForFew(write, accountId);
  write.changed(playerClaimsTag, ownPlayersTag(accountId));
  await askOthers(write, player);
}

/** Asks the other officers and admins about a claim by one of them. */
async function askOthers(write: Write<Member>, player: LockedPlayer): Promise<void> {
  const { accountId, displayName } = write.viewer;
  const { others } = othersToAsk({ involved: new Set([accountId]), judges: await listJudges(write.db) });
  const notice = {
    kind: 'player',
    title: 'A claim waits for you',
    text: `${displayName} claims to be ${player.display_name} of ${player.team}, and cannot decide about it.`,
    link: '/player-claims',
  };
  await addNotices(
    write,
    others.map(({ id }) => ({ accountId: id, ...notice })),
  );
}

export async function withdrawClaim(write: Write<Member>, playerId: number): Promise<void> {
  const { accountId } = write.viewer;
  const removed = await write.db
    .deleteFrom('player_claims')
    .where('player_id', '=', playerId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound('This claim');
  write.changed(playerClaimsTag, ownPlayersTag(accountId));
}

export async function approveClaim(write: Write<Officer>, claimId: number): Promise<void> {
  const { claim, said } = await closeClaim(write, claimId);
  await linkPlayer(write, claim.player_id, claim.account_id, 'Your claim was approved');
  await write.audit({ act: 'player-claim.approve', ...buildAuditEntry(claim, said) });
}

export async function declineClaim(write: Write<Officer>, claimId: number, reason: string): Promise<void> {
  const { claim, said } = await closeClaim(write, claimId);
  await notifyDeclined(write, claim, reason);
  await write.audit({ act: 'player-claim.decline', ...buildAuditEntry(claim, { reason, ...said }) });
}

/** When two decide at once, the second finds the claim gone. Holds player and account first, as everywhere. */
async function closeClaim(write: Write<Officer>, claimId: number): Promise<{ claim: ClaimRow; said: object }> {
  const seen = await waitingClaims(write.db).where('player_claims.id', '=', claimId).executeTakeFirst();
  if (!seen) throw notFound('This claim');
  await lockPlayer(write, seen.player_id);
  await lockRowForUpdate(write.db, 'accounts', seen.account_id);
  const findCase = await loadCases(write.db, [seen.player_id]);
  const said = authorizeJudge(write, findCase(seen.player_id), ownClaim);
  const { numDeletedRows } = await write.db.deleteFrom('player_claims').where('id', '=', claimId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This claim');
  write.changed(playerClaimsTag, ownPlayersTag(seen.account_id));
  return { claim: seen, said };
}

const ownClaim = 'You claim this player yourself: another officer or an admin decides';

async function mustWaitForFew({ db }: Write, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('player_claims')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) > maxClaims) throw conflict(`At most ${maxClaims} of your claims can wait at once`);
}

const buildAuditEntry = ({ player_id, username }: ClaimRow, also = {}) => ({
  subject: `player:${player_id}`,
  detail: { username, ...also },
});
