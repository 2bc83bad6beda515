import type { Member, Officer } from '#server/access/access.ts';
import { conflict, notFound } from '#server/failure.ts';
import { holdRow, type Write } from '#server/write.ts';
import { mostClaims } from '../contract.ts';
import { holdPlayer, linkPlayer, mustBeFree, notifyDeclined } from './link-commands.ts';
import type { ClaimRow } from './present.ts';
import { claimsTag, ownPlayersTag, waitingClaims } from './queries.ts';

/** 'This is me'. Claiming the same player once more changes nothing. */
export async function claimPlayer(write: Write<Member>, playerId: number): Promise<void> {
  const { accountId } = write.viewer;
  const player = await holdPlayer(write, playerId);
  await holdRow(write.db, 'accounts', accountId);
  await mustBeFree(write, player, accountId);
  const added = await write.db
    .insertInto('player_claims')
    .values({ player_id: playerId, account_id: accountId, created_at: write.now.toISOString() })
    .onConflict((waiting) => waiting.columns(['player_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await mustWaitForFew(write, accountId);
  write.changed(claimsTag, ownPlayersTag(accountId));
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
  write.changed(claimsTag, ownPlayersTag(accountId));
}

export async function approveClaim(write: Write<Officer>, claimId: number): Promise<void> {
  const claim = await closeClaim(write, claimId);
  await linkPlayer(write, claim.player_id, claim.account_id, 'Your claim was approved');
  await write.audit({ act: 'player-claim.approve', ...auditEntryOf(claim) });
}

export async function declineClaim(write: Write<Officer>, claimId: number, reason: string): Promise<void> {
  const claim = await closeClaim(write, claimId);
  await notifyDeclined(write, claim, reason);
  await write.audit({ act: 'player-claim.decline', ...auditEntryOf(claim, { reason }) });
}

/** When two decide at once, the second finds the claim gone. Holds player and account first, as everywhere. */
async function closeClaim(write: Write<Officer>, claimId: number): Promise<ClaimRow> {
  const seen = await waitingClaims(write.db).where('player_claims.id', '=', claimId).executeTakeFirst();
  if (!seen) throw notFound('This claim');
  await holdPlayer(write, seen.player_id);
  await holdRow(write.db, 'accounts', seen.account_id);
  const { numDeletedRows } = await write.db.deleteFrom('player_claims').where('id', '=', claimId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This claim');
  write.changed(claimsTag, ownPlayersTag(seen.account_id));
  return seen;
}

async function mustWaitForFew({ db }: Write, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('player_claims')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) > mostClaims) throw conflict(`At most ${mostClaims} of your claims can wait at once`);
}

const auditEntryOf = ({ player_id, username }: ClaimRow, also = {}) => ({
  subject: `player:${player_id}`,
  detail: { username, ...also },
});
